"""Worker processes: jobs that take long run in processes of their own."""
