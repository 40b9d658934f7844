"""Analysis: solvers, how good a program was, hints and reviews."""
