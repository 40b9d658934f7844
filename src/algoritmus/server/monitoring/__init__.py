"""Monitoring: the log and the metrics that an operator sees."""
