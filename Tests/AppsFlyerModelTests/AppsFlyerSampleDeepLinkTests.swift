import AppsFlyerModel
import SDKContract
import XCTest

/// The deep links that the vendor publishes must come out of a run.
final class AppsFlyerSampleDeepLinkTests: XCTestCase {
  private func rig(_ version: String) throws -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
    return AppsFlyerRig(configuration)
  }

  func testDirectShortLinkOf6_6() throws {
    var rig = try rig("6.6")
    let link = "https://onelink-basic-app.onelink.me/H5hv/apples"
    rig.backend.registerShortLink(
      link, parameters: try AppsFlyerVector.payload("shortlink-ios-resolver-onelink-6.6"))
    rig.backend.setAnswer(.success(try AppsFlyerVector.payload("server-ddl-ios-notfound")), for: .deferredDeepLink)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, ["didResolveDeepLink", "didResolveDeepLink"])
    assertPayload(rig.callbacks.last?.payload, equals: try AppsFlyerVector.object("udl-ios-direct-shortlink-6.6"))
    let found = try XCTUnwrap(rig.deepLinks.last?.deepLink)
    XCTAssertEqual(found.deeplinkValue, "peaches")
    XCTAssertEqual(found.clickEvent["deep_link_sub1"] as? String, "23")
    XCTAssertNil(found.matchType)
    XCTAssertFalse(found.isDeferred)
  }

  /// The click event of a device with 6.13.1: AppsFlyerSDK/appsflyer-flutter-plugin#306.
  func testDirectSchemeLinkOf6_13() throws {
    let expected = try AppsFlyerVector.object("udl-ios-direct-scheme-6.13.1")
    guard case .string(let link) = expected["link"] else { return XCTFail("no link") }
    var rig = try rig("6.13.1")
    rig.startProcess(deepLinkDelegate: true)
    rig.open(link)
    rig.wait(.seconds(1))
    let found = try XCTUnwrap(rig.deepLinks.first?.deepLink)
    assertPayload(found.clickEventPayload, equals: expected)
    XCTAssertNil(found.deeplinkValue)
  }

  /// What a device with 6.2.6 got: AppsFlyerSDK/appsflyer-react-native-plugin#292.
  func testADirectLinkOf6_2HasTheIdOfTheInvitingUser() throws {
    for (version, isShown) in [("6.2.6", true), ("6.3.2", false), ("6.6", false), ("6.12.3", true)] {
      var rig = try rig(version)
      rig.startProcess(deepLinkDelegate: true)
      rig.open("https://a.onelink.me/b?pid=af_app_invites&af_referrer_customer_id=7&deep_link_value=x")
      rig.wait(.seconds(1))
      let event = try XCTUnwrap(rig.deepLinks.first?.deepLink?.clickEvent)
      XCTAssertEqual(event["af_referrer_customer_id"] as? String, isShown ? "7" : nil, version)
    }
  }

  private func shortLink(_ version: String, answer: [String: String]) throws -> DeepLink {
    var rig = try rig(version)
    rig.backend.registerShortLink(
      "https://a.onelink.me/b/c",
      parameters: Payload(answer.sorted { $0.key < $1.key }.map { PayloadEntry($0.key, .string($0.value)) }))
    rig.startProcess(deepLinkDelegate: true)
    rig.open("https://a.onelink.me/b/c")
    rig.wait(.seconds(1))
    return try XCTUnwrap(rig.deepLinks.compactMap(\.deepLink).last)
  }

  /// What devices got of short links: AppsFlyerSDK/appsflyer-react-native-plugin#399 (6.4), and the part that is kept
  /// of AppsFlyerSDK/AppsFlyerFramework#314 (2025).
  func testParametersOfPublishedShortLinks() throws {
    let named = ["deep_link_value": "partner-online", "media_source": "dev", "campaign": "testeonline"]
    let own = ["deeplink_path": "partner-online", "id": "2"]
    let old = try shortLink(
      "6.4.0", answer: named.merging(own) { $1 }.merging(["pid": "dev", "c": "testeonline"]) { $1 })
    XCTAssertEqual(
      old.clickEvent.keys.sorted(), ["campaign", "deep_link_value", "deeplink_path", "id", "media_source"])
    let new = try shortLink(
      "6.17",
      answer: named.merging(["af_dp": "x://y", "af_sub1": "a", "deep_link_sub1": "1", "deep_link_sub2": "2"]) { $1 })
    for key in ["af_dp", "deep_link_sub1", "af_sub1", "link", "deep_link_sub2", "deep_link_value", "campaign"] {
      XCTAssertNotNil(new.clickEvent[key], key)
    }
    XCTAssertEqual(new.afSub1, "a")
    XCTAssertNil(new.afSub4)
    XCTAssertNil(new.clickHTTPReferrer)
  }

  /// The click event of an iPhone in December 2022, before `link` was in it: AppsFlyerSDK/appsflyer-flutter-plugin#245.
  func testAnInvitationOf2022() throws {
    let found = try shortLink(
      "6.9",
      answer: [
        "af_xp": "referral", "is_retargeting": "true", "media_source": "User_invite", "pid": "User_invite",
        "promoCode": "PROMO1",
      ])
    assertPayload(
      found.clickEventPayload,
      equals: [
        "af_xp": .string("referral"), "media_source": .string("User_invite"), "promoCode": .string("PROMO1"),
      ])
  }

  /// A short link on a domain that the app does not list, as the sample app prints it:
  /// AppsFlyerSDK/AppsFlyerFramework#217 (September 2022).
  func testAShortLinkOnAnUnlistedDomainOf2022() throws {
    var rig = try rig("6.8")
    rig.startProcess(deepLinkDelegate: true)
    rig.open("https://links.example.com/QtUS/myProfile")
    rig.wait(.seconds(1))
    let found = try XCTUnwrap(rig.deepLinks.first?.deepLink)
    let named = [
      "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5", "campaign", "campaign_id", "click_http_referrer",
      "deep_link_value", "match_type", "media_source",
    ]
    var expected = Dictionary(uniqueKeysWithValues: named.map { ($0, PayloadValue.null) })
    expected["click_event"] = .object([])
    assertPayload(rig.callbacks.first?.payload, equals: expected)
    XCTAssertEqual(found.clickEvent.count, 0)
  }

  /// The click event of a device in July 2025: AppsFlyerSDK/appsflyer-flutter-plugin#397.
  func testDeferredLinkOf2025() throws {
    var rig = try rig("6.15")
    rig.backend.clicked("https://a.onelink.me/b?pid=SMS&deep_link_value=TEST", at: rig.now)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    assertPayload(
      rig.deepLinks.first?.deepLink?.clickEventPayload,
      equals: try AppsFlyerVector.object("udl-ios-deferred-found-2025"))
  }

  func testDeferredLinkOf6_6() throws {
    var rig = try rig("6.6")
    rig.backend.clicked(
      "https://onelink-basic-app.onelink.me/H5hv?pid=SMS&c=test1&deep_link_value=peaches&deep_link_sub1=23&fruit=1",
      at: rig.now)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, ["didResolveDeepLink"])
    assertPayload(rig.callbacks.first?.payload, equals: try AppsFlyerVector.object("udl-ios-deferred-found-6.6"))
    let found = try XCTUnwrap(rig.deepLinks.first?.deepLink)
    XCTAssertTrue(found.isDeferred)
    XCTAssertEqual(found.mediaSource, "")
    XCTAssertEqual(found.matchType, "probabilistic")
  }

  func testToStringIsTheSampleAsJSON() throws {
    var rig = try rig("6.6")
    rig.backend.clicked("https://a.onelink.me/b?deep_link_value=peaches&deep_link_sub1=23", at: rig.now)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    let sample = try AppsFlyerVector.payload("udl-ios-deferred-found-6.6")
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.toString(), sample.json)
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.description, sample.json)
  }

  func testALookUpAnswerWithAllParametersIsFlattened() throws {
    var rig = try rig("6.15")
    rig.backend.setAnswer(.success(try AppsFlyerVector.payload("server-ddl-ios-found")), for: .deferredDeepLink)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    let found = try XCTUnwrap(rig.deepLinks.first?.deepLink)
    XCTAssertEqual(
      [found.campaign, found.mediaSource, found.matchType, found.clickHTTPReferrer, found.campaignId],
      [
        "my_new_campaign", "Email", "probabilistic", "https://www.ynet.co.il/",
        "394a89cf-275a-451b-b030-1c6f8b55ff19",
      ])
    XCTAssertEqual(
      [found.afSub1, found.afSub2, found.afSub3, found.afSub4, found.afSub5],
      ["my_afsub1", "my_afsub2", "my_afsub3", "my_afsub4", "my_afsub5"])
    XCTAssertEqual(found.deeplinkValue, "")
    XCTAssertEqual(found.clickEvent["fruit_amount"] as? String, "26")
    XCTAssertNil(found.clickEvent["custom_params"])
    XCTAssertNil(found.clickEvent["timestamp"])
  }

  func testTheServersAnswerAsTheirAPISays() throws {
    var backend = AppsFlyerBackend()
    backend.start = UTCTime(
      year: 2020, month: 4, day: 22, hour: 8, minute: 45, second: 33, millisecond: 412)
    backend.deferredParameters = .all
    let request = AppsFlyerRequest(id: 1, kind: .deferredDeepLink)
    guard case .success(let nothing) = backend.answer(to: request, at: .zero) else { return XCTFail("refused") }
    XCTAssertEqual(nothing, try AppsFlyerVector.payload("server-ddl-ios-notfound"))
    backend.clicked(
      Link(
        "https://a.onelink.me/b?fruit_name=apples&fruit_amount=26&pid=Email&c=my_new_campaign&af_sub1=my_afsub1"
          + "&af_sub2=my_afsub2&af_sub3=my_afsub3&af_sub4=my_afsub4&af_sub5=my_afsub5"
          + "&campaign_id=394a89cf-275a-451b-b030-1c6f8b55ff19&click_http_referrer=https%3A%2F%2Fwww.ynet.co.il%2F"),
      at: .zero)
    guard case .success(let found) = backend.answer(to: request, at: .zero) else { return XCTFail("refused") }
    // Entries of nested objects are sorted on both sides.
    XCTAssertEqual(found.json, try AppsFlyerVector.payload("server-ddl-ios-found").json)
  }
}
