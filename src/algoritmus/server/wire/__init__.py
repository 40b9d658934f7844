"""Wire types: requests, responses, socket messages and room events."""
