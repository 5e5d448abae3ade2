#if os(Linux) || os(macOS)
  #if os(Linux)
    @_exported import CombineStandIns
  #else
    @_exported import Combine
  #endif
  import Foundation

  /// Re-evaluates a view when an object is about to change.
  private final class Observation {
    let object: AnyObject
    private let link: AnyCancellable

    init<Object: ObservableObject>(_ object: Object, _ host: ViewHost) {
      self.object = object
      link = object.objectWillChange.sink { [weak host] _ in host?.invalidate() }
    }
  }

  extension ViewContext {
    /// Re-evaluates the view when an object is about to change.
    func observe<Object: ObservableObject>(_ object: Object, _ name: String) {
      let key = "observes \(name)"
      if let known = node.kept[key] as? Observation, known.object === object { return }
      node.kept[key] = Observation(object, host)
    }
  }

  /// An object that a view depends on, but does not own.
  @propertyWrapper
  public struct ObservedObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
    /// Creates bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
      let object: Object

      /// A binding to a property.
      public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
      }
    }

    private var object: Object

    /// Creates a property for an object.
    public init(wrappedValue: Object) { object = wrappedValue }
    /// Creates a property for an object.
    public init(initialValue: Object) { object = initialValue }

    /// The object.
    @preconcurrency @MainActor public var wrappedValue: Object {
      get { object }
      set { object = newValue }
    }
    /// Bindings to the object's properties.
    @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

    func link(_ context: ViewContext, _ name: String) { context.observe(wrappedValue, name) }
  }

  /// An object that a view creates and owns.
  @propertyWrapper
  public struct StateObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
    private let pointer: KeptPointer<Object>

    /// Creates a property from a closure that creates the object, once per position of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> Object) { pointer = KeptPointer(thunk) }

    /// The object.
    @preconcurrency @MainActor public var wrappedValue: Object { pointer.kept.value }
    /// Bindings to the object's properties.
    @preconcurrency @MainActor public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }

    func link(_ context: ViewContext, _ name: String) {
      pointer.link(context, name)
      context.observe(pointer.kept.value, name)
    }
  }

  /// An object in the environment on which a view depends.
  @propertyWrapper
  public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
    private final class Found: @unchecked Sendable {
      // It is set before the view is evaluated, on the thread of its simulation.
      var object: Object?
    }

    private let found = Found()

    /// Creates a property.
    public init() {}

    /// The object.
    @preconcurrency @MainActor public var wrappedValue: Object {
      guard let object = found.object else {
        fatalError("No ObservableObject of type \(Object.self) found. A View.environmentObject(_:) may be missing")
      }
      return object
    }

    /// Bindings to the object's properties.
    @preconcurrency @MainActor public var projectedValue: ObservedObject<Object>.Wrapper {
      .init(object: wrappedValue)
    }

    func link(_ context: ViewContext, _ name: String) {
      found.object = context.environment.objects[ObjectIdentifier(Object.self)] as? Object
      if let object = found.object { context.observe(object, name) }
    }
  }

  /// Creates bindings to an observable object's properties.
  @propertyWrapper
  @dynamicMemberLookup
  public struct Bindable<Value: AnyObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: Value
    /// Creates a property for an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a property for an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The property itself.
    public var projectedValue: Bindable<Value> { self }
    /// A binding to a property.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
      let object = wrappedValue
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
#endif
