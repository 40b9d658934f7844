"""What the box of Progers holds, as data."""
