import DeepLinkSimulator

/// Writes everything that did not pass as SARIF 2.1.0, with the line and column of each expectation.
struct SARIFReport {
  private enum Finding: String, CaseIterable {
    case unmetExpectation = "unmet-expectation"
    case invalidScenario = "invalid-scenario"

    var text: String {
      switch self {
      case .unmetExpectation: "A run did not meet an expectation of its scenario."
      case .invalidScenario: "A file is not a valid scenario."
      }
    }

    /// What a reader can do about it.
    var help: String {
      switch self {
      case .unmetExpectation:
        "The message says what was expected and what came instead, and has the command that replays the run."
      case .invalidScenario:
        "Correct the file at this place. deeplink-sim validate checks it without running it."
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
            // GitHub requires all of these.
            .object([
              PayloadEntry("fullDescription", Self.text("\(finding.text) \(finding.help)")),
              PayloadEntry("help", Self.text(finding.help)), PayloadEntry("id", .string(finding.rawValue)),
              PayloadEntry("shortDescription", Self.text(finding.text)),
            ])
          })),
    ])
    let run = PayloadValue.object([
      PayloadEntry("columnKind", .string("unicodeCodePoints")),
      PayloadEntry("results", .array(results)),
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

  private var results: [PayloadValue] {
    var fingerprints = ResultFingerprints()
    return document.subjects.flatMap { subject in
      let file = document.checkoutPath(of: subject.file)
      func fingerprint(_ kind: Finding, _ content: [String]) -> String {
        fingerprints.fingerprint(of: [kind.rawValue, subject.name] + content, in: file)
      }
      let findings = subject.findings.map { finding in
        result(
          .unmetExpectation, finding.lines.joined(separator: "\n"), subject, finding.failure.location, finding,
          fingerprint(.unmetExpectation, finding.failure.identity))
      }
      return findings
        + subject.problems.map { problem in
          result(
            .invalidScenario, problem.message, subject, problem.location, nil,
            fingerprint(.invalidScenario, [problem.message]))
        }
    }
  }

  private func result(
    _ kind: Finding, _ message: String, _ subject: ReportSubject, _ location: SourceLocation?,
    _ finding: ReportSubject.Finding?, _ fingerprint: String
  ) -> PayloadValue {
    var place = [
      PayloadEntry("artifactLocation", .object([PayloadEntry("uri", .string(address(subject.file)))]))
    ]
    if let location {
      place.append(
        PayloadEntry(
          "region",
          .object([
            PayloadEntry("startColumn", .integer(location.column)), PayloadEntry("startLine", .integer(location.line)),
          ])))
    }
    var properties = [
      PayloadEntry("replay", .string(finding?.replay ?? subject.replay)),
      PayloadEntry("scenario", .string(subject.name)),
    ]
    if let order = finding?.order { properties.append(PayloadEntry("order", .string(order))) }
    if let rule = finding?.failure.rule { properties.append(PayloadEntry("rule", .string(rule.text))) }
    return .object([
      PayloadEntry("level", .string("error")),
      PayloadEntry(
        "locations", .array([.object([PayloadEntry("physicalLocation", .object(place))])])),
      PayloadEntry("message", Self.text(message)),
      PayloadEntry("partialFingerprints", .object([PayloadEntry("primaryLocationLineHash", .string(fingerprint))])),
      PayloadEntry("properties", .object(properties.sorted { $0.key < $1.key })),
      PayloadEntry("ruleId", .string(kind.rawValue)),
    ])
  }

  private static func text(_ text: String) -> PayloadValue { .object([PayloadEntry("text", .string(text))]) }

  /// Returns the address of a file: relative to the root of the checkout, or a file URL if the path is absolute. Every
  /// character that a path segment does not allow is percent-encoded.
  private func address(_ file: String) -> String {
    let path = document.checkoutPath(of: file)
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8
    var address = path.hasPrefix("/") ? "file://" : ""
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
