import DeepLinkSimulator

/// Writes what did not pass as SARIF 2.1.0, with the line and column of each expectation.
struct SARIFReport {
  private enum Finding: String, CaseIterable {
    case unmetExpectation = "unmet-expectation"
    case invalidScenario = "invalid-scenario"

    var text: String {
      switch self {
      case .unmetExpectation: "A run did not meet an expectation of its scenario."
      case .invalidScenario: "A file is no scenario that can be run."
      }
    }
  }

  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let driver = PayloadValue.object([
      PayloadEntry("name", .string("deeplink-sim")),
      PayloadEntry(
        "rules",
        .array(
          Finding.allCases.map { finding in
            .object([
              PayloadEntry("id", .string(finding.rawValue)), PayloadEntry("shortDescription", Self.text(finding.text)),
            ])
          })),
    ])
    let run = PayloadValue.object([
      PayloadEntry("columnKind", .string("unicodeCodePoints")),
      PayloadEntry("results", .array(document.runs.flatMap(results))),
      PayloadEntry("tool", .object([PayloadEntry("driver", driver)])),
    ])
    let log = PayloadValue.object([
      PayloadEntry(
        "$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      PayloadEntry("runs", .array([run])), PayloadEntry("version", .string("2.1.0")),
    ])
    return log.json + "\n"
  }

  private func results(_ run: ReportDocument.Run) -> [PayloadValue] {
    let failures = run.failures.map { failure in
      result(.unmetExpectation, failure.textLines.joined(separator: "\n"), run, failure.location, failure.rule?.text)
    }
    return failures + run.problems.map { result(.invalidScenario, $0.message, run, $0.location, nil) }
  }

  private func result(
    _ finding: Finding, _ message: String, _ run: ReportDocument.Run, _ location: SourceLocation?, _ rule: String?
  ) -> PayloadValue {
    var place = [
      PayloadEntry("artifactLocation", .object([PayloadEntry("uri", .string(Self.address(run.report.path)))]))
    ]
    if let location {
      place.append(
        PayloadEntry(
          "region",
          .object([
            PayloadEntry("startColumn", .integer(location.column)), PayloadEntry("startLine", .integer(location.line)),
          ])))
    }
    var properties = [PayloadEntry("replay", .string(run.replay)), PayloadEntry("scenario", .string(run.report.title))]
    if let order = run.order { properties.append(PayloadEntry("order", .string(order))) }
    if let rule { properties.append(PayloadEntry("rule", .string(rule))) }
    return .object([
      PayloadEntry("level", .string("error")),
      PayloadEntry(
        "locations", .array([.object([PayloadEntry("physicalLocation", .object(place))])])),
      PayloadEntry("message", Self.text(message)),
      PayloadEntry("properties", .object(properties.sorted { $0.key < $1.key })),
      PayloadEntry("ruleId", .string(finding.rawValue)),
    ])
  }

  private static func text(_ text: String) -> PayloadValue { .object([PayloadEntry("text", .string(text))]) }

  /// A path as a relative reference: everything but what a path segment takes is percent-encoded.
  private static func address(_ path: String) -> String {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8
    var address = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        address += hex.utf8.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return address
  }
}
