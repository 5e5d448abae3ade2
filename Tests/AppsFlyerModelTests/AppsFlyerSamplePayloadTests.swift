import AppsFlyerModel
import SDKContract
import XCTest

/// The payloads that the vendor publishes must come out of a run, not out of the payload functions alone.
final class AppsFlyerSamplePayloadTests: XCTestCase {
  private func rig(_ types: PayloadTypes) -> AppsFlyerRig {
    var configuration = AppsFlyerConfiguration()
    configuration.payloadTypes = types
    return AppsFlyerRig(configuration)
  }

  /// The link of a sample, opened in an app with the legacy API.
  private func opened(_ name: String, _ types: PayloadTypes) throws -> Payload? {
    let expected = try AppsFlyerVector.object(name)
    guard case .string(let link) = expected["link"] else { return nil }
    var rig = rig(types)
    rig.startProcess()
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, ["onAppOpenAttribution"])
    return rig.callbacks.first?.payload
  }

  func testALongUniversalLinkHasThePublishedPayload() throws {
    let expected = try AppsFlyerVector.object("oaoa-ios-ul-long")
    assertPayload(try opened("oaoa-ios-ul-long", .documented), equals: expected)
    assertPayloadTexts(try opened("oaoa-ios-ul-long", .wire), equal: expected)
  }

  func testALinkOfTheAppsSchemeHasThePublishedPayload() throws {
    let expected = try AppsFlyerVector.object("oaoa-ios-uri-long.trimmed")
    assertPayload(try opened("oaoa-ios-uri-long.trimmed", .documented), equals: expected)
    assertPayloadTexts(try opened("oaoa-ios-uri-long.trimmed", .wire), equal: expected)
  }

  func testWireValuesOfALongLinkAreAllStrings() throws {
    let payload = try XCTUnwrap(try opened("oaoa-ios-ul-long", .wire))
    for entry in payload.entries {
      guard case .string = entry.value else { return XCTFail("\(entry.key) is not a string") }
    }
  }

  func testAShortUniversalLinkHasThePublishedPayload() throws {
    let expected = try AppsFlyerVector.object("oaoa-ios-ul-short")
    guard case .string(let link) = expected["link"] else { return XCTFail("no link") }
    // The resolver answers strings; it does not know how the link was tapped.
    let parameters = expected.filter { $0.key != "link" }.mapValues { PayloadTypes.wire.value(ofAnswer: $0) }
    for types in PayloadTypes.allCases {
      var rig = rig(types)
      rig.backend.registerShortLink(link, parameters: Payload(parameters.map { PayloadEntry($0.key, $0.value) }))
      rig.startProcess()
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.names, ["onAppOpenAttribution"])
      XCTAssertEqual(rig.requests, [.shortLink("H5hv/6d66214a")])
      switch types {
      case .documented: assertPayload(rig.callbacks.first?.payload, equals: expected)
      case .wire, .table: assertPayloadTexts(rig.callbacks.first?.payload, equal: expected)
      }
    }
  }

  /// Seven parameters up to 6.2.5, four and no `af_dp` with 6.3.2: AppsFlyerSDK/AppsFlyerFramework#181.
  func testAShortLinkOf6_3HidesAppsFlyersOwnParameters() throws {
    let link = "https://a.onelink.me/b/c"
    let all = ["af_dp", "c", "deep_link_value", "is_retargeting", "link", "media_source", "pid"]
    for (version, keys) in [
      ("6.2.5", all), ("6.3.0", ["deep_link_value", "link", "media_source"]),
      ("6.5", ["deep_link_value", "link", "media_source"]), ("6.6.0", all),
    ] {
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
      var rig = AppsFlyerRig(configuration)
      rig.backend.registerShortLink(
        link, parameters: Payload(all.filter { $0 != "link" }.map { PayloadEntry($0, .string("x")) }))
      rig.startProcess()
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.callbacks.first?.payload?.entries.map(\.key), keys, version)
    }
  }

  func testDeferredShortLink() throws {
    let expected = try AppsFlyerVector.object("ocds-ios-deferred-short")
    for types in PayloadTypes.allCases {
      var rig = rig(types)
      rig.backend.start = UTCTime(year: 2020, month: 8, day: 12, hour: 15, minute: 8)
      rig.backend.registerShortLink(
        "https://onelink-basic-app.onelink.me/H5hv/6d66214a",
        parameters: Payload(
          [
            "af_ad": "my_adname", "af_adset": "my_adset", "af_android_url": "https://isitchristmas.com/",
            "af_channel": "my_channel", "af_click_lookback": "20d", "af_cost_currency": "USD",
            "af_cost_value": "6", "af_dp": "afbasicapp://mainactivity",
            "af_ios_url": "https://isitchristmas.com/", "af_sub1": "my_sub1", "af_sub2": "my_sub2",
            "c": "fruit_of_the_month ", "campaign": "fruit_of_the_month ", "fruit_amount": "26",
            "fruit_name": "apples", "deep_link_sub1": "26", "deep_link_value": "apples",
            "is_retargeting": "true", "media_source": "Email", "pid": "Email",
          ].map { PayloadEntry($0.key, .string($0.value)) }))
      rig.wait(.milliseconds(770))
      rig.backend.clicked("https://onelink-basic-app.onelink.me/H5hv/6d66214a", at: rig.now)
      rig.wait(.milliseconds(33_335 - 770 - 100))
      rig.launch()
      rig.wait(.seconds(5))
      XCTAssertEqual(rig.names, ["onConversionDataSuccess"])
      switch types {
      case .documented: assertPayload(rig.callbacks.first?.payload, equals: expected)
      case .table:
        XCTAssertEqual(rig.callbacks.first?.payload?["is_retargeting"], .bool(true))
        XCTAssertEqual(rig.callbacks.first?.payload?["af_cost_value"], .string("6"))
        XCTAssertEqual(rig.callbacks.first?.payload?["fruit_amount"], .string("26"))
        XCTAssertEqual(rig.callbacks.first?.payload?["iscache"], .bool(true))
      case .wire:
        XCTAssertEqual(rig.callbacks.first?.payload?["is_retargeting"], .string("true"))
        XCTAssertEqual(rig.callbacks.first?.payload?["fruit_amount"], .string("26"))
        XCTAssertEqual(rig.callbacks.first?.payload?["is_first_launch"], .bool(true))
        XCTAssertEqual(rig.callbacks.first?.payload?.entries.map(\.key), expected.keys.sorted())
      }
    }
  }

  /// What an app of 2020 printed in a later session (a comment in AppDelegate+Notification.swift of YWTigerkin). The
  /// page with the link, which the servers saw, is no part of a simulation; and the servers named no `is_retargeting`
  /// yet.
  func testALaterSessionOfADeferredLongLink() throws {
    let sample = try AppsFlyerVector.object("ocds-ios-deferred-long-2020")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2020, month: 10, day: 30, hour: 12, minute: 4)
    rig.wait(.milliseconds(23_016))
    let link = "https://a.onelink.me/b?pid=SMS&c=SMS_Adv&channel=Facebook&uid=0&url=7803%2C2"
    rig.backend.clicked(Link("\(link)&af_dp=xxxx%3A%2F%2Faction%3Factiontype%3D3"), at: rig.now)
    rig.wait(.milliseconds(127_890 - 23_016 - 100))
    rig.launch()
    rig.wait(.seconds(60))
    rig.launch()
    rig.wait(.seconds(5))
    XCTAssertEqual(rig.names, ["onConversionDataSuccess", "onConversionDataSuccess"])
    let payload = try XCTUnwrap(rig.callbacks.last?.payload)
    XCTAssertEqual(payload.entries.map(\.key).filter { $0 != "is_retargeting" }, sample.keys.sorted())
    for (key, value) in sample where key != "http_referrer" { XCTAssertEqual(payload[key], value, key) }
  }

  /// What an app on iOS 16.7.12 kept of a later session in May 2026, in a script that a search for strings in public
  /// repositories shows without its address. Identifiers of the device and its address are replaced; nothing else is.
  func testALaterSessionOfALinkOfANetwork() throws {
    let sample = try AppsFlyerVector.object("gcd-ios-network-link-2026")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2026, month: 5, day: 23, hour: 14, minute: 13)
    rig.wait(.milliseconds(1658))
    // The link is not published. It had what no server adds.
    let own = sample.keys.filter { $0.hasPrefix("af_") } + ["clickid", "idfa", "advertising_id", "redirect"]
    let servers: Set = ["af_status", "af_click_lookback", "af_pmod_lookback_window"]
    var parameters = [("pid", "media_source"), ("c", "campaign")]
    parameters += own.filter { !servers.contains($0) }.sorted().map { ($0, $0) }
    let entries = parameters.compactMap { name, key in
      sample[key].flatMap { $0 == .null ? nil : PayloadEntry(name, $0) }
    }
    rig.backend.clicked(
      AppsFlyerClick(parameters: Payload(entries), time: rig.now, matchType: "id_matching"))
    let untilLaunch: Int = 5 * 60_000 + 13_877 - 1658 - 100
    rig.wait(.milliseconds(untilLaunch))
    rig.launch()
    rig.wait(.seconds(60))
    rig.launch()
    rig.wait(.seconds(5))
    let payload = try XCTUnwrap(rig.callbacks.last?.payload)
    // docs/limits.md names the keys that are left out.
    let missing: Set = ["CB_preload_equal_priority_enabled", "af_pmod_lookback_window", "is_incentivized"]
    XCTAssertEqual(payload.entries.map(\.key), sample.keys.sorted().filter { !missing.contains($0) })
    for (key, value) in sample where !missing.contains(key) { XCTAssertEqual(payload[key], value, key) }
  }

  /// What a game with AppsFlyer's Unity plug-in got in February 2025, in a comment that a search for strings in public
  /// repositories shows without its address; `gclid` and `referrer_gclid` are of Android. A click that a network
  /// reports itself has no link that could have `is_retargeting`.
  func testAReattributionByANetwork() throws {
    let sample = try AppsFlyerVector.object("gcd-google-reattribution-2025")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2025, month: 2, day: 25, hour: 3, minute: 44)
    rig.launch()
    rig.wait(.milliseconds(41_526))
    rig.machine.uninstall()
    rig.machine.install()
    let servers: Set = [
      "af_status", "retargeting_conversion_type", "orig_cost", "cost_cents_USD", "is_first_launch", "iscache",
      "click_time", "install_time", "match_type", "campaign_id", "media_source", "campaign",
    ]
    let own = sample.filter { !servers.contains($0.key) }.map { PayloadEntry($0.key, $0.value) }
    let named = [("pid", "media_source"), ("c", "campaign")].compactMap { name, key in
      sample[key].map { PayloadEntry(name, $0) }
    }
    rig.backend.clicked(
      AppsFlyerClick(
        parameters: Payload(own + named + [PayloadEntry("is_retargeting", .string("true"))]), time: rig.now,
        source: .selfReporting))
    rig.wait(.milliseconds(21 * 60_000 + 30_011 - 100))
    rig.launch()
    rig.wait(.seconds(5))
    assertPayload(rig.callbacks.last?.payload, equals: sample)
  }

  /// AppsFlyer's sample of an install by an ad of Meta, as guides quote it (2017); its click time has no milliseconds.
  /// Later payloads have more keys. Meta's data of May 2021 has `iscache` false as well (tests of RevenueCat's SDK).
  func testAnInstallByAnAdOfMeta() throws {
    let sample = try AppsFlyerVector.object("gcd-meta-2017")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2017, month: 7, day: 18, hour: 12, minute: 55, second: 5)
    let servers: Set = ["af_status", "is_first_launch", "click_time", "install_time"]
    let own = sample.filter { !servers.contains($0.key) && $0.value != .null }.map { PayloadEntry($0.key, $0.value) }
    rig.backend.clicked(
      AppsFlyerClick(parameters: Payload(own), time: rig.now, source: .selfReporting))
    // With a type, because the compiler takes seconds to find one for such a sum.
    let untilInstall: Int = 19 * 3_600_000 + 11 * 60_000 + 51_189 - 100
    rig.wait(.milliseconds(untilInstall))
    rig.launch()
    rig.wait(.seconds(5))
    let payload = try XCTUnwrap(rig.callbacks.last?.payload)
    for (key, value) in sample { XCTAssertEqual(payload[key], value, key) }
  }

  /// What a device got in a later session: AppsFlyerSDK/appsflyer-react-native-plugin#374. Names of companies are
  /// replaced; Apple does not say when the user clicked.
  func testAnInstallByAppleSearchAds() throws {
    let sample = try AppsFlyerVector.object("gcd-apple-search-ads-2022")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2022, month: 3, day: 29, hour: 12, minute: 52)
    let servers: Set = [
      "af_status", "is_first_launch", "install_time", "match_type", "retargeting_conversion_type", "iscache",
    ]
    let own = sample.filter { !servers.contains($0.key) && $0.value != .null }.sorted { $0.key < $1.key }
    rig.backend.clicked(
      AppsFlyerClick(
        parameters: Payload(own.map { PayloadEntry($0.key, $0.value) }), time: rig.now, source: .selfReporting))
    rig.wait(.milliseconds(25_398 - 100))
    rig.launch()
    rig.wait(.seconds(60))
    rig.launch()
    rig.wait(.seconds(5))
    assertPayload(rig.callbacks.last?.payload, equals: sample)
  }

  /// What a device got with 5.4.1: AppsFlyerSDK/appsflyer-unity-plugin#29.
  func testRestrictedDataHasThePublishedKeys() throws {
    var rig = rig(.wire)
    rig.backend.privacy = .restricted
    rig.backend.clicked(
      AppsFlyerClick(
        parameters: Payload([PayloadEntry("pid", .string("x"))]), time: rig.now, matchType: "probabilistic"))
    rig.launch()
    rig.wait(.seconds(5))
    let payload = try XCTUnwrap(rig.callbacks.last?.payload)
    let nulls = [
      "agency", "af_siteid", "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5", "click_time", "http_referrer",
      "campaign", "af_channel", "campaign_id",
    ]
    let values = ["media_source", "retargeting_conversion_type", "af_status", "is_first_launch", "install_time"]
    XCTAssertEqual(payload.entries.map(\.key).sorted(), (nulls + values).sorted())
    for key in nulls { XCTAssertEqual(payload[key], .null, key) }
  }

  /// What a device got with 5.4.1 after a short link of an invitation: AppsFlyerSDK/appsflyer-unity-plugin#29, as far
  /// as a search for reports shows it. The servers called the match `fingerprinting` until the middle of 2020.
  func testAnInstallByAnInvitationHasThePublishedPayload() throws {
    let sample = try AppsFlyerVector.object("gcd-invitation-2020")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2020, month: 7, day: 27, hour: 13, minute: 3)
    rig.launch()
    rig.wait(.milliseconds(3887 - 1000))
    rig.machine.uninstall()
    rig.wait(.milliseconds(1000))
    let link = "https://a.onelink.me/b/b9c6fbdc"
    let own = ["AppInvitePublicPlayeId", "af_referrer_uid", "af_siteid"].compactMap { key in
      sample[key].map { PayloadEntry(key, $0) }
    }
    rig.backend.registerShortLink(
      link, parameters: Payload([PayloadEntry("pid", .string("af_app_invites"))] + own))
    rig.backend.clicked(Link(link), at: rig.now, matchType: "fingerprinting")
    rig.machine.install()
    rig.wait(.milliseconds(13_544 - 3887 - 100))
    rig.launch()
    rig.wait(.seconds(5))
    let payload = try XCTUnwrap(rig.callbacks.last?.payload)
    for (key, value) in sample { XCTAssertEqual(payload[key], value, key) }
  }

  /// What a link says about it is no finding of the servers.
  func testALinkDoesNotSayThatItsDataIsCached() throws {
    var rig = rig(.wire)
    rig.backend.clicked("https://a.onelink.me/b?pid=x&iscache=false", at: rig.now)
    rig.launch()
    rig.wait(.seconds(5))
    XCTAssertEqual(rig.callbacks.last?.payload?["iscache"], .bool(true))
  }

  func testTheIdOfTheCampaignHasTheNameOfReports() throws {
    for (query, id) in [("af_c_id=7", "7"), ("campaign_id=8", "8"), ("af_c_id=7&campaign_id=8", "7")] {
      for source in [AppsFlyerClick.Source.oneLink, .selfReporting] {
        var rig = rig(.wire)
        rig.backend.clicked(Link("https://a.onelink.me/b?pid=x&\(query)"), at: rig.now, source: source)
        rig.launch()
        rig.wait(.seconds(5))
        let payload = try XCTUnwrap(rig.callbacks.last?.payload)
        XCTAssertEqual(payload["campaign_id"], .string(id), query)
        XCTAssertEqual(payload["af_c_id"], query.hasPrefix("af_c_id") ? .string("7") : nil, query)
      }
    }
  }

  func testALinkThatIsNotForRetargetingSaysSoInTextAsALinkWould() throws {
    for (types, value) in [
      (PayloadTypes.wire, PayloadValue.string("false")), (.documented, .bool(false)), (.table, .bool(false)),
    ] {
      var rig = rig(types)
      rig.backend.clicked("https://a.onelink.me/b?pid=x", at: rig.now)
      rig.launch()
      rig.wait(.seconds(5))
      XCTAssertEqual(rig.callbacks.last?.payload?["is_retargeting"], value)
    }
  }

  func testAnOrganicInstallHasThePublishedPayload() throws {
    var rig = rig(.documented)
    rig.backend.start = UTCTime(
      year: 2021, month: 8, day: 23, hour: 6, minute: 59, second: 51, millisecond: 94)
    rig.launch()
    rig.wait(.seconds(1))
    assertPayload(rig.callbacks.first?.payload, equals: try AppsFlyerVector.object("ocds-ios-organic"))
  }

  func testOrganicServerBodyHasNoFirstLaunchFlag() throws {
    var backend = AppsFlyerBackend()
    backend.start = UTCTime(year: 2021, month: 8, day: 23, hour: 6, minute: 59, second: 51, millisecond: 194)
    _ = backend.answer(to: AppsFlyerRequest(id: 1, kind: .launch(counter: 1)), at: .zero)
    guard
      case .success(let body) = backend.answer(to: AppsFlyerRequest(id: 2, kind: .conversionData), at: .zero)
    else { return XCTFail("refused") }
    assertPayload(body, equals: try AppsFlyerVector.object("server-gcd-organic"))
  }

  /// README of AppsFlyer's extension for Adobe Mobile, 2020 (Android, where the values are texts): the link that the
  /// page gives, without a campaign. The referrer of the page with the link is left out.
  func testALinkWithoutACampaignHasThePublishedPayload() throws {
    let sample = try AppsFlyerVector.object("gcd-link-without-campaign-2020")
    var rig = rig(.wire)
    rig.backend.start = UTCTime(year: 2020, month: 5, day: 18, hour: 15, minute: 1, second: 29, millisecond: 170)
    rig.backend.clicked(
      "https://app.appsflyer.com/com.test?pid=af_test&advertising_id=1", at: rig.now, matchType: "id_matching")
    rig.wait(.milliseconds(7332 - 100))
    rig.launch()
    rig.wait(.seconds(5))
    let payload = try XCTUnwrap(rig.callbacks.last?.payload)
    for (key, value) in sample { XCTAssertEqual(payload[key], value, key) }
  }

  func testNonOrganicServerBodyHasTheFieldsOfTheAPI() throws {
    let sample = try AppsFlyerVector.object("server-gcd-nonorganic")
    var backend = AppsFlyerBackend()
    backend.clicked("https://a.onelink.me/b?pid=liazkam", at: .zero, matchType: "id_matching")
    _ = backend.answer(to: AppsFlyerRequest(id: 1, kind: .launch(counter: 1)), at: .zero)
    guard
      case .success(let body) = backend.answer(to: AppsFlyerRequest(id: 2, kind: .conversionData), at: .zero)
    else { return XCTFail("refused") }
    // The sample belongs to a device that shares its IDFA, and to another start date; devices have the cents and
    // is_retargeting as texts.
    let other: Set = [
      "idfa", "is_incentivized", "orig_cost", "click_time", "install_time", "cost_cents_USD", "is_retargeting",
    ]
    XCTAssertEqual(body["is_retargeting"], .string("false"))
    for (key, value) in sample where !other.contains(key) {
      XCTAssertEqual(body[key], value, key)
    }
  }
}
