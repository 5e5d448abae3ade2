// Swift declares the function of this target itself, so that a program can import its modules without a module map.
