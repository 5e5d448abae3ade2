import AppsFlyerModel
import SDKContract
import XCTest

/// The links with which users invite others.
final class AppsFlyerInvitationTests: XCTestCase {
  private func urls(_ links: [InviteLink], answer: AppsFlyerAnswer? = nil, isStopped: Bool = false) -> [String] {
    var configuration = AppsFlyerConfiguration()
    configuration.inviteTemplate = "tmpl"
    var rig = AppsFlyerRig(configuration)
    rig.backend.setAnswer(answer, for: .inviteLink)
    rig.startProcess()
    rig.perform(rig.machine.setStopped(isStopped, at: rig.now))
    for link in links { rig.perform(rig.machine.generateInviteURL(link)) }
    rig.wait(.seconds(61))
    return rig.callbacks.compactMap {
      if case .generateInviteUrlWithCompletionHandler(_, let url) = $0 { url } else { nil }
    }
  }

  private func link(_ parameters: [String: String] = [:], _ change: (inout InviteLink) -> Void = { _ in }) -> InviteLink
  {
    var link = InviteLink()
    link.parameters = parameters
    change(&link)
    return link
  }

  func testALinkSaysWhatItIsGivenInTheOrderOfNamesAndEscaped() {
    let table: [(InviteLink, String)] = [
      (link { $0.template = "H5hv" }, "https://go.onelink.me/H5hv?pid=af_app_invites"),
      (
        link(["c": "a&b=c", "é": " +"]) {
          $0.template = "H5hv"
          $0.domain = "brand.example"
        }, "https://brand.example/H5hv?c=a%26b%3Dc&pid=af_app_invites&%C3%A9=%20%2B"
      ),
      (link { $0.appID = "42" }, "https://app.appsflyer.com/id42?pid=af_app_invites"),
      (link(["pid": "friends"]) { $0.template = "H5hv" }, "https://go.onelink.me/H5hv?pid=friends"),
    ]
    for (link, text) in table { XCTAssertEqual(link.text, text) }
  }

  func testTheServersShortenEachLink() {
    XCTAssertEqual(
      urls([link(["a": "1"]), link(["a": "2"]) { $0.template = "other" }]),
      ["https://go.onelink.me/tmpl/invite1", "https://go.onelink.me/other/invite2"])
  }

  func testALinkThatIsNotShortenedStaysLong() {
    let long = "https://go.onelink.me/tmpl?a=1&af_referrer_uid=1700000000000-0000000&pid=af_app_invites"
    for answer in [
      AppsFlyerAnswer.status(403), .malformedBody, .urlError(.notConnectedToInternet), .urlError(.timedOut),
      .success(Payload([])),
    ] {
      XCTAssertEqual(urls([link(["a": "1"])], answer: answer), [long], "\(answer)")
    }
    XCTAssertEqual(urls([link(["a": "1"])], isStopped: true), [long])
  }

  func testALinkHasTheParametersOfThePublishedOnes() throws {
    for sample in try AppsFlyerVector.objects("invite-links-ios") {
      guard case .object(let given)? = sample["given"], case .string(let published)? = sample["link"],
        case .string(let template)? = sample["template"], case .string(let appID)? = sample["appID"]
      else { return XCTFail("no sample") }
      let parameters = given.map { entry in
        if case .string(let text) = entry.value { (entry.key, text) } else { (entry.key, "") }
      }
      var configuration = AppsFlyerConfiguration()
      configuration.inviteTemplate = template
      var rig = AppsFlyerRig(configuration)
      rig.backend.setAnswer(.status(403), for: .inviteLink)
      rig.startProcess(appID: appID)
      rig.perform(rig.machine.generateInviteURL(link(Dictionary(parameters) { $1 })))
      rig.wait(.seconds(1))
      guard case .generateInviteUrlWithCompletionHandler(_, let url)? = rig.callbacks.last else {
        return XCTFail("no link")
      }
      func parts(_ url: String) -> (base: Substring, query: [String: String]) {
        let split = url.split(separator: "?", maxSplits: 1)
        let pairs = split[1].split(separator: "&").map { $0.split(separator: "=") }
        var query = Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { $1 }
        query["af_referrer_uid"] = query["af_referrer_uid"].map { _ in "{uid}" }
        return (split[0], query)
      }
      XCTAssertEqual(parts(url).base, parts(published).base)
      XCTAssertEqual(parts(url).query, parts(published).query)
    }
  }

  func testWithoutATemplateNobodyIsAsked() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.generateInviteURL(link(["a": "1"])))
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.requests, [])
    XCTAssertEqual(rig.names, ["generateInviteUrlWithCompletionHandler"])
  }

  func testAShortLinkHasWhatTheLongOneSays() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.perform(
      rig.machine.generateInviteURL(link(["deep_link_value": "apples", "own": "a b"]) { $0.template = "H5hv" }))
    rig.wait(.seconds(1))
    rig.open("https://go.onelink.me/H5hv/invite1")
    rig.wait(.seconds(1))
    let event = rig.deepLinks.last?.deepLink
    XCTAssertEqual(event?.deeplinkValue, "apples")
    XCTAssertEqual(event?.clickEvent["own"] as? String, "a b")
    XCTAssertEqual(event?.clickEvent["pid"] as? String, "af_app_invites")
  }
}
