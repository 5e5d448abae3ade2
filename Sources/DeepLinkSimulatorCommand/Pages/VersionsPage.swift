import DeepLinkSimulator

/// The page of differences between versions of the SDKs, with their sources.
struct VersionsPage {
  private let sdks: [SDKVocabulary]

  /// Creates the page for some SDKs.
  init(_ sdks: SDKRegistry) {
    self.sdks = sdks.vocabularies.filter { !$0.versionChanges.isEmpty }
  }

  /// The page.
  var markdown: String {
    var lines = [
      "# Versions of the SDKs", "",
      "A scenario can name any published version of an SDK. If nothing is known about a version, it behaves like the",
      "nearest version about which something is known, and the trace says so. A version without a patch number stands for",
      "the last patch of its minor version.", "",
      DocumentationPage.versions.origin, "",
    ]
    for sdk in sdks {
      lines += ["## \(sdk.name)", "", sdk.versionBasis, ""]
      lines.append(VersionChange.markdown(sdk.versionChanges))
    }
    return lines.joined(separator: "\n")
  }
}
