#if os(Linux) || os(macOS)
  import Foundation

  /// Where and in what surroundings a view is evaluated.
  package struct ViewContext {
    let host: ViewHost
    let node: ViewNode
    var environment: EnvironmentValues
    /// Whether a view here fills the screen: no others stand below it, or beside it.
    var fillsScreen = true

    init(host: ViewHost, node: ViewNode, environment: EnvironmentValues) {
      (self.host, self.node, self.environment) = (host, node, environment)
    }

    /// The same surroundings, for a view inside.
    func child(_ key: AnyHashable) -> ViewContext {
      var context = ViewContext(host: host, node: node.child(key, host.presentGeneration), environment: environment)
      context.fillsScreen = fillsScreen
      return context
    }

    /// The same surroundings for a view that does not fill the screen, such as a row or a label.
    var besideOthers: ViewContext {
      var context = self
      context.fillsScreen = false
      return context
    }

    /// Evaluates a view inside.
    @MainActor
    func evaluate<Content: View>(_ view: Content, at key: AnyHashable) {
      child(Place(type: ObjectIdentifier(Content.self), key: key)).evaluate(view)
    }

    /// Evaluates a view at this place.
    @MainActor
    func evaluate<Content: View>(_ view: Content) {
      link(view)
      if let primitive = view as? any PrimitiveView {
        primitive.evaluate(self)
      } else if Content.Body.self != Never.self {
        evaluate(view.body, at: "body")
      } else if let representable = view as? any UIViewControllerRepresentable {
        representable.represent(in: self)
      } else if let representable = view as? any UIViewRepresentable {
        representable.represent(in: self)
      }
    }

    /// Gives the properties of a view what was kept for them, and their surroundings.
    @MainActor
    func link(_ view: Any) {
      for (index, child) in Mirror(reflecting: view).children.enumerated() {
        if let property = child.value as? any LinkedProperty {
          property.link(self, child.label ?? String(index))
        } else if let property = child.value as? any DynamicProperty {
          // A property of the app's own has properties inside.
          self.child(child.label ?? String(index)).link(property)
        }
      }
    }

    /// A view's type and its position tell it from others.
    private struct Place: Hashable {
      let type: ObjectIdentifier
      let key: AnyHashable
    }
  }

  /// A view that is made of no others by a body.
  @MainActor
  protocol PrimitiveView {
    func evaluate(_ context: ViewContext)
    /// The name of the screen that the view is, if it is shown as one.
    var screenName: String? { get }
    /// What tells the view from others beside it, in a choice.
    var tagValue: AnyHashable? { get }
  }

  extension PrimitiveView {
    var screenName: String? { nil }
    var tagValue: AnyHashable? { nil }
  }

  /// A property of a view that outlives the view's value, or depends on the surroundings.
  @MainActor
  protocol LinkedProperty {
    func link(_ context: ViewContext, _ name: String)
  }

  /// The name of the screen that a view is: its type, if that is the app's own, or else what it is made of.
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
