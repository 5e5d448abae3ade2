#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// An app built with SwiftUI, with the members of SwiftUI's protocol.
  @preconcurrency @MainActor
  public protocol App {
    /// The type of the app's content.
    associatedtype Body: Scene
    /// The scenes of the app.
    @SceneBuilder var body: Body { get }
    /// Creates the app, once per process.
    init()
  }

  extension App {
    /// Prints that the app must be run by a test, because a simulation replaces the system.
    public static func main() {
      print("This app runs in a simulation: name it in a test, with TestedApp.swiftUI(\(Self.self).self)")
    }
  }

  /// A part of an app that shows views.
  @preconcurrency @MainActor
  public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder var body: Body { get }
  }

  extension Never: Scene {}

  /// A scene without a body.
  @MainActor
  protocol PrimitiveScene {
    func evaluate(_ context: ViewContext)
  }

  extension ViewContext {
    /// Evaluates a scene at this position.
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

  /// Combines scenes.
  @resultBuilder
  public enum SceneBuilder {
    /// Returns a single scene.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines several scenes, of which the first one is shown.
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

    /// The window group has no body.
    public var body: Never { fatalError("A window group has no body") }

    func evaluate(_ context: ViewContext) { context.evaluate(content(), at: "window") }
  }

  /// The phase of a scene.
  public enum ScenePhase: Comparable, Sendable {
    /// The scene is in the background.
    case background
    /// The scene is in the foreground, but does not receive events.
    case inactive
    /// The scene is in the foreground and receives events.
    case active
  }

  extension Scene {
    /// Calls an action when a value changes.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
      ModifiedScene(content: self) { change(of: value, in: $0) { action($1) } }
    }

    /// Calls an action when a value changes.
    public func onChange<Value: Equatable>(
      of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
      ModifiedScene(content: self) { change(of: value, initial: initial, in: $0, action) }
    }

    /// Calls an action when a value changes.
    public func onChange<Value: Equatable>(
      of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
      ModifiedScene(content: self) { change(of: value, initial: initial, in: $0) { _, _ in action() } }
    }

    /// Sets a value in the environment.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
      ModifiedScene(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Sets an object in the environment.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
      ModifiedScene(content: self) { $0.environment.objects[ObjectIdentifier(Object.self)] = object }
    }

    /// Accepts the links that the scene handles; the simulation has only one scene.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  }

  /// A scene with a modified environment.
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
