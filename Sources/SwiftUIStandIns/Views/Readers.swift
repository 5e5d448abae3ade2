#if os(Linux) || os(macOS)
  import Foundation

  /// Views that the app scrolls.
  public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    private let content: (ScrollViewProxy) -> Content
    /// Makes views that the app scrolls.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    var screenName: String? { SwiftUIStandIns.screenName(of: content(ScrollViewProxy())) }
    func evaluate(_ context: ViewContext) { context.evaluate(content(ScrollViewProxy()), at: "content") }
  }

  /// Scrolls views, which nobody sees.
  public struct ScrollViewProxy: Sendable {
    /// Scrolls to a view.
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
  }

  /// Views that change with time; they are made for the time of each evaluation.
  public struct TimelineView<Content: View>: View, PrimitiveView {
    /// The time of an evaluation.
    public typealias Context = TimelineViewDefaultContext
    private let content: (Context) -> Content
    /// Makes views that change with time.
    public init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
      self.content = content
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content(Context(date: Date())), at: "content") }
  }

  /// The time for which views are made.
  public struct TimelineViewDefaultContext: Sendable {
    /// The time.
    public let date: Date
  }

  /// When views change.
  public struct TimelineSchedule: Sendable {
    /// All the time.
    public static let animation = TimelineSchedule()
    /// Each minute.
    public static let everyMinute = TimelineSchedule()
    /// All the time.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
      TimelineSchedule()
    }
    /// Again and again.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> TimelineSchedule {
      TimelineSchedule()
    }
    /// At given times.
    public static func explicit(_ dates: some Sequence<Date>) -> TimelineSchedule { TimelineSchedule() }
  }

  extension View {
    /// Hears of the size of the view, which is that of the screen.
    public func onGeometryChange<Value: Equatable>(
      for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> some View {
      ModifiedView(self, after: { change(of: transform(GeometryProxy()), initial: true, in: $0) { action($1) } })
    }
  }

  extension GeometryProxy {
    /// Where the view is: the whole screen.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  }
#endif
