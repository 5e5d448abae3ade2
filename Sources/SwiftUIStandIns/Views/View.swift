#if os(Linux) || os(macOS)
  import Foundation

  /// A view. A simulation evaluates its state and its life cycle, but draws nothing.
  @preconcurrency @MainActor
  public protocol View {
    /// The type of the body.
    associatedtype Body: View
    /// The view's content.
    @ViewBuilder var body: Body { get }
  }

  extension Never: View {
    /// `Never` has no body.
    public var body: Never { fatalError("A primitive view has no body") }
  }

  extension View where Body == Never {
    /// A primitive view has no body.
    public var body: Never { fatalError("A primitive view has no body") }
  }

  /// Builds a view from the statements of a closure.
  @resultBuilder
  public enum ViewBuilder {
    /// Returns a view of the closure.
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Returns an empty view.
    @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
    /// Returns the only view.
    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Returns several views.
    @MainActor public static func buildBlock<First: View, Second: View, each Other: View>(
      _ first: First, _ second: Second, _ other: repeat each Other
    ) -> TupleView {
      var parts = [Part(first), Part(second)]
      for view in repeat each other { parts.append(Part(view)) }
      return TupleView(parts)
    }
    /// Returns the view of an `if` without `else`.
    @MainActor public static func buildOptional<Content: View>(_ content: Content?) -> OptionalView<Content> {
      OptionalView(content: content)
    }
    /// Returns the view of a condition that holds.
    @MainActor public static func buildEither<First: View, Second: View>(
      first: First
    ) -> ConditionalView<First, Second> { ConditionalView(choice: .first(first)) }
    /// Returns the view of a condition that does not hold.
    @MainActor public static func buildEither<First: View, Second: View>(
      second: Second
    ) -> ConditionalView<First, Second> { ConditionalView(choice: .second(second)) }
    /// Returns a view of an availability condition.
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }

  /// A type-erased view.
  struct Part {
    let evaluate: @MainActor (ViewContext, AnyHashable) -> Void
    let name: @MainActor () -> String
    /// The name of a view that the app declares; nil for a view of SwiftUI.
    let ownName: @MainActor () -> String?
    var tag: AnyHashable?
    /// The views inside, if a loop makes them.
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
  public struct TupleView: View, ContentlessView, SeveralViews {
    let parts: [Part]
    /// Whether each view covers those before it.
    var areLayers = false

    init(_ parts: [Part]) { self.parts = parts }

    var screenName: String? { parts.first?.name() }

    func evaluate(_ context: ViewContext) {
      // A layer fills the screen if nothing but a backdrop is below it, whatever covers it.
      var isBackdrop = areLayers
      for (index, part) in parts.enumerated() {
        let shown = context.host.shownContents
        part.evaluate(isBackdrop ? context : context.besideOthers, index)
        if context.host.shownContents != shown { isBackdrop = false }
      }
    }
  }

  /// A view of an `if` without `else`. It is a choice only inside another one, such as in a case of a `switch`.
  public struct OptionalView<Content: View>: View, Wrapping, Choosing {
    let content: Content?
    var screenName: String? { content.map { SwiftUIStandIns.screenName(of: $0) } }
    var ownName: String? { content.flatMap { ownScreenName(of: $0) } }
    var branch: [Bool] {
      guard let content else { return [false] }
      return [true] + ((content as? any Choosing)?.branch ?? [])
    }
    func evaluate(_ context: ViewContext) {
      if let content { context.evaluate(content, at: "content") }
    }
    func evaluateChoice(_ context: ViewContext) { evaluate(context) }
  }

  /// An optional value is a view, which shows nothing if it is nil.
  extension Optional: View where Wrapped: View {
    /// An optional view has no body.
    public typealias Body = Never
  }

  extension Optional: PrimitiveView, ContentlessView, Wrapping, Choosing where Wrapped: View {
    var screenName: String? { OptionalView(content: self).screenName }
    var ownName: String? { OptionalView(content: self).ownName }
    var branch: [Bool] { OptionalView(content: self).branch }
    func evaluate(_ context: ViewContext) { OptionalView(content: self).evaluate(context) }
    func evaluateChoice(_ context: ViewContext) { evaluate(context) }
  }

  /// One of two views. A change to another view that the app declares counts as a route.
  public struct ConditionalView<First: View, Second: View>: View, Wrapping, Choosing {
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

    /// The values of the conditions up to and including the first that holds.
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
      // A `switch` with several cases becomes nested conditions; the outermost one reports the choice.
      if let inner = view as? any Choosing {
        inner.evaluateChoice(context.child(ObjectIdentifier(type(of: view))))
      } else {
        context.evaluate(view, at: "content")
      }
    }
  }

  /// A view that is one of several.
  @MainActor
  protocol Choosing {
    var branch: [Bool] { get }
    func evaluateChoice(_ context: ViewContext)
  }

  /// A type-erased view. A change to another type counts as a route.
  public struct AnyView: View, Wrapping {
    private let part: Part
    private let type: ObjectIdentifier

    /// Erases the type of a view.
    public init<Content: View>(_ view: Content) {
      part = Part(view)
      type = ObjectIdentifier(Content.self)
    }

    /// Erases the type of a view.
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

  /// A view without content.
  public struct EmptyView: View, ContentlessView {
    /// Creates an empty view.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A view that another framework of the system declares: as with SwiftUI's own, an app that shows it among others
  /// goes to no other screen.
  package protocol SystemView: View {}

  /// Returns the name of a view that the app declares; nil for a view of the system.
  @MainActor
  func ownScreenName(of view: some View) -> String? {
    if view is any SystemView { return nil }
    guard let primitive = view as? any PrimitiveView else { return screenName(of: view) }
    return (primitive as? any Wrapping)?.ownName
  }

  /// A view that wraps another one, such as a modifier.
  @MainActor
  protocol Wrapping: ContentlessView {
    var ownName: String? { get }
  }
#endif
