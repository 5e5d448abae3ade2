#if os(Linux) || os(macOS)
  import Foundation

  // How things move: nothing is drawn, so that all is where it goes at once.
  extension View {
    /// Accepts an animation.
    public func animation(_ animation: Animation?) -> some View { self }
    /// Accepts an animation.
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
    /// Accepts how a view comes and goes.
    public func transition(_ transition: AnyTransition) -> some View { self }
    /// Accepts how changes look.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Accepts how changes look.
    public func transaction(
      value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    /// Accepts that two views are one while they move.
    public func matchedGeometryEffect(
      id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
      anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    /// Accepts where a screen comes from.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Accepts how a screen comes.
    public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
    /// Accepts how the content changes.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Accepts how a picture moves.
    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
      -> some View
    { self }
    /// Accepts how a picture moves.
    public func symbolEffect(
      _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { self }
    /// Accepts what the user feels.
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }
    /// Accepts how views move one after the other.
    public func phaseAnimator<Phase: Equatable>(
      _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
      animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { self }
    /// Accepts that the view is drawn as one.
    public func geometryGroup() -> some View { self }
  }

  /// What two views have in common while they move.
  public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where they are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
  }

  /// How a screen comes.
  public struct NavigationTransition: Sendable {
    /// The system's default.
    public static let automatic = NavigationTransition()
    /// Out of another view.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
      NavigationTransition()
    }
  }

  /// How the content of a view changes.
  public struct ContentTransition: Hashable, Sendable {
    /// It does not move.
    public static let identity = ContentTransition()
    /// It fades.
    public static let opacity = ContentTransition()
    /// It turns into the other.
    public static let interpolate = ContentTransition()
    /// Figures roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  }

  /// How a picture of the system's moves.
  public struct SymbolEffect: Hashable, Sendable {
    /// It jumps.
    public static let bounce = SymbolEffect()
    /// It beats.
    public static let pulse = SymbolEffect()
    /// Its parts come one after the other.
    public static let variableColor = SymbolEffect()
    /// It turns.
    public static let rotate = SymbolEffect()
    /// It becomes larger.
    public static let scale = SymbolEffect()
  }

  /// How often a picture of the system's moves.
  public struct SymbolEffectOptions: Hashable, Sendable {
    /// The system's default.
    public static let `default` = SymbolEffectOptions()
    /// Forever.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
  }

  /// What the user feels.
  public struct SensoryFeedback: Hashable, Sendable {
    /// Something has been done.
    public static let success = SensoryFeedback()
    /// Something may be wrong.
    public static let warning = SensoryFeedback()
    /// Something has failed.
    public static let error = SensoryFeedback()
    /// Something else is chosen.
    public static let selection = SensoryFeedback()
    /// Something has hit something.
    public static let impact = SensoryFeedback()
    /// More.
    public static let increase = SensoryFeedback()
    /// Less.
    public static let decrease = SensoryFeedback()
  }
#endif
