import DeepLinkSimulator

/// The page that says what changes from version to version of an SDK, and where that is from.
enum VersionsPage {
  /// The page.
  static var markdown: String {
    let lines = [
      "# Versions of the SDKs", "",
      "A scenario can name any published version of an SDK. One of which nothing is known behaves as the nearest version",
      "of which something is, and the trace says so. A version without a patch number stands for the last patch of its",
      "minor version.", "",
      "This page is generated: `deeplink-sim rules --versions`.", "",
      "## AppsFlyer", "",
      "The SDK's source is not public: the table holds what its release notes, its documentation and published logs say.",
      "Versions before 5.4.1 behave as 5.4.1, and later ones than 6.18.0 and 7.0.2 as those. Defects of single releases",
      "are switches of the scenario, such as `launchLinkResolution`.", "",
      VersionChange.markdown(AppsFlyerVersionChange.allCases.map(\.change)),
      "## Adjust", "",
      "Read were " + AdjustProfile.all.map(\.version).joined(separator: ", ") + ".", "",
      VersionChange.markdown(AdjustVersionChange.allCases.map(\.change)),
    ]
    return lines.joined(separator: "\n")
  }
}
