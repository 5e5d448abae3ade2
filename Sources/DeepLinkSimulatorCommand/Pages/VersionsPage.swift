import DeepLinkSimulator

/// The page that says what changes from version to version of an SDK, and where that is from.
enum VersionsPage {
  /// The page.
  static var markdown: String {
    let lines = [
      "# Versions of the SDKs", "",
      "A scenario can name any version of an SDK. One whose source was not read behaves as the nearest older one that",
      "was, and the trace says so. A version without a patch number stands for the last patch of its minor version.",
      "",
      "This page is generated: `deeplink-sim rules --versions`.", "",
      "## Adjust", "",
      "Read were " + AdjustProfile.all.map(\.version).joined(separator: ", ") + ".", "",
      VersionChange.markdown(AdjustVersionChange.allCases.map(\.change)),
    ]
    return lines.joined(separator: "\n")
  }
}
