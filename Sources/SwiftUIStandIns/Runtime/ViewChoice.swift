#if os(Linux) || os(macOS)
  /// Which of several views is there.
  struct ViewChoice {
    /// What tells it from the others.
    let branch: AnyHashable
    /// The name of the screen that it is; nil if it is made of SwiftUI's own views.
    let name: String?
    /// Whether it fills the screen, so that something else was seen before it came.
    let fillsScreen: Bool

    /// The screen to which the app goes when this view comes after another one; nil if it goes nowhere.
    func route(from former: ViewChoice) -> String? {
      guard let name, branch != former.branch, name != former.name else { return nil }
      return former.name != nil || fillsScreen ? name : nil
    }
  }
#endif
