#if os(Linux) || os(macOS)
  import Foundation

  /// A view with a modifier that the simulation applies.
  public struct ModifiedView<Content: View>: View, Wrapping {
    let content: Content
    var tag: AnyHashable?
    /// Changes the context before the view is evaluated.
    var before: (@MainActor (inout ViewContext) -> Void)?
    /// Runs after the view is evaluated.
    var after: (@MainActor (ViewContext) -> Void)?

    init(
      _ content: Content, before: (@MainActor (inout ViewContext) -> Void)? = nil,
      after: (@MainActor (ViewContext) -> Void)? = nil
    ) {
      (self.content, self.before, self.after) = (content, before, after)
    }

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    var tagValue: AnyHashable? { tag ?? (content as? any PrimitiveView)?.tagValue }

    func evaluate(_ context: ViewContext) {
      var inside = context
      before?(&inside)
      inside.evaluate(content, at: "content")
      after?(inside)
    }
  }

  /// A view modifier that the app declares.
  @preconcurrency @MainActor
  public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View
    /// The type of the modified view.
    typealias Content = AnyView
    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
  }

  extension View {
    /// Applies a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
      AppModifiedView(content: self, modifier: modifier)
    }
  }

  struct AppModifiedView<Content: View, Modifier: ViewModifier>: View, Wrapping {
    let content: Content
    let modifier: Modifier
    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    var tagValue: AnyHashable? { (content as? any PrimitiveView)?.tagValue }

    func evaluate(_ context: ViewContext) {
      let place = context.child("modifier")
      place.link(modifier)
      place.evaluate(modifier.body(content: AnyView(content)), at: "body")
    }
  }

  /// The value at the previous evaluation.
  private final class Former<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Calls an action when a value changes.
  @MainActor
  func change<Value: Equatable>(
    of value: Value, initial: Bool = false, in context: ViewContext, _ action: @escaping (Value, Value) -> Void
  ) {
    let key = "former \(String(describing: Value.self))"
    guard let former = context.node.kept[key] as? Former<Value> else {
      context.node.kept[key] = Former(value)
      if initial { context.node.appear.append { action(value, value) } }
      return
    }
    guard former.value != value else { return }
    let old = former.value
    former.value = value
    // As in SwiftUI, the action runs after the evaluation that detects the change.
    context.host.afterEvaluation { action(old, value) }
  }
#endif
