/// What Adjust's servers make of the link that a person tapped before the app was installed.
///
/// The conversion is textual. Its result is what a deferred deep link carries, and what a browser opens where
/// iOS does not support universal links.
public enum AdjustLinkConversion {
  private static let marker = "adjust_no_sdkclick"

  /// Returns the app scheme form of a link, or nil if the link leads to nothing in the app.
  ///
  /// - Parameters:
  ///   - link: A branded link, on Adjust's or on an own domain; a tracker link; or a link with the app's scheme.
  ///   - scheme: The scheme of the app, as set in the dashboard.
  public static func appSchemeForm(of link: String, scheme: String) -> String? {
    let link = unescapingAmpersands(link)
    guard let colon = link.firstRange(of: "://") else { return nil }
    let linkScheme = link[..<colon.lowerBound].lowercased()
    guard linkScheme == "https" || linkScheme == "http" else {
      return linkScheme.isEmpty ? nil : marked(link[...])
    }
    let afterScheme = link[colon.upperBound...]
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !scheme.isEmpty, let host = host(of: authority) else { return nil }
    var rest = afterScheme[authority.endIndex...]
    if rest.first == "/" { rest.removeFirst() }
    if host.hasSuffix(".ulink.adjust.com") {
      guard rest.hasPrefix("ulink") else { return nil }
      rest.removeFirst("ulink".count)
      if rest.first == "/" { rest.removeFirst() }
    } else if isTracker(host) {
      return target(ofTrackerLink: rest).map { marked($0[...]) }
    }
    return marked((scheme + "://" + cuttingAtSecondQuestionMark(rest))[...])
  }

  /// JSON may write the ampersand as an escape, and logs show it so.
  private static func unescapingAmpersands(_ link: String) -> String {
    link.utf8.contains(UInt8(ascii: "\\")) ? link.replacing("\\u0026", with: "&") : link
  }

  private static func host(of authority: Substring) -> String? {
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

  private static func target(ofTrackerLink rest: Substring) -> String? {
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

  private static func cuttingAtSecondQuestionMark(_ rest: Substring) -> Substring {
    let beforeFragment = rest.prefix { $0 != "#" }
    guard let first = beforeFragment.firstIndex(of: "?"),
      let second = beforeFragment[first...].dropFirst().firstIndex(of: "?")
    else { return rest }
    return rest[..<second]
  }

  private static func marked(_ link: Substring) -> String {
    let beforeFragment = link.prefix { $0 != "#" }
    let fragment = link[beforeFragment.endIndex...]
    guard let question = beforeFragment.firstIndex(of: "?") else {
      return "\(beforeFragment)?\(marker)=1\(fragment)"
    }
    let query = beforeFragment[question...].dropFirst()
    let isMarked = query.split(separator: "&").contains { $0 == marker || $0.hasPrefix(marker + "=") }
    if isMarked { return String(link) }
    return "\(beforeFragment)\(query.isEmpty ? "" : "&")\(marker)=1\(fragment)"
  }
}
