#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// A name for a value in the surroundings of views.
  public protocol EnvironmentKey {
    /// The value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
  }

  /// The surroundings of a view.
  public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The objects of the surroundings, by their types.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Creates surroundings in which nobody has set anything.
    public init() {}

    /// The value of a name.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
      get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
      set { values[ObjectIdentifier(key)] = newValue }
    }

    /// What opens URLs.
    public var openURL = OpenURLAction()
    /// Whether the scene is in the foreground.
    public var scenePhase = ScenePhase.background
    /// Takes the view away that is presented or pushed.
    public var dismiss = DismissAction {}
    /// Whether the view is presented or pushed, as before iOS 15.
    public var presentationMode = Binding<PresentationMode>.constant(PresentationMode(isPresented: false))
    /// Whether the view is presented or pushed.
    public var isPresented = false
    /// Light or dark.
    public var colorScheme = ColorScheme.light
    /// How wide the view is.
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// How high the view is.
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// The user's language and region.
    public var locale = Locale(identifier: "en_US")
    /// The user's calendar.
    public var calendar = Calendar(identifier: .gregorian)
    /// Whether the view can be used.
    public var isEnabled = true
    /// The places where views want to be shown by value.
    var destinations: NavigationDestinations?
    /// Who hears of what views tell, by the name of the value.
    var collectors: [ObjectIdentifier: AnyObject] = [:]
  }

  /// A value of the surroundings of a view.
  @propertyWrapper
  public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private final class Found: @unchecked Sendable {
      // It is set before the view is evaluated, on the thread of its simulation.
      var value: Value?
    }

    private let read: (EnvironmentValues) -> Value?
    private let found = Found()

    /// A value by its name.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// An observable object by its type.
    public init(_ type: Value.Type) where Value: AnyObject {
      read = { $0.objects[ObjectIdentifier(type)] as? Value }
    }

    /// The value.
    public var wrappedValue: Value {
      if let value = found.value ?? read(EnvironmentValues()) { return value }
      fatalError("No object of type \(Value.self) found. A View.environment(_:) may be missing")
    }

    func link(_ context: ViewContext, _ name: String) { found.value = read(context.environment) }
  }

  /// Opens URLs.
  public struct OpenURLAction {
    /// What has become of a URL.
    public struct Result: Sendable {
      enum Kind: Sendable {
        case handled, discarded
        case system(URL?)
      }
      let kind: Kind
      /// The app has done it.
      public static let handled = Result(kind: .handled)
      /// Nobody does it.
      public static let discarded = Result(kind: .discarded)
      /// The system does it.
      public static let systemAction = Result(kind: .system(nil))
      /// The system opens another URL.
      public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    init() { handler = nil }

    /// Has the app open URLs.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    @MainActor
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, and says whether it was opened.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
      switch handler?(url).kind ?? .system(nil) {
      case .handled: completion(true)
      case .discarded: completion(false)
      case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
      }
    }
  }

  /// Takes a view away.
  public struct DismissAction {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    /// Takes the view away.
    public func callAsFunction() { action() }
  }

  /// Whether a view is presented, as before iOS 15.
  public struct PresentationMode {
    /// Whether the view is presented.
    public internal(set) var isPresented: Bool
    /// Takes the view away.
    public mutating func dismiss() { isPresented = false }
  }

  /// Light or dark.
  public enum ColorScheme: CaseIterable, Sendable {
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// How much space there is.
  public enum UserInterfaceSizeClass: Sendable {
    /// Little.
    case compact
    /// Much.
    case regular
  }
#endif
