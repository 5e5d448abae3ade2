#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// A key of a value in the environment.
  public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
  }

  /// The environment of a view.
  public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The objects in the environment, by type.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Creates an environment with default values.
    public init() {}

    /// The value for a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
      get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
      set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The action that opens URLs.
    public var openURL = OpenURLAction()
    /// The defaults that a view above has named for `@AppStorage`.
    var defaultAppStorage: UserDefaults?
    /// The phase of the scene.
    public var scenePhase: ScenePhase {
      get {
        whenPhaseIsRead?()
        return phase
      }
      set { phase = newValue }
    }
    private var phase = ScenePhase.background
    /// Is told that something depends on the phase of the scene.
    var whenPhaseIsRead: (() -> Void)?
    /// The action that dismisses a presented view or pops a pushed one.
    public var dismiss = DismissAction {}
    /// Whether the view is presented or pushed, as before iOS 15.
    public var presentationMode = Binding<PresentationMode>.constant(PresentationMode(isPresented: false))
    /// Whether the view is presented or pushed.
    public var isPresented = false
    /// Light or dark.
    public var colorScheme = ColorScheme.light
    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// The least height of a row.
    public var defaultMinListRowHeight: CGFloat = 44
    /// The least height of a header; nil for that of the list.
    public var defaultMinListHeaderHeight: CGFloat?
    /// The user's language and region.
    public var locale = Locale(identifier: "en_US")
    /// The user's calendar.
    public var calendar = Calendar(identifier: .gregorian)
    /// Whether the view is enabled.
    public var isEnabled = true
    /// The destinations that views declare by type of value.
    var destinations: NavigationDestinations?
    /// The collectors of preferences, by key.
    var collectors: [ObjectIdentifier: AnyObject] = [:]
  }

  /// A value in the environment of a view.
  @propertyWrapper
  public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private final class Found: @unchecked Sendable {
      // It is set before the view is evaluated, on the thread of its simulation.
      var value: Value?
    }

    private let read: (EnvironmentValues) -> Value?
    private let found = Found()

    /// Creates a property for a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property for an observable object in the environment.
    public init(_ type: Value.Type) where Value: AnyObject {
      read = { $0.objects[ObjectIdentifier(type)] as? Value }
    }

    /// Creates a property for an observable object that may not be in the environment.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
      read = { .some($0.objects[ObjectIdentifier(type)] as? Object) }
    }

    /// The value.
    public var wrappedValue: Value {
      if let value = found.value ?? read(EnvironmentValues()) { return value }
      fatalError("No object of type \(Value.self) found. A View.environment(_:) may be missing")
    }

    func link(_ context: ViewContext, _ name: String) { found.value = read(context.environment) }
  }

  /// An action that opens URLs.
  public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
      enum Kind: Sendable {
        case handled, discarded
        case system(URL?)
      }
      let kind: Kind
      /// The app has handled the URL.
      public static let handled = Result(kind: .handled)
      /// The URL is discarded.
      public static let discarded = Result(kind: .discarded)
      /// The system opens the URL.
      public static let systemAction = Result(kind: .system(nil))
      /// Returns the result that the system opens another URL.
      public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    init() { handler = nil }

    /// Creates an action with a handler of the app.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    @MainActor
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, and reports whether it was opened.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
      switch handler?(url).kind ?? .system(nil) {
      case .handled: completion(true)
      case .discarded: completion(false)
      case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
      }
    }
  }

  /// An action that dismisses a view.
  public struct DismissAction {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    /// Dismisses the view.
    public func callAsFunction() { action() }
  }

  /// Whether a view is presented, as before iOS 15.
  public struct PresentationMode {
    /// Whether the view is presented.
    public internal(set) var isPresented: Bool
    /// Dismisses the view.
    public mutating func dismiss() { isPresented = false }
  }

  /// Light or dark.
  public enum ColorScheme: CaseIterable, Sendable {
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// The size class.
  public enum UserInterfaceSizeClass: Sendable {
    /// Compact.
    case compact
    /// Regular.
    case regular
  }
#endif
