extension ScenarioShape {
  static let origins = [
    "other-app", "safari", "safari-same-domain", "third-party-browser", "redirect", "address-bar", "open-in-browser",
    "open-in-app", "own-app", "airdrop",
  ]

  static let trackingAnswers = ["authorized", "denied", "restricted"]

  static let step = Shape.choice(
    ChoiceShape(
      "step", noun: "step", "One thing that a person, or the device, does.",
      [
        .verb(
          "tap", url, "A link is tapped, or opened in another way.",
          with: [
            .optional("from", .text(.oneOf(origins)), default: "other-app", "Where, and how, the link is opened.")
          ]),
        .verb("install", .nothing, "The app is installed from the store."),
        .verb("uninstall", .nothing, "The app is deleted from the device."),
        .verb("launch", .nothing, "The user opens the app from the home screen, whether it runs or not."),
        .verb(
          "openNotification", .anyObject,
          "The user opens a push notification; the link is in its payload, which is this object."),
        .verb("backgroundLaunch", .nothing, "The app is launched in the background, as by a silent push."),
        .verb("prewarm", .nothing, "The system starts the process before the user opens the app."),
        .verb("foreground", .nothing, "The user comes back to an app that is in the background."),
        .verb("background", .nothing, "The user leaves the app."),
        .verb("suspend", .nothing, "The time that the app has in the background is over."),
        .verb(
          "kill",
          .either([.nothing, .text(.oneOf(["force-quit", "system"]))], expected: "{}, \"force-quit\" or \"system\""),
          "The process ends: the user swipes it away, or the system ends it, which `{}` means."),
        .verb("reclaimScene", .nothing, "The system disconnects the scene and keeps the process."),
        .verb("alert", .nothing, "A system alert, a call or the app switcher covers the app."),
        .verb("dismissAlert", .nothing, "What covered the app is gone."),
        .verb("wait", duration, "Time passes."),
        .verb("openGate", .text(.nonEmpty), "A gate of the app opens, as when onboarding ends."),
        .verb("closeGate", .text(.nonEmpty), "A gate of the app closes, as when the user logs out."),
        .verb(
          "releaseDelegate", .text(.oneOf(["appsflyer", "adjust"])),
          "The object that an SDK's weak delegate points to is released."),
        .verb(
          "trackingAuthorization", .text(.oneOf(trackingAnswers)), "The user answers the tracking prompt."),
        .verb(
          "adClick", .map("parameter", key: .any, to: .anything, minimum: 1),
          "A click on an ad that its network reports itself, such as Meta's; the parameters of the ad."),
        .verb("network", .text(.oneOf(["offline", "online"])), "The network goes away or comes back."),
        .verb(
          "call", name(.calls), "App code calls an SDK, by name, such as `Adjust.disable`.",
          with: [.optional("with", .anything, default: "no argument", "The argument of the call.")]),
        .verb("backend", .object(backend), "The answers of the servers change; what is not named stays as it was."),
      ]))

  // MARK: Expectations

  private static let pattern = name(.events)
  private static let times = Shape.either(
    [
      .integer(0...Int.max),
      .object(
        ObjectShape(
          "times", "How often something happens.", minimum: 1,
          [
            .optional("atLeast", .integer(0...Int.max), "The least number of times."),
            .optional("atMost", .integer(0...Int.max), "The greatest number of times."),
          ])),
    ], expected: "a number such as 1, or an object such as {\"atLeast\": 1, \"atMost\": 2}")

  private static let eventMembers: [ObjectShape.Member] = [
    .optional("times", times, default: "at least once", "How often it happens: a number, or bounds."),
    .optional(
      "payload", .map("key path", to: .anything), default: "{}",
      "Values that the payload of each such event has, by key or dotted key path."),
    .optional("after", duration, "The earliest virtual time at which it may happen."),
    .optional("before", duration, "The latest virtual time at which it may happen."),
  ]

  static let expectation = Shape.choice(
    ChoiceShape(
      "expectation", noun: "expectation", "Something that must hold of the run.",
      [
        .verb("callback", name(.callbacks), "An SDK calls the app.", with: eventMembers),
        .verb("event", pattern, "An event of any kind happens.", with: eventMembers),
        .verb(
          "order", .list(of: pattern, "event", minimum: 1),
          "These events happen in this order, with others between them."),
        .verb(
          "consecutive", .list(of: pattern, "event", minimum: 1),
          "These events happen in this order, with no other callback or app event between them."),
        .verb(
          "exactly", .list(of: pattern, "callback"),
          "Exactly these SDK callbacks happen, in this order, and no others."),
        .verb("never", pattern, "This event does not happen."),
        .verb(
          "finally", .map("fact", to: .anything, minimum: 1),
          "What holds after the last event, such as the screen or the stored link."),
      ]))
}
