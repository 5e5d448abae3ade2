#if os(Linux) || os(macOS)
  import Foundation

  /// The position and the environment in which a view is evaluated.
  package struct ViewContext {
    let host: ViewHost
    let node: ViewNode
    var environment: EnvironmentValues
    /// Whether a view at this position fills the screen, without others below or next to it.
    var fillsScreen = true

    init(host: ViewHost, node: ViewNode, environment: EnvironmentValues) {
      (self.host, self.node, self.environment) = (host, node, environment)
    }

    /// Returns the context of a child view, with the same environment.
    func child(_ key: AnyHashable) -> ViewContext {
      var context = ViewContext(host: host, node: node.child(key, host.presentGeneration), environment: environment)
      context.fillsScreen = fillsScreen
      return context
    }

    /// The context with the same environment for a view that does not fill the screen, such as a row or a label.
    var besideOthers: ViewContext {
      var context = self
      context.fillsScreen = false
      return context
    }

    /// Evaluates a child view.
    @MainActor
    func evaluate<Content: View>(_ view: Content, at key: AnyHashable) {
      child(Place(type: ObjectIdentifier(Content.self), key: key)).evaluate(view)
    }

    /// Evaluates a view at this position.
    @MainActor
    func evaluate<Content: View>(_ view: Content) {
      link(view)
      if let primitive = view as? any PrimitiveView {
        if primitive.showsContent { host.shownContents += 1 }
        primitive.evaluate(self)
      } else if Content.Body.self != Never.self {
        evaluate(view.body, at: "body")
      } else if let representable = view as? any UIViewControllerRepresentable {
        host.shownContents += 1
        representable.represent(in: self)
      } else if let representable = view as? any UIViewRepresentable {
        host.shownContents += 1
        representable.represent(in: self)
      }
    }

    /// Connects the properties of a view to their stored values and to the environment.
    @MainActor
    func link(_ view: Any) {
      for (index, child) in Mirror(reflecting: view).children.enumerated() {
        if let property = child.value as? any LinkedProperty {
          property.link(self, child.label ?? String(index))
        } else if let property = child.value as? any DynamicProperty {
          // A custom property wrapper may contain dynamic properties.
          self.child(child.label ?? String(index)).link(property)
        }
      }
    }

    /// The identity of a view: its type and its position.
    private struct Place: Hashable {
      let type: ObjectIdentifier
      let key: AnyHashable
    }
  }

  /// A view without a body.
  @MainActor
  protocol PrimitiveView {
    func evaluate(_ context: ViewContext)
    /// The name of the view as a screen.
    var screenName: String? { get }
    /// The tag that distinguishes the view from others in a selection.
    var tagValue: AnyHashable? { get }
    /// Whether the view shows something by itself, other than colours, shapes and pictures.
    var showsContent: Bool { get }
  }

  extension PrimitiveView {
    var screenName: String? { nil }
    var tagValue: AnyHashable? { nil }
    var showsContent: Bool { true }
  }

  /// A view without a body that shows nothing by itself, other than colours, shapes and pictures.
  protocol ContentlessView: PrimitiveView {}

  extension ContentlessView {
    var showsContent: Bool { false }
  }

  /// A property of a view that outlives the view's value, or depends on the environment.
  ///
  /// Only `link` belongs to the main actor: a property of such a type must not move the class that has it there.
  protocol LinkedProperty {
    @MainActor func link(_ context: ViewContext, _ name: String)
  }

  /// Returns the name of a view as a screen: its type, if the app declares it, or otherwise that of its content.
  @MainActor
  func screenName(of view: some View) -> String {
    if let primitive = view as? any PrimitiveView {
      return primitive.screenName ?? plainName(of: view)
    }
    return plainName(of: view)
  }

  private func plainName(of value: Any) -> String {
    let name = String(describing: type(of: value))
    return String(name.prefix { $0 != "<" })
  }
#endif
