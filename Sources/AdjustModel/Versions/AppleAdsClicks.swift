/// Whether the SDK sends clicks of Apple Ads, and where a run shows them.
package enum AppleAdsClicks: String, CaseIterable, Hashable, Sendable {
  /// They are sent, as the SDK does by itself. Where the servers take them as usual, nothing that an app could see
  /// depends on when they answer, so that only the SDK's log shows them; where they fail, or are answered in another
  /// way, they are requests like any other.
  case whereTheyMatter = "where-they-matter"
  /// They are sent, and their answers come when those of other requests could.
  case always
  /// They are not sent, as after `disableAdServices` or without the framework.
  case never
}
