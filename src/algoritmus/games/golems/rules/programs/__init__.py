"""Programs of golems: what a hand can make, whether a program is legal, why not."""
