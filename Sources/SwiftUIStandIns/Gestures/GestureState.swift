#if os(Linux) || os(macOS)
  import Foundation

  /// A state that follows a gesture; as nobody touches the view, it keeps its first value.
  @propertyWrapper
  public struct GestureState<Value> {
    /// The first value.
    public let wrappedValue: Value
    /// Itself, for `updating`.
    public var projectedValue: GestureState<Value> { self }
    /// Creates a state.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a state.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// Creates a state.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    /// Creates a state.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
      self.wrappedValue = wrappedValue
    }
  }

  extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { wrappedValue = nil }
  }
#endif
