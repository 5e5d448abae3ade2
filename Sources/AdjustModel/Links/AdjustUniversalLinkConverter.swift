import SDKContract

/// Converts a universal link on the device, like `Adjust.convertUniversalLink(_:withScheme:)`.
package enum AdjustUniversalLinkConverter {
  /// The result of the call, and the lines that the SDK logs.
  package struct Result: Hashable, Sendable {
    /// The link with the scheme of the app, or nil if the SDK does not know the link.
    package var url: String?
    /// The lines that the SDK logs.
    package var notes: [AdjustNote]
    /// The rule that decided the result.
    package var rule: AdjustRule
  }

  /// Returns the app scheme form of a universal link on one of Adjust's domains.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - scheme: The scheme of the app; `AdjustUniversalScheme` if nil or empty.
  ///   - profile: The version of the SDK; version 4 does not know branded links.
  ///   - rules: The rules that hold. Without the one that rejects a link, the link itself is returned.
  package static func convert(
    _ url: String?, withScheme scheme: String?, profile: AdjustProfile = .v5_5_2,
    rules: RuleSwitches = RuleSwitches()
  ) -> Result {
    let refused = rules.isOn(.links(.universalLinkIsRefused)) ? nil : url
    guard let url else {
      return Result(url: nil, notes: [.logged(.noUniversalLinkGiven)], rule: .links(.universalLinkIsRefused))
    }
    let hasScheme = scheme?.isEmpty == false
    let warning: [AdjustNote] = hasScheme ? [] : [.logged(.noSchemeGiven)]
    guard rules.isOn(.links(.universalLinkConverts)), hasScheme || rules.isOn(.links(.universalLinkDefaultScheme)),
      let tail = tail(of: url, profile)
    else {
      return Result(
        url: refused,
        notes: warning + [.logged(profile.has(.convertsBrandedLinks) ? .noUniversalLink : .noUniversalLinkOf4)],
        rule: .links(.universalLinkIsRefused))
    }
    let prefix = (hasScheme ? scheme : nil) ?? "AdjustUniversalScheme"
    let redirects = redirects(in: tail)
    let isRemoved = redirects.count == 1 && rules.isOn(.links(.universalLinkLosesRedirect))
    let kept = isRemoved ? removing(redirects[0], from: tail) : Array(tail)
    let rule: AdjustRule =
      !hasScheme
      ? .links(.universalLinkDefaultScheme)
      : kept.count < tail.count ? .links(.universalLinkLosesRedirect) : .links(.universalLinkConverts)
    let converted = prefix + "://" + String(decoding: kept, as: UTF8.self)
    let shown = profile.has(.convertsBrandedLinks) ? url : converted
    let found: [AdjustNote] =
      redirects.isEmpty ? [.logged(.noRedirect)] : redirects.count > 1 ? [.logged(.severalRedirects)] : []
    return Result(url: converted, notes: warning + found + [.logged(.linkConverted, "\(shown)")], rule: rule)
  }

  /// Returns the part after the host and one slash, for the first of the SDK's patterns that matches.
  private static func tail(of url: String, _ profile: AdjustProfile) -> ArraySlice<UInt8>? {
    let bytes = Array(url.utf8)
    // The patterns end at a line break, but a URL cannot contain one.
    guard !bytes.contains(where: { $0 == 10 || $0 == 13 }) else { return nil }
    let knowsRegions = profile.has(.convertsRegionalLinks)
    var patterns: [([UInt8], Int) -> Int?] = [
      universalLink, { shortUniversalLink($0, from: $1, knowsRegions: knowsRegions) },
    ]
    if profile.has(.convertsBrandedLinks) { patterns.append(brandedLink) }
    for pattern in patterns {
      for start in bytes.indices {
        guard var end = pattern(bytes, start) else { continue }
        if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
        return bytes[end...]
      }
    }
    return nil
  }

  private static func universalLink(_ bytes: [UInt8], from start: Int) -> Int? {
    label(bytes, from: start).flatMap { match(".ulink.adjust.com/ulink", bytes, at: $0) }
  }

  private static func brandedLink(_ bytes: [UInt8], from start: Int) -> Int? {
    label(bytes, from: start).flatMap { match(".go.link", bytes, at: $0) }
  }

  /// Matches `https://` and everything up to the next dot.
  private static func label(_ bytes: [UInt8], from start: Int) -> Int? {
    match("https://", bytes, at: start).flatMap { bytes[$0...].firstIndex(of: UInt8(ascii: ".")) }
  }

  private static func shortUniversalLink(_ bytes: [UInt8], from start: Int, knowsRegions: Bool) -> Int? {
    guard let name = match("https://", bytes, at: start) ?? match("http://", bytes, at: start) else { return nil }
    let end = name + 4
    guard end < bytes.count,
      bytes[name..<end].allSatisfy({ AdjustLinkSyntax.isLetter($0) || AdjustLinkSyntax.isDigit($0) })
    else { return nil }
    if knowsRegions, let region = match(".", bytes, at: end), region + 2 <= bytes.count,
      bytes[region..<region + 2].allSatisfy(AdjustLinkSyntax.isLetter),
      let domain = match(".adj.st", bytes, at: region + 2)
    {
      return domain
    }
    return match(".adj.st", bytes, at: end)
  }

  /// Returns the end of a lower-case text if the bytes match it at an index, ignoring case.
  private static func match(_ text: StaticString, _ bytes: [UInt8], at start: Int) -> Int? {
    let end = start + text.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    return text.withUTF8Buffer { expected in
      for (offset, byte) in expected.enumerated() {
        let found = bytes[start + offset]
        let folded = (65...90).contains(found) ? found | 32 : found
        if folded != byte { return nil }
      }
      return end
    }
  }

  /// Returns the ranges of all `adjust_redirect` parameters.
  private static func redirects(in tail: ArraySlice<UInt8>) -> [Range<Int>] {
    let bytes = Array(tail)
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard let value = match("adjust_redirect=", bytes, at: index) else {
        index += 1
        continue
      }
      let end = bytes[value...].firstIndex { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#") } ?? bytes.count
      found.append(index..<end)
      index = end
    }
    return found
  }

  private static func removing(_ redirect: Range<Int>, from tail: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(tail)
    var before = bytes[..<redirect.lowerBound]
    var after = bytes[redirect.upperBound...]
    // A delimiter is removed with the parameter only between two others; at the end of the link it stays.
    switch (before.last, after.first) {
    case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "&"), UInt8(ascii: "#")),
      (UInt8(ascii: "?"), UInt8(ascii: "#")):
      before.removeLast()
    case (UInt8(ascii: "?"), UInt8(ascii: "&")):
      after.removeFirst()
    default: break
    }
    return Array(before) + Array(after)
  }
}
