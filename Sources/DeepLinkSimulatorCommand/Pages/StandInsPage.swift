import DeepLinkSimulator

/// The page that describes the stand-in of each public member of the SDKs.
struct StandInsPage {
  let members: [SDKMembers]

  var markdown: String {
    var lines = [
      "# The SDKs' members in a simulation", "",
      "Every type, property, method and constant of the SDKs' public headers exists in their stand-ins, so app code",
      "compiles unchanged. What each does:", "",
      "- **acts**: it does what it does on a device, as far as links are concerned. A value that the app sets takes",
      "  precedence over the scenario until the process ends, and the trace says so.",
      "- **recorded only**: it is accepted and keeps its value, and the trace shows that the app used it.",
      "- **a value**: it holds or makes a value; on a device, too, nothing else happens.",
      "- **not in Swift**: Swift does not have it on a device either.", "",
      "If the app uses a member that the scenario's version of the SDK does not have, the trace says so (`SIM-INT-2`): with",
      "that version, the code would not compile.", "",
      DocumentationPage.standIns.origin, "",
    ]
    for edition in members.flatMap(\.editions) { lines += section(edition) }
    return lines.joined(separator: "\n")
  }

  private func section(_ edition: SDKMembers.Edition) -> [String] {
    var lines = ["## `import \(edition.module)`, \(edition.version)", "", tally(edition), ""]
    var types: [String] = []
    for member in edition.members where !types.contains(member.type) { types.append(member.type) }
    for type in types {
      var table = MarkdownTable("Member", "In the headers", "What it does", "Since")
      for member in edition.members where member.type == type {
        let name = member.name.isEmpty ? "the type itself" : "`\(member.name)`"
        let declaration = member.declaration == member.name ? "" : "`\(member.declaration)`"
        let versions = member.since?.text ?? member.until.map { "until \($0.text)" } ?? ""
        table.add(name, declaration, member.effect.phrase, versions)
      }
      lines += ["### " + (type.isEmpty ? "Constants" : "`\(type)`"), ""] + table.lines + [""]
    }
    return lines
  }

  private func tally(_ edition: SDKMembers.Edition) -> String {
    let counts = SDKMember.Effect.allCases.compactMap { effect in
      let count = edition.members.count { $0.effect == effect }
      return count == 0 ? nil : "\(effect.phrase) (\(count))"
    }
    let count = edition.members.count
    return "\(count) \(count == 1 ? "member" : "members"): \(counts.joined(separator: ", "))."
  }
}
