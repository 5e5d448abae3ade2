#if os(Linux) || os(macOS)
  import Foundation
  import Observation
  import SDKContract
  import UIKitStandIns

  /// Keeps the views of an app up to date: evaluates them when something that they depend on changes, tells them when
  /// they appear and disappear, and records in the trace which screens become visible.
  ///
  /// It is used only on the thread of its simulation, like the app's views and everything that they hold.
  package final class ViewHost: @unchecked Sendable {
    private let content: @MainActor (ViewContext) -> Void
    private let root = ViewNode()
    private var generation = 0
    private var isDirty = false
    private var isRendering = false
    private var hasRendered = false
    /// Whether views are told that they appear, because the app is or was in the foreground.
    private var isSeen = false
    private var openURLHandlers: [(URL) -> Void] = []
    private var activityHandlers: [(type: String, action: (NSUserActivity) -> Void)] = []
    /// The screens that were presented or pushed in the last evaluation, by the position that shows them.
    private var screens: [ViewNode.Path: String] = [:]
    private var presentScreens: [(ViewNode.Path, String)] = []
    /// The alternatives that were shown in the last evaluation, by position.
    private var choices: [ViewNode.Path: ViewChoice] = [:]
    private var presentChoices: [(ViewNode.Path, ViewChoice)] = []
    /// The actions to perform after the current evaluation.
    private var afterwards: [@MainActor () -> Void] = []
    /// How often a view has been evaluated that shows something other than a backdrop.
    var shownContents = 0
    /// The view controller that shows the views, and contains the view controllers among them.
    weak var container: UIViewController? {
      didSet { if container != nil { hasContainer = true } }
    }
    private var hasContainer = false
    /// Whether the app has replaced the view controller of the views, and released it.
    private var isReplaced: Bool { hasContainer && container == nil }
    /// The phase of the scene, as views see it.
    var scenePhase = ScenePhase.background
    /// Whether something in the last evaluation depends on the phase.
    private var isPhaseRead = false

    package init(_ content: @escaping @MainActor (ViewContext) -> Void) {
      self.content = content
    }

    // MARK: What the system tells

    /// Creates the views when the scene is about to enter the foreground.
    @MainActor
    package func begin() {
      if !hasRendered { render() }
    }

    /// Makes the views appear.
    @MainActor
    package func appear() {
      begin()
      isSeen = true
      tellLifeCycle()
    }

    /// Delivers a link that opened the app.
    @MainActor
    package func open(_ url: URL) {
      begin()
      for handler in openURLHandlers { handler(url) }
      if isDirty { renderNow() }
    }

    /// Delivers an activity that the user continues.
    @MainActor
    package func `continue`(_ activity: NSUserActivity) {
      begin()
      for (type, handler) in activityHandlers where type == activity.activityType { handler(activity) }
      if isDirty { renderNow() }
    }

    /// Changes the phase of the scene.
    @MainActor
    package func change(to phase: ScenePhase) {
      guard phase != scenePhase else { return }
      scenePhase = phase
      if hasRendered, isPhaseRead { renderNow() }
    }

    // MARK: Evaluating

    /// Schedules an evaluation, because something that views depend on has changed.
    package func invalidate() {
      guard !isDirty else { return }
      isDirty = true
      Task { @MainActor in
        // The views may have been evaluated for another reason in the meantime.
        if self.isDirty { self.renderNow() }
      }
    }

    @MainActor
    private func renderNow() {
      isDirty = false
      guard hasRendered else { return }
      // A change during an evaluation is handled by the next one.
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
      isPhaseRead = false
      environment.whenPhaseIsRead = { [weak self] in self?.isPhaseRead = true }
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
      guard !isReplaced else { return }
      let formerChoices = choices
      choices = Dictionary(presentChoices.map { ($0.0, $0.1) }, uniquingKeysWith: { $1 })
      // The initial screen is where the app starts, and not a route.
      for (place, choice) in presentChoices {
        guard let former = formerChoices[place], let name = choice.route(from: former) else { continue }
        AppEnvironment.current.show(name)
      }
      // Presented and pushed screens cover the selection below them.
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

    /// Records the alternative that is shown at a position.
    func show(_ choice: ViewChoice, at place: ViewNode.Path) { presentChoices.append((place, choice)) }

    /// Records a screen that is shown at a position, such as the top of a stack.
    func showScreen(_ name: String, at place: ViewNode.Path) { presentScreens.append((place, name)) }
  }
#endif
