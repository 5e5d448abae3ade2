#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// An app built with SwiftUI, with the members of SwiftUI's protocol.
  @preconcurrency @MainActor
  public protocol App {
    /// What the app shows.
    associatedtype Body: Scene
    /// What the app shows.
    @SceneBuilder var body: Body { get }
    /// Creates the app, once in each process.
    init()
  }

  extension App {
    /// Where a simulation takes the place of the system, the program itself has nothing to do.
    public static func main() {
      print("This app runs in a simulation: name it in a test, with TestedApp.swiftUI(\(Self.self).self)")
    }
  }

  /// A part of an app that shows views.
  @preconcurrency @MainActor
  public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
  }

  extension Never: Scene {}

  /// A scene that is made of no others by a body.
  @MainActor
  protocol PrimitiveScene {
    func evaluate(_ context: ViewContext)
  }

  extension ViewContext {
    /// Evaluates a scene at this place.
    @MainActor
    package func evaluate(scene: some Scene) {
      link(scene)
      if let primitive = scene as? any PrimitiveScene {
        primitive.evaluate(self)
      } else {
        child("body").evaluate(scene: scene.body)
      }
    }
  }

  /// Puts scenes together.
  @resultBuilder
  public enum SceneBuilder {
    /// One scene.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes, of which the first one is shown.
    @MainActor public static func buildBlock<First: Scene, each Other: Scene>(
      _ first: First, _ other: repeat each Other
    ) -> First { first }
  }

  /// A scene with one window.
  public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    private let content: () -> Content

    /// Creates a window that shows a view.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    /// Creates a window that shows a view.
    public init(_ title: some StringProtocol, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
      self.content = content
    }
    /// Creates a window that shows a view.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

    /// It is made of no others.
    public var body: Never { fatalError("A window group has no body") }

    func evaluate(_ context: ViewContext) { context.evaluate(content(), at: "window") }
  }

  /// Whether a scene is in front.
  public enum ScenePhase: Comparable, Sendable {
    /// Out of sight.
    case background
    /// In front, but not receiving events.
    case inactive
    /// In front.
    case active
  }

  extension Scene {
    /// Hears of changes.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
      ModifiedScene(content: self) { change(of: value, in: $0) { action($1) } }
    }

    /// Hears of changes.
    public func onChange<Value: Equatable>(
      of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
      ModifiedScene(content: self) { change(of: value, initial: initial, in: $0, action) }
    }

    /// Hears of changes.
    public func onChange<Value: Equatable>(
      of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
      ModifiedScene(content: self) { change(of: value, initial: initial, in: $0) { _, _ in action() } }
    }

    /// Puts a value into the surroundings.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
      ModifiedScene(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Puts an object into the surroundings.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
      ModifiedScene(content: self) { $0.environment.objects[ObjectIdentifier(Object.self)] = object }
    }

    /// Accepts which links the scene takes; the simulation has one scene.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  }

  /// A scene in changed surroundings.
  struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
    let content: Content
    let modify: @MainActor (inout ViewContext) -> Void

    var body: Never { fatalError("A modified scene has no body") }

    func evaluate(_ context: ViewContext) {
      var context = context
      modify(&context)
      context.child("content").evaluate(scene: content)
    }
  }
#endif
