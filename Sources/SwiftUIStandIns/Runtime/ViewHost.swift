#if os(Linux) || os(macOS)
  import Foundation
  import Observation
  import SDKContract
  import UIKitStandIns

  /// Keeps the views of an app up to date: evaluates them when something that they depend on has changed, tells them when
  /// they appear and disappear, and shows the trace which screens the user gets to see.
  ///
  /// It is used on the thread of its simulation only, where the app's views and everything that they hold live.
  package final class ViewHost: @unchecked Sendable {
    private let content: @MainActor (ViewContext) -> Void
    private let root = ViewNode()
    private var generation = 0
    private var isDirty = false
    private var isRendering = false
    private var hasRendered = false
    /// Whether views are told that they appear: the app is, or was, in front.
    private var isSeen = false
    private var openURLHandlers: [(URL) -> Void] = []
    private var activityHandlers: [(type: String, action: (NSUserActivity) -> Void)] = []
    /// The screens that were presented or pushed at the last evaluation, by the place that shows them.
    private var screens: [ViewNode.Path: String] = [:]
    private var presentScreens: [(ViewNode.Path, String)] = []
    /// Which of several views was there at the last evaluation, by their place.
    private var choices: [ViewNode.Path: ViewChoice] = [:]
    private var presentChoices: [(ViewNode.Path, ViewChoice)] = []
    /// What is done when the present evaluation is over.
    private var afterwards: [@MainActor () -> Void] = []
    /// The screen of UIKit's that shows the views, and contains the screens of UIKit's among them.
    weak var container: UIViewController?
    /// Whether the scene is in front, as views see it.
    var scenePhase = ScenePhase.background

    package init(_ content: @escaping @MainActor (ViewContext) -> Void) {
      self.content = content
    }

    // MARK: What the system tells

    /// The scene is about to be seen: its views are made.
    @MainActor
    package func begin() {
      if !hasRendered { render() }
    }

    /// The views are seen.
    @MainActor
    package func appear() {
      begin()
      isSeen = true
      tellLifeCycle()
    }

    /// A link has opened the app.
    @MainActor
    package func open(_ url: URL) {
      begin()
      for handler in openURLHandlers { handler(url) }
      renderNow()
    }

    /// The user continues an activity.
    @MainActor
    package func `continue`(_ activity: NSUserActivity) {
      begin()
      for (type, handler) in activityHandlers where type == activity.activityType { handler(activity) }
    }

    /// The scene has come to the front, or left it.
    @MainActor
    package func change(to phase: ScenePhase) {
      guard phase != scenePhase else { return }
      scenePhase = phase
      if hasRendered { renderNow() }
    }

    /// Whether any view wants to hear of links.
    @MainActor
    package var takesLinks: Bool {
      begin()
      return !openURLHandlers.isEmpty
    }

    // MARK: Evaluating

    /// Something that views depend on has changed.
    package func invalidate() {
      guard !isDirty else { return }
      isDirty = true
      Task { @MainActor in
        // Something else may have had the views evaluated meanwhile.
        if self.isDirty { self.renderNow() }
      }
    }

    @MainActor
    private func renderNow() {
      isDirty = false
      guard hasRendered else { return }
      // What changes during an evaluation is seen by the next one.
      if isRendering { invalidate() } else { render() }
    }

    @MainActor
    private func render() {
      isRendering = true
      isDirty = false
      hasRendered = true
      generation += 1
      openURLHandlers = []
      activityHandlers = []
      presentScreens = []
      presentChoices = []
      var environment = EnvironmentValues()
      environment.scenePhase = scenePhase
      let context = ViewContext(host: self, node: root, environment: environment)
      root.visit(generation)
      withObservationTracking {
        content(context)
      } onChange: { [weak self] in
        self?.invalidate()
      }
      isRendering = false
      root.sweep(generation)
      showScreens()
      if isSeen { tellLifeCycle() }
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
    }

    @MainActor
    private func showScreens() {
      let formerChoices = choices
      choices = Dictionary(presentChoices.map { ($0.0, $0.1) }, uniquingKeysWith: { $1 })
      // What is there at first is where the app begins; nobody went there.
      for (place, choice) in presentChoices {
        guard let former = formerChoices[place], let name = choice.route(from: former) else { continue }
        AppEnvironment.current.show(name)
      }
      // Screens lie over what was chosen below them.
      let former = screens
      screens = Dictionary(presentScreens.map { ($0.0, $0.1) }, uniquingKeysWith: { $1 })
      for (place, name) in presentScreens where former[place] != name { AppEnvironment.current.show(name) }
    }

    @MainActor
    private func tellLifeCycle() {
      root.tellLifeCycle()
    }

    var presentGeneration: Int { generation }

    // MARK: What views say while they are evaluated

    func afterEvaluation(_ action: @escaping @MainActor () -> Void) { afterwards.append(action) }

    func takeLinks(_ action: @escaping (URL) -> Void) { openURLHandlers.append(action) }

    func takeActivities(_ type: String, _ action: @escaping (NSUserActivity) -> Void) {
      activityHandlers.append((type, action))
    }

    /// One of several views is there.
    func show(_ choice: ViewChoice, at place: ViewNode.Path) { presentChoices.append((place, choice)) }

    /// A screen is shown at a place, such as the top of a stack.
    func showScreen(_ name: String, at place: ViewNode.Path) { presentScreens.append((place, name)) }
  }
#endif
