/// Stands in for what an app tells its widgets, of which there are none.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()
  /// Asks a kind of widgets for new contents. Has no effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks all widgets for new contents. Has no effect.
  public func reloadAllTimelines() {}
  /// Tells which widgets the user has: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// Returns which widgets the user has: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  /// Asks for other recommendations. Has no effect.
  public func invalidateConfigurationRecommendations() {}
}

/// A widget of the user.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identity of the widget.
  public var id: String { kind }
  /// The kind of the widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
}

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, Sendable {
  /// The size of a widget.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The size of a widget on the lock screen.
  case accessoryCircular, accessoryRectangular, accessoryInline
}
