#if os(Linux) || os(macOS)
  #if !os(Linux)
    import Combine
  #endif
  import Foundation
  import SDKContract

  extension View {
    /// Calls an action with a link that opened the app.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
      ModifiedView(self, after: { $0.host.takeLinks(action) })
    }

    /// Calls an action with an activity that the user continues.
    ///
    /// A universal link from the camera or an NFC tag is one of type `NSUserActivityTypeBrowsingWeb`. A universal link
    /// that the user taps goes to `onOpenURL` instead.
    public func onContinueUserActivity(
      _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
      ModifiedView(self, after: { $0.host.takeActivities(activityType, action) })
    }

    /// Calls an action when the view first appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
      ModifiedView(self, after: { if let action { $0.node.appear.append { action() } } })
    }

    /// Calls an action when the view is removed.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
      ModifiedView(self, after: { if let action { $0.node.disappear.append { action() } } })
    }

    /// Runs a task as long as the view exists.
    public func task(
      priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { task(id: 0, priority: priority, action) }

    /// Runs a task as long as the view exists, and again when a value changes.
    public func task<ID: Equatable>(
      id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
      ModifiedView(
        self,
        after: { context in
          let node = context.node
          let start: @MainActor () -> Void = {
            (node.kept["task"] as? RunningTask)?.cancel()
            node.kept["task"] = RunningTask(value, WorkToken.startLasting { Task { await action() } })
          }
          if let running = node.kept["task"] as? RunningTask {
            if running.id as? ID != value { context.host.afterEvaluation(start) }
          } else {
            node.appear.append(start)
          }
        })
    }

    /// Calls an action when a value changes.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
      ModifiedView(self, after: { change(of: value, in: $0) { action($1) } })
    }

    /// Calls an action when a value changes.
    public func onChange<Value: Equatable>(
      of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
      ModifiedView(self, after: { change(of: value, initial: initial, in: $0, action) })
    }

    /// Calls an action when a value changes.
    public func onChange<Value: Equatable>(
      of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
      ModifiedView(self, after: { change(of: value, initial: initial, in: $0) { _, _ in action() } })
    }

    /// Calls an action for each value of a publisher.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
      ModifiedView(
        self,
        after: { context in
          // The action is that of the latest evaluation; the publisher is that of the first one.
          let key = "receives"
          if let known = context.node.kept[key] as? Reception<P.Output> {
            known.action = action
          } else {
            let reception = Reception(action)
            context.node.kept[key] = reception
            reception.link = publisher.sink { [weak reception] in reception?.action($0) }
          }
        })
    }
  }

  /// A view's subscription.
  private final class Reception<Value> {
    var action: (Value) -> Void
    var link: AnyCancellable?
    init(_ action: @escaping (Value) -> Void) { self.action = action }
  }
#endif
