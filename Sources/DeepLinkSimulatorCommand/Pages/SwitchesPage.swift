import DeepLinkSimulator

/// The documentation page of all switches and default latencies, from which it is generated.
struct SwitchesPage {
  let sdks: [SDKVocabulary]

  var markdown: String {
    let owners = ["`platform`"] + sdks.map { "`app.\($0.key)`" }
    let list = owners.dropLast().joined(separator: ", ") + " or " + (owners.last ?? "")
    var lines = [
      "# Switches and latencies", "",
      "A switch decides something that is not established, that differs between devices, or that goes wrong. A scenario",
      "sets it by name, under `switches` of \(list).", "",
      DocumentationPage.switches.origin, "",
    ]
    lines += section("`platform.switches`", PlatformConfiguration.switches.map(\.specification))
    for sdk in sdks { lines += section("`app.\(sdk.key).switches`", sdk.switches) }
    return (lines + latencies).joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ settings: [SettingSpecification]) -> [String] {
    var table = MarkdownTable("Switch", "Values", "Default", "What it does")
    for row in settings.map(SwitchRow.init) {
      table.add("`\(row.name)`", row.values, row.defaultValue, row.explanation)
    }
    return ["## \(title)", ""] + table.lines + [""]
  }

  private var latencies: [String] {
    var table = MarkdownTable("Request", "Shortest", "Longest")
    for sdk in sdks {
      for endpoint in sdk.endpoints {
        let (shortest, longest) = (endpoint.latency.shortest.text, endpoint.latency.longest.text)
        table.add("`backend.\(sdk.key).\(endpoint.key)`", shortest, longest)
      }
    }
    return [
      "## Latencies", "",
      "How long an answer takes if the scenario does not say so with `after`. A replay takes the shortest time.", "",
    ] + table.lines
  }
}
