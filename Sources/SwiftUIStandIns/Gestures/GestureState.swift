#if os(Linux) || os(macOS)
  import Foundation

  /// A state that a gesture updates. Nobody touches the view, so it keeps its initial value.
  @propertyWrapper
  public struct GestureState<Value>: DynamicProperty {
    /// The initial value.
    public let wrappedValue: Value
    /// The gesture state, for `updating`.
    public var projectedValue: GestureState<Value> { self }
    /// Creates a state with an initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a state with an initial value.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// Creates a state with an initial value and a transaction for its reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    /// Creates a state with an initial value and an action for its reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
      self.wrappedValue = wrappedValue
    }
  }

  extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state with nil as its initial value.
    public init() { wrappedValue = nil }
  }
#endif
