#if os(Linux) || os(macOS)
  import Foundation

  /// The key of a value that the focused view has.
  public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
  }

  /// The values of the focused view. The user focuses no view, so there are none.
  public struct FocusedValues {
    /// The value of a key: nil.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
      get { nil }
      set {}
    }
  }

  /// A value of the focused view: nil.
  @propertyWrapper
  public struct FocusedValue<Value>: DynamicProperty {
    /// Creates a property for a value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Creates a property for an object.
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    /// The value: nil.
    public var wrappedValue: Value? { nil }
  }

  /// A binding of the focused view: nil.
  @propertyWrapper
  public struct FocusedBinding<Value>: DynamicProperty {
    /// Creates a property for a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// The value: nil.
    public var wrappedValue: Value? {
      get { nil }
      nonmutating set {}
    }
    /// The binding: one to nil.
    public var projectedValue: Binding<Value?> { .constant(nil) }
  }

  extension View {
    /// Accepts a value of the view when it is focused.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
      self
    }
    /// Accepts an object of the view when it is focused.
    public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }
    /// Accepts a value of the scene when it is focused.
    public func focusedSceneValue<Value>(
      _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Accepts an object of the scene when it is focused.
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
  }
#endif
