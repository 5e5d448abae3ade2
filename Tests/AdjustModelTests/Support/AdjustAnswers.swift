import AdjustModel
import SDKContract

/// AdjustAnswers of the backend, in the shapes that the SDK's log shows.
enum AdjustAnswers {
  static let link = "example://summer-clothes?promo=beach&adjust_no_sdkclick=1"
  static let offline = AdjustAnswer.failure(message: "offline")

  static func json(_ members: [PayloadEntry]) -> AdjustAnswer { .json(Payload(members)) }

  static func session(
    askIn: Int? = nil, tracker: String? = nil, link: String? = nil, extra: [PayloadEntry] = []
  ) -> AdjustAnswer {
    var members = [
      PayloadEntry("message", .string("Install tracked")), PayloadEntry("adid", .string("adid")),
      PayloadEntry("timestamp", .string("2021-03-04T00:03:09.040Z+0000")),
    ]
    if let askIn { members.append(PayloadEntry("ask_in", .integer(askIn))) }
    if let tracker { members.append(PayloadEntry("attribution", object(tracker: tracker, link: nil))) }
    if let link { members.append(PayloadEntry("deeplink", .string(link))) }
    return json(members + extra)
  }

  static func attribution(
    tracker: String?, link: String? = nil, askIn: Int? = nil, extra: [PayloadEntry] = []
  ) -> AdjustAnswer {
    var members = [PayloadEntry("message", .string("Attribution found"))]
    members.append(PayloadEntry("attribution", object(tracker: tracker, link: link)))
    if let askIn { members.append(PayloadEntry("ask_in", .integer(askIn))) }
    return json(members + extra)
  }

  static func click(_ resolved: String?) -> AdjustAnswer {
    var members = [PayloadEntry("message", .string("Click tracked"))]
    if let resolved { members.append(PayloadEntry("resolved_click_url", .string(resolved))) }
    return json(members)
  }

  static func object(tracker: String?, link: String?) -> PayloadValue {
    var members: [PayloadEntry] = []
    if let tracker { members.append(PayloadEntry("tracker_token", .string(tracker))) }
    if let link { members.append(PayloadEntry("deeplink", .string(link))) }
    return .object(members)
  }
}
