"""What goes over the wire: messages and shapes."""
