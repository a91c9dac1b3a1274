"""The laws, one function each: its name is the law, its docstring tells an author who breaks it where to look."""
