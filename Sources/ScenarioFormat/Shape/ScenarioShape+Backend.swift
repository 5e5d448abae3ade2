extension ScenarioShape {
  static let backend = ObjectShape(
    "backend", "What the servers answer, how late, and how they fail.",
    [
      .optional("appsflyer", .object(appsFlyerBackend), default: "{}", "The AppsFlyer servers, by request."),
      .optional("adjust", .object(adjustBackend), default: "{}", "The Adjust servers, by request."),
    ])

  private static let appsFlyerBackend = ObjectShape(
    "appsflyerBackend", "How the AppsFlyer servers answer each request.",
    [
      endpoint("launch", "The report of a session."),
      endpoint("conversionData", "The conversion data of the install."),
      endpoint("shortLink", "The parameters behind a short OneLink."),
      endpoint("deferredDeepLink", "The one deferred look-up of unified deep linking."),
      endpoint("redirect", "Where a wrapped link of an email service leads to."),
      endpoint("event", "The report of an in-app event."),
      .optional(
        "shortLinks", .map("short link", key: .url, to: .anyObject), default: "{}",
        "The parameters behind each short OneLink, as the resolver answers them."),
      .optional(
        "redirects", .map("link", key: .url, to: url), default: "{}",
        "The link that each wrapped link of an email service leads to."),
    ])

  private static let adjustBackend = ObjectShape(
    "adjustBackend", "How the Adjust servers answer each request.",
    [
      endpoint("session", "The answer to `/session`.", [askIn, deeplink, attribution]),
      endpoint("attribution", "The answer to `/attribution`.", [askIn, deeplink, attribution]),
      endpoint("click", "The answer to `/sdk_click`.", [askIn]),
      endpoint("event", "The answer to `/event`."),
      endpoint("forget", "The answer to `/gdpr_forget_device`."),
      endpoint("other", "The answers to third-party sharing, measurement consent, push tokens and ad revenue."),
      endpoint("linkResolution", "The answers to each request of `ADJLinkResolution`."),
      .optional(
        "brandedLinks", .map("short link", key: .url, to: url), default: "{}",
        "The long form of each short branded link, as in `resolved_click_url`."),
      .optional(
        "redirects", .map("link", key: .url, to: .text(.nonEmpty)), default: "{}",
        "The link that each link leads to that `ADJLinkResolution` is asked to resolve."),
    ])

  private static let askIn = ObjectShape.Member.optional(
    "askIn", duration, default: "not in the answer", "When the SDK is to ask for the attribution, as in `ask_in`.")
  private static let deeplink = ObjectShape.Member.optional(
    "deeplink", url, default: "computed from what was clicked", "The deferred deep link in the answer.")
  private static let attribution = ObjectShape.Member.optional(
    "attribution", .anyObject, default: "computed from what was clicked", "The attribution in the answer.")

  static let failures = ["timeout", "offline", "unknown-host", "malformed"]

  static let latency = Shape.either(
    [duration, .list(of: duration, "duration", minimum: 2, maximum: 2)],
    expected: "a duration such as \"2.5s\", or the shortest and the longest as in [\"0.3s\", \"3s\"]")

  private static let answer = ObjectShape.CommonMembers(
    name: "answer", summary: "What can be said about the answer to any request.",
    members: [
      .optional(
        "after", latency, default: "as the servers are known to take",
        "How late the answer is: a duration, or the shortest and the longest."),
      .optional("failure", .text(.oneOf(failures)), default: "it succeeds", "How the request fails."),
      .optional("status", .integer(400...599), default: "200", "The HTTP status of a refused request."),
      .optional("body", .anyObject, default: "computed from what was clicked", "The whole answer."),
    ])

  private static func endpoint(
    _ request: String, _ summary: String, _ members: [ObjectShape.Member] = []
  ) -> ObjectShape.Member {
    .optional(
      request, .object(ObjectShape(request + "Answer", summary, including: answer, members)),
      default: "{}", summary)
  }
}
