/// Stands in for what an app tells its widgets, of which there are none.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()
  /// Asks a kind of widgets for new contents. Has no effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks all widgets for new contents. Has no effect.
  public func reloadAllTimelines() {}
  /// Asks for other recommendations. Has no effect.
  public func invalidateConfigurationRecommendations() {}
}
