import DeepLinkSimulator
import TestSupport
import XCTest

/// The logs that AppsFlyer's pages print, from runs of what these pages describe.
final class AppsFlyerPublishedLogTests: XCTestCase {
  private static let app = #"""
    "app": {
      "domains": ["onelink-basic-app.onelink.me"],
      "appsflyer": { "version": "6.6.0", "unifiedDeepLinking": true, "appleAppID": "1512793879" }
    },
    """#

  private static let shortLink = #"""
    "shortLinks": { "https://onelink-basic-app.onelink.me/H5hv/apples": {
      "c": "test1", "campaign": "test1", "deep_link_sub1": "23", "deep_link_value": "peaches",
      "is_retargeting": "true", "media_source": "SMS", "pid": "SMS"
    } }
    """#

  /// A first launch after a click.
  private func install(after link: String) throws -> [String] {
    try TestRun(
      Self.app + #"""
        "backend": { "appsflyer": { "deferredDeepLink": { "after": "0.3s" }, "launch": { "after": "1s" } } },
        "steps": [ { "tap": "\#(link)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" } ]
        """#
    ).log(.appsFlyer)
  }

  func testDeferredLinkWithValue() throws {
    let lines = try install(
      after: "https://onelink-basic-app.onelink.me/H5hv?deep_link_value=peaches&deep_link_sub1=23")
    assertShows(try PublishedLog.lines("AppsFlyerModelTests/Vectors/log-docs-udl-deferred-6.6.txt"), in: lines)
  }

  func testDirectShortLink() throws {
    let run = try TestRun(
      Self.app + #"""
        "backend": { "appsflyer": { \#(Self.shortLink) } },
        "steps": [
          { "install": {} }, { "launch": {} }, { "wait": "20s" }, { "background": {} },
          { "tap": "https://onelink-basic-app.onelink.me/H5hv/apples" }, { "wait": "20s" }
        ]
        """#)
    let published = try PublishedLog.lines("AppsFlyerModelTests/Vectors/log-docs-udl-direct-shortlink-6.6.txt")
    assertShows(published.filter { $0 != "..." }, in: run.log(.appsFlyer))
  }

  /// The page about extended deferred deep linking, whose link has only parameters of the app's own.
  func testExtendedDeferredLink() throws {
    let lines = try install(after: "https://onelink-basic-app.onelink.me/H5hv?fruit_name=apples&fruit_amount=56")
    assertShows(
      [
        "[AppsFlyerSDK] [com.apple.main-thread] AppsFlyer SDK version 6.6.0 started build",
        "[AppsFlyerSDK] [com.appsflyer.serial] [DDL] Start DDL",
        "[AppsFlyerSDK] [com.appsflyer.serial] [DDL] URL: https://dlsdk.appsflyer.com/v1.0/ios/id1512793879"
          + "?sdk_version=6.6&af_sig=c9a1d5b3",
        "[AppsFlyerSDK] [com.appsflyer.serial] [DDL] Calling didResolveDeepLink with: "
          + #"{"af_sub4":"","click_http_referrer":"","af_sub1":"","click_event":{"af_sub4":"","click_http_referrer":"","#
          + #""af_sub1":"","af_sub3":"","deep_link_value":"","campaign":"","match_type":"probabilistic","af_sub5":"","#
          + #""campaign_id":"","media_source":"","af_sub2":""},"af_sub3":"","deep_link_value":"","campaign":"","#
          + #""match_type":"probabilistic","af_sub5":"","media_source":"","campaign_id":"","af_sub2":""}"#,
        "[AppsFlyerSDK] [com.appsflyer.serial] [GCD-B01] GCD 4.0 URL: https://gcdsdk.appsflyer.com/install_data/v4.0"
          + "/id1512793879?devkey=s*****4&device_id=1672050642148-9221195",
      ], in: lines)
    // The page writes this dump by hand: equals signs without spaces, true for 1.
    let dump = lines.drop {
      $0 != "[AppsFlyerSDK] [com.appsflyer.serial] [GCD-A02] -[AppDelegate onConversionDataSuccess:]:"
    }
    assertShows(
      [
        "{", #"    "af_status" = "Non-organic";"#, #"    "fruit_amount" = 56;"#, #"    "fruit_name" = apples;"#,
        #"    "is_first_launch" = 1;"#, "}",
      ], in: Array(dump))
  }

  /// Signatures and identifiers differ on every device.
  private func assertShows(_ published: [String], in lines: [String], line: UInt = #line) {
    let expected = published.map { LogPattern(Self.masked($0), wildcards: []) }
    let missing = LogPattern.missing(expected, in: lines)
    XCTAssertNil(missing, lines.joined(separator: "\n"), line: line)
    XCTAssertFalse(published.isEmpty, line: line)
  }

  private static func masked(_ line: String) -> String {
    ["af_sig", "devkey", "device_id"].reduce(line) { line, name in
      guard let range = line.firstRange(of: "\(name)=") else { return line }
      let rest = line[range.upperBound...].drop { $0 != "&" }
      return line[..<range.upperBound] + "…" + rest
    }
  }
}
