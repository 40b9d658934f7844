"""Wire types, serialized as JSON: requests, responses, socket messages and room events."""
