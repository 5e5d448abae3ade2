extension ScenarioShape {
  static let origins = [
    "other-app", "safari", "safari-same-domain", "third-party-browser", "redirect", "address-bar", "open-in-browser",
    "open-in-app", "own-app", "own-app-universal-links-only", "airdrop",
  ]

  static let trackingAnswers = ["authorized", "denied", "restricted"]

  static let processStates = ["not running", "prewarmed", "inactive", "active", "background", "suspended"]

  static let sceneStates = ["unattached", "foregroundInactive", "foregroundActive", "background"]

  private static let systemStep = ObjectShape(
    "system", "One step of the system's own: a call into the app, or a silent change of its state.",
    needing: ["call", "process", "scene"],
    [
      .optional("call", name(.entryPoints), default: "no call", "The call into the app, such as `didFinishLaunching`."),
      .optional("link", url, default: "no link", "The link that the call carries."),
      .optional(
        "process", .text(.oneOf(processStates)), default: "as it was", "The state of the process after the step."),
      .optional(
        "seen", .text(.oneOf(processStates)), default: "as iOS would show it",
        "The application state that the app's code sees inside the call."),
      .optional("scene", .text(.oneOf(sceneStates)), default: "as it was", "The state of the scene after the step."),
    ])

  static let step = Shape.choice(stepChoice)

  /// What may be done at any time: what is possible then and takes no time.
  static let anytimeStep = Shape.choice(
    stepChoice.without(
      [
        "wait": "time passes by itself; put \"wait\" among the \"steps\", or remove it",
        "system":
          "\"system\" is done whether it is possible or not, and what comes at any time has to be possible",
      ], named: "anytimeStep"))

  private static let stepChoice =
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
        .verb(
          "system", .object(systemStep),
          "The system takes one step of its own, whether or not it would: to see what an app makes of it."),
        .verb("pasteboard", .text(.content), "The pasteboard holds this text."),
        .verb("clockBack", duration, "The clock of the device is set back."),
        .verb("network", .text(.oneOf(["offline", "online"])), "The network goes away or comes back."),
        .verb(
          "call", name(.calls), "App code calls an SDK, by name, such as `Adjust.disable`.",
          with: [.optional("with", .anything, default: "no argument", "The argument of the call.")]),
        .verb("backend", .object(backend), "The answers of the servers change; what is not named stays as it was."),
      ])
}
