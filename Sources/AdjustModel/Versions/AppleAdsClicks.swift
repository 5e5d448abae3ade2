/// Whether the SDK sends clicks of Apple Ads, and where a run shows them.
package enum AppleAdsClicks: String, CaseIterable, Hashable, Sendable {
  /// They are sent, as the SDK does by default. If the servers give the usual answer, its time does not affect the app,
  /// so only the SDK's log shows them. If they fail or get another answer, they are requests like any other.
  case whereTheyMatter = "where-they-matter"
  /// They are sent, and are shown as requests whose answers compete with those of other requests.
  case always
  /// They are not sent, as after `disableAdServices` or without the framework.
  case never
}
