// The declarations are those of the module for Swift.
