from mypy_extensions import i64

Int = i64
