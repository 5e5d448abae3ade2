#if os(Linux) || os(macOS)
  import Foundation

  /// A view that scrolls its content programmatically.
  public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    private let content: (ScrollViewProxy) -> Content
    /// Creates a view from a closure that receives the scroll proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    var screenName: String? { SwiftUIStandIns.screenName(of: content(ScrollViewProxy())) }
    func evaluate(_ context: ViewContext) { context.evaluate(content(ScrollViewProxy()), at: "content") }
  }

  /// A proxy that scrolls views.
  public struct ScrollViewProxy: Sendable {
    /// Scrolls to a view. Has no effect.
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
  }

  /// A view that updates over time. A simulation passes it the time of each evaluation.
  public struct TimelineView<Content: View>: View, PrimitiveView {
    /// The context of an update.
    public typealias Context = TimelineViewDefaultContext
    private let content: (Context) -> Content
    /// Creates a view from a schedule and a closure.
    public init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
      self.content = content
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content(Context(date: Date())), at: "content") }
  }

  /// The context of an update.
  public struct TimelineViewDefaultContext: Sendable {
    /// The date of the update.
    public let date: Date
  }

  /// The schedule of updates. Has no effect.
  public struct TimelineSchedule: Sendable {
    /// Every frame.
    public static let animation = TimelineSchedule()
    /// Every minute.
    public static let everyMinute = TimelineSchedule()
    /// Returns a schedule for every frame.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
      TimelineSchedule()
    }
    /// Returns a periodic schedule.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> TimelineSchedule {
      TimelineSchedule()
    }
    /// Returns a schedule of dates.
    public static func explicit(_ dates: some Sequence<Date>) -> TimelineSchedule { TimelineSchedule() }
  }

  extension View {
    /// Calls an action with the geometry of the view, which is that of the screen.
    public func onGeometryChange<Value: Equatable>(
      for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> some View {
      ModifiedView(self, after: { change(of: transform(GeometryProxy()), initial: true, in: $0) { action($1) } })
    }
  }

  extension GeometryProxy {
    /// Returns the frame of the view: the whole screen.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  }
#endif
