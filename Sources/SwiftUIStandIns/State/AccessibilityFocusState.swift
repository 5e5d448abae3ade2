#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the focus of assistive technologies, which are off.
  @propertyWrapper
  public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus.
    public struct Binding {
      /// The value.
      public var wrappedValue: Value
    }
    /// The value: nothing has the focus.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }
    private let none: Value
    /// A binding to the focus.
    public var projectedValue: Binding { Binding(wrappedValue: none) }
    /// Creates the property.
    public init() where Value == Bool { none = false }
    /// Creates the property.
    public init<T: Hashable>() where Value == T? { none = nil }
  }
#endif
