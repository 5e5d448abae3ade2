import SDKContract

/// A single conversion of a link on Adjust's servers.
///
/// The link is split at bytes, because a combining mark would join a delimiter into another character.
struct AdjustServerConverter {
  /// A part of a link.
  private typealias Part = Substring.UTF8View

  /// The rules that have been applied.
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
    guard let (linkScheme, afterScheme) = Self.cutAtScheme(link.utf8[...]) else { return nil }
    guard linkScheme == "https" || linkScheme == "http" else {
      return linkScheme.isEmpty ? nil : marked(link.utf8[...])
    }
    guard !scheme.isEmpty else {
      _ = log.applies(.links(.serverConverts))
      return nil
    }
    guard let authority = authority(of: afterScheme), let host = host(of: authority) else { return nil }
    var rest = afterScheme[authority.endIndex...].withoutFirst("/")
    if host.hasSuffix(".ulink.adjust.com") {
      guard rest.starts(with: "ulink".utf8) else { return nil }
      rest = rest.dropFirst("ulink".utf8.count).withoutFirst("/")
    } else if Self.isTracker(host) {
      if log.applies(.links(.trackerLinkNamesTarget)) {
        return target(ofTrackerLink: rest).map { marked($0.utf8[...]) }
      }
    } else if !Self.isBranded(host), !log.applies(.links(.ownDomainsConvert)) {
      return nil
    }
    return converted(rest, of: link)
  }

  private mutating func converted(_ rest: Part, of link: String) -> String {
    guard log.applies(.links(.serverConverts)) else { return marked(link.utf8[...]) }
    let rest = keepingBytes(keepingAdjustParameters(cuttingAtSecondQuestionMark(rest)))
    let hasSegment = rest.first.map { !"/?#".utf8.contains($0) } ?? false
    let isHost = !hasSegment || log.applies(.links(.firstSegmentBecomesHost))
    return marked("\(scheme)://\(isHost ? "" : "/")\(Substring(rest))".utf8[...])
  }

  /// Replaces escaped ampersands, which JSON allows and logs show.
  private mutating func unescapingAmpersands(_ link: String) -> String {
    guard link.utf8.contains(UInt8(ascii: "\\")), link.contains("\\u0026") else { return link }
    return log.applies(.links(.ampersandMayBeEscaped)) ? link.replacing("\\u0026", with: "&") : link
  }
}

// MARK: - Hosts

extension AdjustServerConverter {
  /// Splits a link into the part before the first `://`, in lower case, and the part after it; nil without one.
  private static func cutAtScheme(_ link: Part) -> (scheme: String, rest: Part)? {
    var rest = link
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[colon...].dropFirst()
      if rest.starts(with: "//".utf8) { return (Substring(link[..<colon]).lowercased(), rest.dropFirst(2)) }
    }
    return nil
  }

  /// Returns the part between the scheme and the path; nil if an escape follows the host.
  private mutating func authority(of afterScheme: Part) -> Part? {
    let authority = afterScheme.prefix { !"/?#".utf8.contains($0) }
    guard let escape = authority.firstIndex(of: UInt8(ascii: "%")) else { return authority }
    return log.applies(.links(.hostNeedsSlash)) ? nil : authority[..<escape]
  }

  private func host(of authority: Part) -> String? {
    let withoutUser = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[$0...].dropFirst() } ?? authority
    let host = withoutUser.prefix { $0 != UInt8(ascii: ":") }
    let isValid = host.allSatisfy {
      AdjustLinkSyntax.isLetter($0) || AdjustLinkSyntax.isDigit($0) || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
    return host.isEmpty || !isValid ? nil : Substring(host).lowercased()
  }

  /// Returns whether a host is one such as `app.adjust.com` or `app.eu.adjust.com`.
  static func isTracker(_ host: String) -> Bool { AdjustDomain.trackers.contains { $0.serves(host) } }

  /// Returns whether a host is under one of the domains that Adjust provides for branded links.
  private static func isBranded(_ host: String) -> Bool {
    AdjustDomain.branded.contains { host.hasSuffix($0.suffix) }
  }

  private func target(ofTrackerLink rest: Part) -> String? {
    for pair in rest.query?.split(separator: UInt8(ascii: "&")) ?? [] {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = Substring(pair[..<equals])
      let value = pair[equals...].dropFirst()
      if name == "deep_link" || name == "deeplink", !value.isEmpty {
        return AdjustLinkSyntax.unescaped(Substring(value))
      }
    }
    return nil
  }
}

// MARK: - Path and query

extension AdjustServerConverter {
  private static let marker = "adjust_no_sdkclick"

  private mutating func cuttingAtSecondQuestionMark(_ rest: Part) -> Part {
    guard let second = rest.query?.firstIndex(of: UInt8(ascii: "?")), log.applies(.links(.secondQuestionMarkCuts))
    else { return rest }
    return rest[..<second]
  }

  private mutating func keepingAdjustParameters(_ rest: Part) -> Part {
    guard let query = rest.query else { return rest }
    let pairs = query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    let others = pairs.filter { pair in
      !(pair.starts(with: "adj_".utf8) || pair.starts(with: "adjust_".utf8)) || Self.isMarker(pair)
    }
    guard others.count < pairs.count, !log.applies(.links(.adjustParametersStay)) else { return rest }
    let kept = others.map { Substring($0) }.joined(separator: "&")
    return "\(Substring(rest[..<query.startIndex]))\(kept)\(Substring(rest[query.endIndex...]))".utf8[...]
  }

  /// Returns the rest of the link; without the rule, it is normalized as a URL library might do it.
  private mutating func keepingBytes(_ rest: Part) -> Part {
    let path = rest.beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    var tidy = path.split(separator: UInt8(ascii: "/")).map { Substring($0) }.joined(separator: "/")
    if let query = rest.query, !query.isEmpty { tidy += "?" + Substring(query) }
    tidy = AdjustLinkSyntax.unescaped(tidy[...])
    return tidy.utf8.elementsEqual(rest) || log.applies(.links(.bytesStay)) ? rest : tidy.utf8[...]
  }

  private mutating func marked(_ link: Part) -> String {
    let whole = String(Substring(link))
    guard marks else { return whole }
    let query = link.query
    if query?.split(separator: UInt8(ascii: "&")).contains(where: Self.isMarker) == true,
      log.applies(.links(.markerIsNotRepeated))
    {
      return whole
    }
    guard log.applies(.links(.markerIsLastParameter)) else { return whole }
    let end = link.beforeFragment.endIndex
    let separator = query.map { $0.isEmpty ? "" : "&" } ?? "?"
    return "\(Substring(link[..<end]))\(separator)\(Self.marker)=1\(Substring(link[end...]))"
  }

  private static func isMarker(_ pair: Part) -> Bool {
    pair.prefix { $0 != UInt8(ascii: "=") }.elementsEqual(marker.utf8)
  }
}

extension Substring.UTF8View {
  /// The part before the first number sign.
  fileprivate var beforeFragment: Self { prefix { $0 != UInt8(ascii: "#") } }

  /// The part between the first question mark and the fragment; nil without one.
  fileprivate var query: Self? {
    let beforeFragment = beforeFragment
    return beforeFragment.firstIndex(of: UInt8(ascii: "?")).map { beforeFragment[$0...].dropFirst() }
  }

  /// Returns the text without its first byte, if that is the given character.
  fileprivate func withoutFirst(_ character: Unicode.Scalar) -> Self {
    first == UInt8(ascii: character) ? dropFirst() : self
  }
}
