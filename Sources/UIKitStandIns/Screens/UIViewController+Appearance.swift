#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIViewController {
    /// The outermost view controller that contains this one.
    var topContainer: UIViewController { parent?.topContainer ?? self }

    /// This view controller, or the one that contains it and has presented another.
    var presentingScreen: UIViewController? { presentedScreen == nil ? parent?.presentingScreen : self }

    /// The window in which the view controller is visible.
    private var shownWindow: UIWindow? {
      if let window { return window.isShown ? window : nil }
      if let parent { return parent.shows(self) ? parent.shownWindow : nil }
      return presenter?.shownWindow
    }

    /// Whether the view controller is in a visible window.
    var isInShownWindow: Bool { shownWindow != nil }

    /// The window of the view: nil before the view appears, as in `viewDidLoad`.
    var windowOfView: UIWindow? { hasJoinedWindow ? shownWindow : nil }

    var obstacleToPresenting: String? {
      // A view joins its window after `viewWillAppear`. What is inside a container is presented by the container.
      if !isInShownWindow || !topContainer.hasJoinedWindow {
        return "the view of \(screenName) is not in the window hierarchy"
      }
      // Presenting from inside a container is up to the container.
      if let presented = presentedViewController {
        return "\(screenName) is presenting \(presented.screenName) already"
      }
      return nil
    }

    /// The name of the visible screen: this view controller or one that it contains.
    var screenName: String {
      let content = visibleContent
      if content !== self { return content.screenName }
      return restorationIdentifier ?? title ?? String(describing: type(of: self))
    }

    /// The outermost of this view controller and those that contain it that is about to appear with what it contains.
    private var comingScreen: UIViewController? { parent?.comingScreen ?? (isComing ? self : nil) }

    /// Makes the view controller appear in a visible window, which the trace shows as a route.
    ///
    /// If its container is itself about to appear, as in `viewDidLoad`, both appear together, and are one route.
    ///
    /// - Parameters:
    ///   - animated: Whether the app has asked for an animation.
    ///   - departure: What is told meanwhile that it disappears.
    func appear(_ animated: Bool, inPlaceOf departure: Departure? = nil) {
      if let comingScreen = parent?.comingScreen {
        departure?.begin()
        departure?.end()
        return comingScreen.hasMovedOn = true
      }
      load(animated) { departure?.begin() }
      AppEnvironment.current.show(screenName)
      finishAppearing(animated, inPlaceOf: departure)
    }

    /// Makes the initial view controller of a window appear.
    ///
    /// The trace does not show it, because nothing led there, unless it moves on to another screen before it appears.
    func beSeen() {
      guard !hasBeenSeen, parent?.comingScreen == nil else { return }
      load(false)
      if hasMovedOn { AppEnvironment.current.show(screenName) }
      if UIKitProcess.current.isInFront { finishAppearing(false) }
    }

    /// Makes a view controller appear again that another one has covered, which is no route.
    func reappear(_ animated: Bool, inPlaceOf departure: Departure? = nil) {
      departure?.begin()
      defer { departure?.end() }
      guard isInShownWindow, parent?.comingScreen == nil else { return }
      load(animated)
      finishAppearing(animated, inPlaceOf: departure)
    }

    /// Tells the view controller, and the visible ones inside it, that they disappear, and again when they are gone.
    ///
    /// If they appear once more, they are told, too.
    func disappear(_ animated: Bool, while leave: () -> Void) {
      let departure = Departure(of: [self], animated)
      departure.begin()
      leave()
      departure.end()
    }

    /// This view controller, and those that are presented over it, each by the one before.
    var andPresented: [UIViewController] { [self] + (presentedScreen?.andPresented ?? []) }

    /// Removes what this view controller has presented, and all that is presented over it.
    func dismiss(_ screens: [UIViewController], _ animated: Bool) {
      let leave = { [self] in
        presentedScreen = nil
        for screen in screens { (screen.presentedScreen, screen.presenter) = (nil, nil) }
      }
      let departure = Departure(of: screens.reversed(), animated, while: leave)
      let outer = screens.map(\.movement)
      for screen in screens { screen.movement = .dismissed }
      if screens.first?.coversPresenter == true {
        reappear(animated, inPlaceOf: departure)
      } else {
        departure.begin()
        departure.end()
      }
      for (screen, movement) in zip(screens, outer) { screen.movement = movement }
    }

    /// Whether the view of the presenter is removed as long as this view controller is presented.
    var coversPresenter: Bool { [.fullScreen, .currentContext].contains(modalPresentationStyle) }

    /// Loads what is seen.
    ///
    /// - Parameters:
    ///   - animated: Whether the app has asked for an animation.
    ///   - onceLoaded: Called between the loading of the first view and its appearance.
    private func load(_ animated: Bool, onceLoaded: () -> Void = {}) {
      (isComing, hasMovedOn) = (true, false)
      defer { isComing = false }
      // A screen can change what is seen while it is loaded.
      while let screen = seenScreens.first(where: { !$0.hasBeenLoaded }) {
        screen.hasBeenLoaded = true
        screen.loadViewIfNeeded()
        if screen === self { onceLoaded() }
        screen.viewWillAppear(animated)
        screen.hasJoinedWindow = true
        screen.viewIsAppearing(animated)
      }
    }

    /// On a stack, what is covered is gone before what covers it has appeared; otherwise, it is the other way round.
    private func finishAppearing(_ animated: Bool, inPlaceOf departure: Departure? = nil) {
      if departure?.isFirstGone == true { departure?.end() }
      for screen in seenScreens {
        screen.hasBeenSeen = true
        screen.viewDidAppear(animated)
      }
      departure?.end()
    }

    /// This view controller and the visible ones inside it, from the outside in.
    fileprivate var seenScreens: [UIViewController] {
      let content = visibleContent
      let inside = content === self ? children : [content]
      return [self] + inside.flatMap(\.seenScreens)
    }

    /// Appears in a container of the app's own.
    ///
    /// A child that takes the place of another one, or covers a container that is seen, is a route. Not so the parts of
    /// a screen: the children that it has before it appears, those in a view inside it, and smaller ones.
    func takePlace(in parent: UIViewController) {
      guard isInShownWindow, !hasBeenSeen else { return }
      let takesPlace = parent.hasFreePlace || coversView(of: parent)
      guard parent.hasBeenSeen, !parent.isSystemContainer, !isAmongViews, takesPlace else { return beSeen() }
      parent.hasFreePlace = false
      moving(.added) { appear(false) }
    }

    private func coversView(of parent: UIViewController) -> Bool {
      guard let view = viewIfLoaded, let place = view.superview else { return false }
      guard place === parent.viewIfLoaded else {
        return parent.children.contains { $0 !== self && $0.viewIfLoaded?.superview === place }
      }
      if view.isSmallerByConstraints { return false }
      // A view without a frame is laid out by constraints, which a simulation does not evaluate.
      let (size, whole) = (view.frame.size, place.bounds.size)
      return size == .zero || whole == .zero || (size.width >= whole.width && size.height >= whole.height)
    }
  }

  /// View controllers that disappear, with the visible ones inside them, while another one appears.
  @MainActor
  final class Departure {
    /// Whether they are gone before the other one has appeared, as on a stack.
    let isFirstGone: Bool
    private let screens: [UIViewController]
    private let animated: Bool
    private let leave: () -> Void
    private var step = 0

    /// - Parameters:
    ///   - screens: What disappears.
    ///   - animated: Whether the app has asked for an animation.
    ///   - isFirstGone: Whether they are gone before the other one has appeared.
    ///   - leave: What removes them, between the two calls that each of them receives.
    init(
      of screens: [UIViewController], _ animated: Bool, isFirstGone: Bool = false,
      while leave: @escaping () -> Void = {}
    ) {
      self.screens = screens.flatMap(\.seenScreens).filter(\.hasBeenLoaded)
      (self.animated, self.isFirstGone, self.leave) = (animated, isFirstGone, leave)
    }

    /// Tells them that they disappear, once.
    func begin() {
      guard step == 0 else { return }
      step = 1
      for screen in screens { screen.viewWillDisappear(animated) }
      leave()
    }

    /// Tells them that they are gone, once.
    func end() {
      guard step == 1 else { return }
      step = 2
      for screen in screens {
        (screen.hasBeenLoaded, screen.hasBeenSeen, screen.hasJoinedWindow) = (false, false, false)
        screen.viewDidDisappear(animated)
      }
    }
  }
#endif
