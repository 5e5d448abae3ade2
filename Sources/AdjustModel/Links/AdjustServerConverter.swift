import SDKContract

/// One conversion of a link on Adjust's servers.
struct AdjustServerConverter {
  /// The rules that are applied.
  var log: RuleLog
  /// The scheme of the app.
  private let scheme: String

  private let marks: Bool

  init(scheme: String, marks: Bool, rules: RuleSwitches) {
    self.scheme = scheme
    self.marks = marks
    log = RuleLog(rules)
  }

  mutating func convert(_ link: String) -> String? {
    let link = unescapingAmpersands(link)
    guard let colon = link.firstRange(of: "://") else { return nil }
    let linkScheme = link[..<colon.lowerBound].lowercased()
    guard linkScheme == "https" || linkScheme == "http" else {
      return linkScheme.isEmpty ? nil : marked(link[...])
    }
    let afterScheme = link[colon.upperBound...]
    guard !scheme.isEmpty, let authority = authority(of: afterScheme), let host = host(of: authority) else {
      return nil
    }
    var rest = afterScheme[authority.endIndex...]
    if rest.first == "/" { rest.removeFirst() }
    if host.hasSuffix(".ulink.adjust.com") {
      guard rest.hasPrefix("ulink") else { return nil }
      rest.removeFirst("ulink".count)
      if rest.first == "/" { rest.removeFirst() }
    } else if Self.isTracker(host) {
      if log.applies(.links(.trackerLinkNamesTarget)) { return target(ofTrackerLink: rest).map { marked($0[...]) } }
    } else if !Self.isBranded(host), !log.applies(.links(.ownDomainsConvert)) {
      return nil
    }
    return converted(rest, of: link)
  }

  private mutating func converted(_ rest: Substring, of link: String) -> String {
    guard log.applies(.links(.serverConverts)) else { return marked(link[...]) }
    var rest = cuttingAtSecondQuestionMark(rest)
    rest = keepingAdjustParameters(rest)
    rest = keepingBytes(rest)
    let hasSegment = rest.first.map { !"/?#".contains($0) } ?? false
    let isHost = !hasSegment || log.applies(.links(.firstSegmentBecomesHost))
    return marked("\(scheme)://\(isHost ? "" : "/")\(rest)")
  }

  /// JSON may write the ampersand as an escape, and logs show it so.
  private mutating func unescapingAmpersands(_ link: String) -> String {
    guard link.utf8.contains(UInt8(ascii: "\\")), link.contains("\\u0026") else { return link }
    return log.applies(.links(.ampersandMayBeEscaped)) ? link.replacing("\\u0026", with: "&") : link
  }
}

// MARK: - Hosts

extension AdjustServerConverter {
  /// What stands between the scheme and the path; nil if an escape follows the host.
  private mutating func authority(of afterScheme: Substring) -> Substring? {
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let escape = authority.firstIndex(of: "%") else { return authority }
    return log.applies(.links(.hostNeedsSlash)) ? nil : authority[..<escape]
  }

  private func host(of authority: Substring) -> String? {
    let withoutUser = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    let host = withoutUser.prefix { $0 != ":" }
    let isValid = host.utf8.allSatisfy {
      AdjustLinkSyntax.isLetter($0) || AdjustLinkSyntax.isDigit($0) || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
    return host.isEmpty || !isValid ? nil : host.lowercased()
  }

  /// Hosts such as `app.adjust.com` and `app.eu.adjust.com`.
  private static func isTracker(_ host: String) -> Bool {
    let domains = ["adjust.com", "adjust.io", "adjust.world", "adjust.cn", "adjust.net.in"]
    return domains.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  /// Hosts under the domains that Adjust gives to branded links.
  private static func isBranded(_ host: String) -> Bool {
    host.hasSuffix(".go.link") || host.hasSuffix(".adj.st")
  }

  private func target(ofTrackerLink rest: Substring) -> String? {
    let beforeFragment = rest.prefix { $0 != "#" }
    guard let question = beforeFragment.firstIndex(of: "?") else { return nil }
    for pair in beforeFragment[question...].dropFirst().split(separator: "&") {
      guard let equals = pair.firstIndex(of: "=") else { continue }
      let name = pair[..<equals]
      let value = pair[equals...].dropFirst()
      if name == "deep_link" || name == "deeplink", !value.isEmpty { return AdjustLinkSyntax.unescaped(value) }
    }
    return nil
  }
}

// MARK: - Path and query

extension AdjustServerConverter {
  private static let marker = "adjust_no_sdkclick"

  private mutating func cuttingAtSecondQuestionMark(_ rest: Substring) -> Substring {
    let beforeFragment = rest.prefix { $0 != "#" }
    guard let first = beforeFragment.firstIndex(of: "?"),
      let second = beforeFragment[first...].dropFirst().firstIndex(of: "?"),
      log.applies(.links(.secondQuestionMarkCuts))
    else { return rest }
    return rest[..<second]
  }

  private mutating func keepingAdjustParameters(_ rest: Substring) -> Substring {
    let beforeFragment = rest.prefix { $0 != "#" }
    guard let question = beforeFragment.firstIndex(of: "?") else { return rest }
    let pairs = beforeFragment[question...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    let others = pairs.filter { pair in
      !(pair.hasPrefix("adj_") || pair.hasPrefix("adjust_")) || Self.isMarker(pair)
    }
    guard others.count < pairs.count, !log.applies(.links(.adjustParametersStay)) else { return rest }
    let kept = others.joined(separator: "&")
    return "\(beforeFragment[...question])\(kept)\(rest[beforeFragment.endIndex...])"[...]
  }

  /// Without the rule the link is tidied up as a library for URLs might do it.
  private mutating func keepingBytes(_ rest: Substring) -> Substring {
    let beforeFragment = rest.prefix { $0 != "#" }
    let parts = beforeFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var tidy = parts[0].split(separator: "/").joined(separator: "/")
    if parts.count > 1, !parts[1].isEmpty { tidy += "?" + parts[1] }
    tidy = AdjustLinkSyntax.unescaped(tidy[...])
    return tidy[...] == rest || log.applies(.links(.bytesStay)) ? rest : tidy[...]
  }

  private mutating func marked(_ link: Substring) -> String {
    guard marks else { return String(link) }
    let beforeFragment = link.prefix { $0 != "#" }
    let fragment = link[beforeFragment.endIndex...]
    let question = beforeFragment.firstIndex(of: "?")
    let query = question.map { beforeFragment[$0...].dropFirst() }
    if query?.split(separator: "&").contains(where: Self.isMarker) == true, log.applies(.links(.markerIsNotRepeated)) {
      return String(link)
    }
    guard log.applies(.links(.markerIsLastParameter)) else { return String(link) }
    let separator = query.map { $0.isEmpty ? "" : "&" } ?? "?"
    return "\(beforeFragment)\(separator)\(Self.marker)=1\(fragment)"
  }

  private static func isMarker(_ pair: Substring) -> Bool {
    pair == marker || pair.hasPrefix(marker + "=")
  }
}
