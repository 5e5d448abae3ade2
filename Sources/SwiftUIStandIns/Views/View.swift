#if os(Linux) || os(macOS)
  import Foundation

  /// A view: what it depends on and what it wants to hear of is simulated, and nothing is drawn.
  @preconcurrency @MainActor
  public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }
  }

  extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("A view that is made of no others has no body") }
  }

  extension View where Body == Never {
    /// A view that is made of no others has no body.
    public var body: Never { fatalError("A view that is made of no others has no body") }
  }

  /// Puts the views of a closure together.
  @resultBuilder
  public enum ViewBuilder {
    /// One of the views.
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// No views.
    @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    @MainActor public static func buildBlock<First: View, Second: View, each Other: View>(
      _ first: First, _ second: Second, _ other: repeat each Other
    ) -> TupleView {
      var parts = [Part(first), Part(second)]
      for view in repeat each other { parts.append(Part(view)) }
      return TupleView(parts)
    }
    /// A view that is there on a condition.
    @MainActor public static func buildOptional<Content: View>(_ content: Content?) -> OptionalView<Content> {
      OptionalView(content: content)
    }
    /// The view of a condition that holds.
    @MainActor public static func buildEither<First: View, Second: View>(
      first: First
    ) -> ConditionalView<First, Second> { ConditionalView(choice: .first(first)) }
    /// The view of a condition that does not hold.
    @MainActor public static func buildEither<First: View, Second: View>(
      second: Second
    ) -> ConditionalView<First, Second> { ConditionalView(choice: .second(second)) }
    /// A view of newer systems.
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }

  /// A view whose type is not known any more.
  struct Part {
    let evaluate: @MainActor (ViewContext, AnyHashable) -> Void
    let name: @MainActor () -> String
    /// The name of a view of the app's own; nil for one of SwiftUI's.
    let ownName: @MainActor () -> String?
    var tag: AnyHashable?
    /// The views of which the view is made, if a loop makes them.
    let inside: (@MainActor () -> [Part])?

    @MainActor
    init<Content: View>(_ view: Content) {
      if let views = view as? any SeveralViews { inside = { views.parts } } else { inside = nil }
      evaluate = { $0.evaluate(view, at: $1) }
      name = { screenName(of: view) }
      ownName = { ownScreenName(of: view) }
      tag = (view as? any PrimitiveView)?.tagValue
    }
  }

  /// Several views.
  public struct TupleView: View, PrimitiveView, SeveralViews {
    let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    var screenName: String? { parts.first?.name() }

    func evaluate(_ context: ViewContext) {
      for (index, part) in parts.enumerated() { part.evaluate(context.besideOthers, index) }
    }
  }

  /// A view that is there on a condition.
  public struct OptionalView<Content: View>: View, PrimitiveView {
    let content: Content?
    var screenName: String? { content.map { SwiftUIStandIns.screenName(of: $0) } }
    func evaluate(_ context: ViewContext) {
      if let content { context.evaluate(content, at: "content") }
    }
  }

  /// One of two views; that another one of the app's own is there is a route.
  public struct ConditionalView<First: View, Second: View>: View, PrimitiveView, Wrapping, Choosing {
    enum Choice {
      case first(First)
      case second(Second)
    }

    let choice: Choice

    var screenName: String? {
      switch choice {
      case .first(let view): SwiftUIStandIns.screenName(of: view)
      case .second(let view): SwiftUIStandIns.screenName(of: view)
      }
    }

    var ownName: String? {
      switch choice {
      case .first(let view): ownScreenName(of: view)
      case .second(let view): ownScreenName(of: view)
      }
    }

    /// The first condition that holds, as the conditions that do not and the one that does.
    var branch: [Bool] {
      switch choice {
      case .first(let view): [true] + ((view as? any Choosing)?.branch ?? [])
      case .second(let view): [false] + ((view as? any Choosing)?.branch ?? [])
      }
    }

    func evaluate(_ context: ViewContext) {
      context.host.show(
        ViewChoice(branch: AnyHashable(branch), name: ownName, fillsScreen: context.fillsScreen),
        at: context.node.path)
      evaluateChoice(context)
    }

    func evaluateChoice(_ context: ViewContext) {
      switch choice {
      case .first(let view): show(view, in: context)
      case .second(let view): show(view, in: context)
      }
    }

    private func show(_ view: some View, in context: ViewContext) {
      // A switch of several cases is made of conditions inside conditions, of which the outermost one tells of the choice.
      if let inner = view as? any Choosing {
        inner.evaluateChoice(context.child(ObjectIdentifier(type(of: view))))
      } else {
        context.evaluate(view, at: "content")
      }
    }
  }

  /// One of several views.
  @MainActor
  protocol Choosing {
    var branch: [Bool] { get }
    func evaluateChoice(_ context: ViewContext)
  }

  /// A view of any type; that a view of another type is there is a route.
  public struct AnyView: View, PrimitiveView, Wrapping {
    private let part: Part
    private let type: ObjectIdentifier

    /// Hides a view's type.
    public init<Content: View>(_ view: Content) {
      part = Part(view)
      type = ObjectIdentifier(Content.self)
    }

    /// Hides a view's type.
    public init(erasing view: some View) { self.init(view) }

    var screenName: String? { part.name() }
    var ownName: String? { part.ownName() }
    var tagValue: AnyHashable? { part.tag }

    func evaluate(_ context: ViewContext) {
      context.host.show(
        ViewChoice(branch: AnyHashable(type), name: ownName, fillsScreen: context.fillsScreen), at: context.node.path)
      part.evaluate(context, "content")
    }
  }

  /// No view.
  public struct EmptyView: View, PrimitiveView {
    /// Creates no view.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// The name of a view of the app's own; nil for one of SwiftUI's.
  @MainActor
  func ownScreenName(of view: some View) -> String? {
    guard let primitive = view as? any PrimitiveView else { return screenName(of: view) }
    return (primitive as? any Wrapping)?.ownName
  }

  /// A view around another one, such as a modifier.
  @MainActor
  protocol Wrapping {
    var ownName: String? { get }
  }
#endif
