import ActivityKit
import AppIntents
import Foundation
import SwiftUIStandIns

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How important the entry is.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// How important the entry is: unknown.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How important it is.
  public let score: Float
  /// For how long.
  public let duration: TimeInterval
  /// Creates a value.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget asks for new entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private var date: Date?
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy()
  /// Never.
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  /// Returns a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// What a widget shows, and when.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows.
  public let entries: [EntryType]
  /// When it asks for new entries.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// What a provider knows of a widget.
public struct TimelineProviderContext {
  /// The size of the widget.
  public let family: WidgetFamily
  /// Whether the user chooses the widget.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
  /// The values of the environment that a widget can have.
  public let environmentVariants = EnvironmentVariants()
  /// The values of the environment that a widget can have.
  public struct EnvironmentVariants {}
}

/// Provides what a widget shows. Nobody asks it.
public protocol TimelineProvider {
  /// The type of an entry.
  associatedtype Entry: TimelineEntry
  /// What the provider knows of the widget.
  typealias Context = TimelineProviderContext
  /// Returns what the widget shows at first.
  func placeholder(in context: Context) -> Entry
  /// Provides what the widget shows now.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Provides what the widget shows.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides what a widget shows that an intent configures. Nobody asks it.
public protocol AppIntentTimelineProvider {
  /// The type of an entry.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// What the provider knows of the widget.
  typealias Context = TimelineProviderContext
  /// Returns what the widget shows at first.
  func placeholder(in context: Context) -> Entry
  /// Returns what the widget shows now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns what the widget shows.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns what the user is offered.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Returns what the user is offered: nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that the user is offered.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A widget that the user does not configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget that an intent configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// What the view of a Live Activity knows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier.
  public let activityID: String
  /// What it shows and does not change.
  public let attributes: Attributes
  /// What it shows.
  public let state: Attributes.ContentState
  /// Whether it is out of date.
  public let isStale: Bool
}

/// A Live Activity as a widget.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates a configuration.
  public init(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// What the Dynamic Island shows. Nobody sees it.
public struct DynamicIsland {
  /// Creates what it shows.
  public init(
    @ViewBuilder expanded: @escaping () -> some View, @ViewBuilder compactLeading: @escaping () -> some View,
    @ViewBuilder compactTrailing: @escaping () -> some View, @ViewBuilder minimal: @escaping () -> some View
  ) {}
  /// Accepts the link that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Accepts a colour.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}

/// A region of the Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View>: SystemView {
  /// A place in the Dynamic Island.
  public enum Position: Sendable {
    /// A place.
    case leading, trailing, center, bottom
  }
  /// Creates a region.
  public init(_ position: Position, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {}
  /// The region shows nothing.
  public var body: some View { EmptyView() }
}
