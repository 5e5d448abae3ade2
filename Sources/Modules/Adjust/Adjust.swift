import AdjustModel

/// The class of version 4, under its name.
public typealias Adjust = AdjustVersion4
