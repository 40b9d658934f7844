"""The server for the table in the browser: rooms, a durable store, computer players. The protocol: docs/protocol.md."""
