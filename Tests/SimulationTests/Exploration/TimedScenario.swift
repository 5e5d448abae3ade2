import Foundation
import TestSupport

/// A scenario in which something may depend on the time of an answer.
struct TimedScenario {
  /// The milliseconds that each server takes, by the path of its key.
  let latencies: [String: ClosedRange<Int>]
  private let hasAppsFlyer: Bool
  private let hasAdjust: Bool
  private let extras: [String: String]
  private let appsFlyer: String
  private let steps: [String]
  private let settle: String

  init(_ random: inout SeededRandom) {
    let which = random.next(3)
    (hasAppsFlyer, hasAdjust) = (which != 0, which != 1)
    var latencies: [String: ClosedRange<Int>] = [:]
    var extras: [String: String] = [:]
    let adjust = ["adjust.session", "adjust.attribution", "adjust.click"]
    let flyer = ["appsflyer.launch", "appsflyer.conversionData", "appsflyer.deferredDeepLink", "appsflyer.shortLink"]
    var open = 0
    for name in (hasAdjust ? adjust : []) + (hasAppsFlyer ? flyer : []) {
      let first = random.pick([0, 100, 300, 1000, 2000, 4000])
      let isOpen = open < 3 && random.next(100) < 45
      if isOpen { open += 1 }
      latencies[name] = first...(first + (isOpen ? random.pick([500, 2000, 3000, 6000, 9000]) : 0))
      if name.hasPrefix("adjust"), random.next(100) < 45 {
        extras[name] = #", "askIn": "\#(random.pick([1, 2, 3, 4, 6]))s""#
      }
    }
    var appsFlyer = #""version": "\#(random.pick(["6.15", "6.17", "7.0"]))""#
    if !appsFlyer.contains("7.0"), random.next(100) < 50 { appsFlyer += #", "unifiedDeepLinking": true"# }
    if random.next(100) < 40 { appsFlyer += #", "minTimeBetweenSessions": "\#(random.pick([1, 2, 4]))s""# }
    var steps = [#"{ "install": {} }"#]
    if random.next(100) < 70 { steps.insert(#"{ "tap": "https://brandname.go.link/summer?adj_t=abc&pid=x" }"#, at: 0) }
    steps.append(#"{ "launch": {} }"#)
    var isInFront = true
    for _ in 0..<(1 + random.next(4)) {
      let wait = #"{ "wait": "\#(random.pick([200, 900, 1000, 1500, 2500, 4500, 6000]))ms" }"#
      switch random.next(5) {
      case 0, 1:
        steps += [wait, isInFront ? #"{ "background": {} }"# : #"{ "foreground": {} }"#]
        isInFront.toggle()
      case 2 where isInFront: steps += [#"{ "tap": "https://brandname.go.link/winter?adj_t=xyz" }"#]
      case 3 where !isInFront:
        steps += [wait, #"{ "suspend": {} }"#, wait, #"{ "foreground": {} }"#]
        isInFront = true
      default: steps.append(wait)
      }
    }
    steps.append(#"{ "wait": "\#(random.pick([1, 3, 5, 20]))s" }"#)
    settle = random.pick(["1s", "4s", "60s"])
    (self.latencies, self.extras, self.appsFlyer, self.steps) = (latencies, extras, appsFlyer, steps)
  }

  /// The scenario with latencies.
  func text(_ latencies: [String: ClosedRange<Int>]) -> String {
    func servers(_ sdk: String) -> String {
      latencies.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix(sdk) }.map { name, range in
        let after = #""after": ["\#(range.lowerBound)ms", "\#(range.upperBound)ms"]"#
        return #""\#(name.dropFirst(sdk.count + 1))": { \#(after)\#(extras[name] ?? "") }"#
      }
      .joined(separator: ", ")
    }
    var app = #""scheme": "example", "domains": ["brandname.go.link"]"#
    app += #", "routes": { "summer": "Summer", "winter": "Winter" }"#
    if hasAppsFlyer { app += #", "appsflyer": { \#(appsFlyer) }"# }
    if hasAdjust { app += #", "adjust": { "version": "5.5.2" }"# }
    var backend: [String] = []
    if hasAppsFlyer { backend.append(#""appsflyer": { \#(servers("appsflyer")) }"#) }
    if hasAdjust { backend.append(#""adjust": { \#(servers("adjust")) }"#) }
    return """
      "settle": "\(settle)", "app": { \(app) }, "backend": { \(backend.joined(separator: ", ")) },
      "steps": [\(steps.joined(separator: ", "))]
      """
  }
}
