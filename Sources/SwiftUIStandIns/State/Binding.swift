#if os(Linux) || os(macOS)
  import Foundation

  /// A value of another owner that a view can change.
  @propertyWrapper
  @dynamicMemberLookup
  public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Creates a binding.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
    /// Creates a binding from another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    /// Creates a binding to an optional value that is not nil.
    public init?(_ base: Binding<Value?>) {
      guard let value = base.wrappedValue else { return nil }
      self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// Returns a binding to a constant value.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
      Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
  }
#endif
