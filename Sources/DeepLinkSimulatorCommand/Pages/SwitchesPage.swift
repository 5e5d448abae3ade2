import DeepLinkSimulator

/// The page of documentation that lists every switch and every default latency; it is made from these.
enum SwitchesPage {
  static var markdown: String {
    var lines = [
      "# Switches and latencies", "",
      "A switch decides what is not established, what differs from device to device, or what went wrong. A scenario",
      "sets it by name under `switches` of `platform`, `app.appsflyer` or `app.adjust`.", "",
      "This page is generated: `deeplink-sim rules --switches`.", "",
    ]
    lines += section("`platform.switches`", PlatformConfiguration.switches.map(\.specification))
    lines += section("`app.appsflyer.switches`", AppsFlyerSetup.declaration.vocabulary.switches)
    lines += section("`app.adjust.switches`", AdjustSetup.declaration.vocabulary.switches)
    return (lines + latencies).joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ settings: [SettingSpecification]) -> [String] {
    var table = MarkdownTable("Switch", "Values", "Default", "What it does")
    for row in settings.map(SwitchRow.init) { table.add("`\(row.name)`", row.values, row.defaultValue, row.explanation) }
    return ["## \(title)", ""] + table.lines + [""]
  }

  private static var latencies: [String] {
    let defaults = BackendLatencies()
    var table = MarkdownTable("Request", "Shortest", "Longest")
    func add(_ request: String, _ latency: Latency) {
      table.add("`\(request)`", latency.shortest.text, latency.longest.text)
    }
    for endpoint in AppsFlyerEndpoint.allCases { add("backend.appsflyer.\(endpoint.rawValue)", defaults[endpoint]) }
    for endpoint in AdjustEndpoint.allCases { add("backend.adjust.\(endpoint.rawValue)", defaults[endpoint]) }
    return [
      "## Latencies", "",
      "How late an answer is where a scenario does not say so with `after`. A replay takes the shortest.", "",
    ] + table.lines
  }
}
