"""Components of Progers as data."""
