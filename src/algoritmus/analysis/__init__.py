"""Analysis: solvers, assessments of programs, hints and reviews."""
