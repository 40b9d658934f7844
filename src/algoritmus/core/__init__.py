"""The shared kernel: what both games mean by the same word. Standard library only."""
