#if os(Linux) || os(macOS)
  import Foundation

  // Animation modifiers are accepted without an effect: nothing is drawn, so views change at once.
  extension View {
    /// Accepts an animation.
    public func animation(_ animation: Animation?) -> some View { self }
    /// Accepts an animation.
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
    /// Accepts an animation of what a closure changes.
    public func animation<Changed: View>(
      _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
    ) -> some View { body(PlaceholderContentView(content: self)) }
    /// Accepts a transition.
    public func transition(_ transition: AnyTransition) -> some View { self }
    /// Accepts a change of the transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Accepts a change of the transaction.
    public func transaction(
      value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    /// Accepts a matched geometry effect.
    public func matchedGeometryEffect(
      id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
      anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    /// Accepts the source of a navigation transition.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Accepts a navigation transition.
    public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
    /// Accepts a content transition.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Accepts a symbol effect.
    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
      -> some View
    { self }
    /// Accepts a symbol effect.
    public func symbolEffect(
      _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { self }
    /// Accepts sensory feedback.
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }
    /// Accepts that the view's geometry is isolated from its parent's.
    public func geometryGroup() -> some View { self }
  }

  /// The properties that views share in a matched geometry effect.
  public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
  }

  /// The transition of a navigation.
  public struct NavigationTransition: Sendable {
    /// The system's default.
    public static let automatic = NavigationTransition()
    /// Returns a zoom transition from a source view.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
      NavigationTransition()
    }
  }

  /// The transition of a view's content.
  public struct ContentTransition: Hashable, Sendable {
    /// No transition.
    public static let identity = ContentTransition()
    /// A fade.
    public static let opacity = ContentTransition()
    /// An interpolation.
    public static let interpolate = ContentTransition()
    /// Returns a transition for numbers.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  }

  /// An effect of an SF Symbols image.
  public struct SymbolEffect: Hashable, Sendable {
    /// Bounce.
    public static let bounce = SymbolEffect()
    /// Pulse.
    public static let pulse = SymbolEffect()
    /// Variable colour.
    public static let variableColor = SymbolEffect()
    /// Rotate.
    public static let rotate = SymbolEffect()
    /// Scale.
    public static let scale = SymbolEffect()
  }

  /// The repetition of a symbol effect.
  public struct SymbolEffectOptions: Hashable, Sendable {
    /// The system's default.
    public static let `default` = SymbolEffectOptions()
    /// Repeating.
    public static let repeating = SymbolEffectOptions()
    /// Not repeating.
    public static let nonRepeating = SymbolEffectOptions()
  }

  /// Haptic or audio feedback.
  public struct SensoryFeedback: Hashable, Sendable {
    /// A task succeeded.
    public static let success = SensoryFeedback()
    /// A task produced a warning.
    public static let warning = SensoryFeedback()
    /// A task failed.
    public static let error = SensoryFeedback()
    /// A selection changed.
    public static let selection = SensoryFeedback()
    /// An impact.
    public static let impact = SensoryFeedback()
    /// A value increased.
    public static let increase = SensoryFeedback()
    /// A value decreased.
    public static let decrease = SensoryFeedback()
  }
#endif
