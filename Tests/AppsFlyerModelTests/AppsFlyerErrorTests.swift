import AppsFlyerModel
import SDKContract
import XCTest

/// Every published error must come out of a run with the version it was published for.
final class AppsFlyerErrorTests: XCTestCase {
  private struct Case {
    /// The text of the published error.
    var text: String
    var callback: String
    var version: String
    var run: (inout AppsFlyerRig) -> Void
  }

  private let cases: [Case] = [
    Case(text: "The request timed out.", callback: "didResolveDeepLink", version: "6.8.0") { rig in
      rig.latency = .seconds(60)
      rig.startProcess(deepLinkDelegate: true)
    },
    Case(
      text: "A server with the specified hostname could not be found.", callback: "didResolveDeepLink",
      version: "6.15.3"
    ) { rig in
      rig.startProcess(keys: false)
      rig.setDeepLinkDelegate()
    },
    Case(
      text: "Event timeout. Check 'minTimeBetweenSessions' param", callback: "startWithCompletionHandler",
      version: "6.15.2"
    ) { rig in
      rig.startProcess(delegate: false)
      rig.start()
      rig.start(completion: true)
    },
    Case(text: "Status code failure: 404", callback: "startWithCompletionHandler", version: "7.0.1") { rig in
      rig.startProcess(delegate: false)
      rig.backend.setAnswer(.status(404), for: .launch)
      rig.start(completion: true)
    },
    Case(text: "Network failure", callback: "startWithCompletionHandler", version: "7.0.1") { rig in
      rig.startProcess(delegate: false)
      rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .launch)
      rig.start(completion: true)
    },
    Case(text: "Status code failure: 400", callback: "startWithCompletionHandler", version: "6.15") { rig in
      rig.startProcess(delegate: false)
      rig.backend.setAnswer(.status(400), for: .launch)
      rig.start(completion: true)
    },
    Case(text: "Status code failure: 403", callback: "startWithCompletionHandler", version: "6.10.0") { rig in
      rig.startProcess(delegate: false)
      rig.backend.setAnswer(.status(403), for: .launch)
      rig.start(completion: true)
    },
    Case(text: "Launch status code: 403", callback: "onConversionDataFail", version: "6.15") { rig in
      rig.backend.setAnswer(.status(403), for: .launch)
      rig.launch()
    },
    Case(text: "Launch status code: 404", callback: "onConversionDataFail", version: "6.15") { rig in
      rig.backend.setAnswer(.status(404), for: .launch)
      rig.launch()
    },
    Case(text: "JSON deserialization failed", callback: "onConversionDataFail", version: "5.4.1") { rig in
      rig.backend.setAnswer(.malformedBody, for: .conversionData)
      rig.launch()
    },
    Case(
      text: "The data couldn’t be read because it isn’t in the correct format.", callback: "onConversionDataFail",
      version: "6.1.3"
    ) { rig in
      rig.backend.setAnswer(.malformedBody, for: .conversionData)
      rig.launch()
    },
    Case(text: "Unable to parse empty data.", callback: "onConversionDataFail", version: "6.7.0") { rig in
      rig.backend.setAnswer(.status(403), for: .conversionData)
      rig.launch()
    },
    Case(text: "App ID is incorrect", callback: "onConversionDataFail", version: "6.0") { rig in
      rig.backend.setAnswer(.status(403, reason: "App ID is incorrect"), for: .conversionData)
      rig.launch()
    },
    Case(text: "DevKey is incorrect", callback: "onConversionDataFail", version: "6.15") { rig in
      let body = Payload([PayloadEntry("error_reason", .string("DevKey is incorrect"))])
      rig.backend.setAnswer(.success(body), for: .conversionData)
      rig.launch()
    },
    Case(text: "Authentication Failed", callback: "onAppOpenAttributionFailure", version: "6.2.3") { rig in
      rig.startProcess()
      rig.backend.setAnswer(.status(403), for: .shortLink)
      rig.open("https://a.onelink.me/b/invite")
    },
  ]

  func testEachPublishedErrorOccurs() throws {
    var published = try AppsFlyerVector.objects("errors")
    for entry in cases {
      let index = try XCTUnwrap(
        published.firstIndex { text($0) == entry.text && $0["callback"] == .string(entry.callback) }, entry.text)
      let sample = published.remove(at: index)
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(entry.version))
      var rig = AppsFlyerRig(configuration)
      entry.run(&rig)
      rig.wait(.seconds(10))
      XCTAssertEqual(rig.names, [entry.callback], entry.text)
      let error = try XCTUnwrap(rig.callbacks.first?.error, entry.text)
      XCTAssertEqual(sample["description"], .string(error.message), entry.text)
      if let domain = sample["domain"] { XCTAssertEqual(domain, .string(error.domain), entry.text) }
      if let code = sample["code"] { XCTAssertEqual(code, .integer(error.code), entry.text) }
      if case .object(let members) = sample["underlying"] {
        let underlying = try XCTUnwrap(error.underlying, entry.text)
        XCTAssertEqual(
          members,
          [
            PayloadEntry("code", .integer(underlying.code)),
            PayloadEntry("description", .string(underlying.message)),
            PayloadEntry("domain", .string(underlying.domain)),
          ])
      }
    }
    XCTAssertEqual(published.count, 0, "published errors that no case covers: \(published)")
  }

  private func text(_ error: [String: PayloadValue]) -> String? {
    if case .object(let members) = error["underlying"],
      case .string(let text) = members.first(where: { $0.key == "description" })?.value
    {
      return text
    }
    guard case .string(let text) = error["description"] else { return nil }
    return text
  }
}
