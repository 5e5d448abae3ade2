#if os(Linux) || os(macOS)
  import Foundation

  /// The app delegate of a process as the system sees it: links go to the views, and the rest to the app's own one.
  @MainActor
  final class SwiftUIProcess {
    /// The process whose objects are being made.
    @TaskLocal static var current: SwiftUIProcess?

    let appDelegate: (any UIApplicationDelegate)?
    private var handlers = ViewHandlers()
    private var activity: (any NSObjectProtocol)?

    init(appDelegate: (any UIApplicationDelegate)?) {
      self.appDelegate = appDelegate
    }

    /// Takes what the views of an app want to hear of.
    func show<Root: App>(_ root: Root.Type, in environment: AppEnvironment) {
      handlers = Self.$current.withValue(self) { root.init().body.handlers }
      guard !handlers.appear.isEmpty else { return }
      activity = environment.notificationCenter.addObserver(
        forName: Application.didBecomeActiveNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.appear() }
      }
    }

    private func appear() {
      let actions = handlers.appear
      handlers.appear = []
      for action in actions { action() }
    }

    func open(_ url: URL) {
      for handler in handlers.openURL { handler(url) }
    }
  }
#endif
