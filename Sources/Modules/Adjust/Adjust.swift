import AdjustModel

/// The class of version 4, by its name.
public typealias Adjust = AdjustVersion4
