#if os(Linux) || os(macOS)
  import Foundation

  /// A property of a view that depends on its environment, or outlives the view's value.
  public protocol DynamicProperty {}

  /// A value that is stored as long as a view exists.
  ///
  /// It is used only on the thread of its simulation.
  final class Kept<Value>: @unchecked Sendable {
    private(set) var value: Value
    weak var host: ViewHost?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      value = newValue
      host?.invalidate()
    }
  }

  /// Refers from a view's value to what is stored for the view.
  ///
  /// It is used only on the thread of its simulation.
  final class KeptPointer<Value>: @unchecked Sendable {
    private let initial: () -> Value
    private var made: Kept<Value>?

    init(_ initial: @escaping () -> Value) { self.initial = initial }

    var kept: Kept<Value> {
      if let made { return made }
      let new = Kept(initial())
      made = new
      return new
    }

    /// Uses the stored value of the view, or stores its initial value.
    @MainActor
    func link(_ context: ViewContext, _ name: String) {
      if let known = context.node.kept[name] as? Kept<Value> {
        made = known
      } else {
        context.node.kept[name] = kept
      }
      kept.host = context.host
    }
  }

  /// A value that a view stores.
  @propertyWrapper
  public struct State<Value>: DynamicProperty, LinkedProperty {
    private let pointer: KeptPointer<Value>

    /// Creates a property with its initial value.
    public init(wrappedValue value: Value) { pointer = KeptPointer { value } }
    /// Creates a property with its initial value.
    public init(initialValue value: Value) { pointer = KeptPointer { value } }

    /// The value.
    public var wrappedValue: Value {
      get { pointer.kept.value }
      nonmutating set { pointer.kept.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
      let pointer = pointer
      return Binding(get: { pointer.kept.value }, set: { pointer.kept.set($0) })
    }

    func link(_ context: ViewContext, _ name: String) { pointer.link(context, name) }
  }

  extension State where Value: ExpressibleByNilLiteral {
    /// Creates a property without a value.
    public init() { self.init(wrappedValue: nil) }
  }

  /// The focus of the user's input, which only the app changes.
  @propertyWrapper
  public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
    /// A binding to the focus.
    public typealias Binding = SwiftUIStandIns.Binding<Value>

    private let pointer: KeptPointer<Value>

    /// Creates a property that is false.
    public init() where Value == Bool { pointer = KeptPointer { false } }
    /// Creates a property without a value.
    public init<Wrapped>() where Value == Wrapped? { pointer = KeptPointer { nil } }

    /// The value.
    public var wrappedValue: Value {
      get { pointer.kept.value }
      nonmutating set { pointer.kept.set(newValue) }
    }

    /// A binding to the focus, for a field.
    public var projectedValue: Binding {
      let pointer = pointer
      return Binding(get: { pointer.kept.value }, set: { pointer.kept.set($0) })
    }

    func link(_ context: ViewContext, _ name: String) { pointer.link(context, name) }
  }

  /// A namespace for animations, which simulations do not have.
  @propertyWrapper
  public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {}
    /// Creates a namespace.
    public init() {}
    /// The identity of the namespace.
    public var wrappedValue: ID { ID() }
  }
#endif
