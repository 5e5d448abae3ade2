import Foundation
import SwiftUIStandIns

// What users see of a widget is accepted without an effect.
extension WidgetConfiguration {
  /// Accepts the sizes of the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Accepts the places in which the widget is not shown.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
}

/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// StandBy.
  public static let standBy = WidgetLocation(name: "standBy")
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  /// In its colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In the colours of the Lock Screen.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  /// The size of the widget.
  public var widgetFamily: WidgetFamily { .systemSmall }
  /// How the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the background of the widget is visible.
  public var showsWidgetContainerBackground: Bool { true }
  /// The margins of the widget.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Accepts that the view is drawn in the accent colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Accepts the text beside a widget.
  public func widgetLabel(_ label: some StringProtocol) -> some View { self }
  /// Accepts the view beside a widget.
  public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
  /// Accepts a colour.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Accepts a colour.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// The background of a widget on the Lock Screen.
public struct AccessoryWidgetBackground: SystemView {
  /// Creates the background.
  public init() {}
  /// The background shows nothing.
  public var body: some View { EmptyView() }
}
