/// The shape of a scenario file.
enum ScenarioShape {
  static let scenario = ObjectShape(
    "scenario", "What is installed, who does what, what the backends answer, and what must come out of it.",
    [
      .optional("$schema", .text(.any), "The JSON Schema that an editor checks the file by."),
      .required("version", .integer(1...1), "The version of the format: 1."),
      .required("name", .text(.nonEmpty), "What the scenario shows, in a few words."),
      .optional("description", .text(.any), "What it shows, for somebody who does not write code."),
      .optional(
        "exhaustive", .bool, default: "false", "Whether a callback that no expectation mentions is a failure."),
      .optional(
        "startDate", .text(.date), default: "2026-01-01T00:00:00.000Z", "The date at virtual time zero, in UTC."),
      .optional("settle", duration, default: "10m", "How long after the last step events are still waited for."),
      .optional("platform", .object(platform), default: "{}", "The device."),
      .optional("app", .object(app), default: "{}", "The build of the app, its integration, and its routes."),
      .optional("backend", .object(backend), default: "{}", "What the servers answer, how late, and how they fail."),
      .required("steps", .list(of: step, "step"), "What a person, or the device, does, one after another."),
      .optional(
        "anytime", .list(of: anytimeStep, "step"), default: "[]",
        "What may be done besides, each once at any time at which it is possible, or not at all: `replay` leaves it out "
          + "unless a schedule has it, and `explore` tries all."),
      .optional(
        "schedule", .list(of: .text(.order), "order"), default: "[]",
        "Events that come in another order than by default, two by two, as a session of `step` saves them."),
      .optional("expect", .list(of: expectation, "expectation"), default: "[]", "What must hold of the run."),
    ])

  static let duration = Shape.text(.duration)
  static let url = Shape.text(.url)

  static func name(_ vocabulary: Vocabulary) -> Shape { .text(.name(vocabulary)) }

  static func switches(_ vocabulary: Vocabulary) -> Shape {
    .map("switch", vocabulary: vocabulary, to: switchValue)
  }

  private static let switchValue = Shape.either(
    [.bool, .text(.nonEmpty), .list(of: .text(.nonEmpty), "word")],
    expected: "true, false, a word, a duration such as \"2.5s\", or a list of words")

  // MARK: Platform

  static let platform = ObjectShape(
    "platform", "The device: the version of iOS, the life cycle the app is built on, and faults.",
    [
      .optional("profile", name(.profiles), default: "a current version", "The version of iOS, such as `ios17`."),
      .optional(
        "style", .text(.oneOf(styles)), default: "uikit-scenes", "The life cycle the app is built on."),
      .optional("switches", switches(.platformSwitches), default: "{}", "Switches and faults of the device, by name."),
    ])

  static let styles = ["uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate"]

  // MARK: App

  static let app = ObjectShape(
    "app", "The build of the app, its integration, and how the app behaves if it is described here.",
    [
      .optional(
        "uses", name(.apps), default: "the app described here",
        "The app under test, by name, if it is written in Swift."),
      .optional(
        "tasks", .text(.oneOf(AppDescription.TaskOrder.allCases.map(\.rawValue))), default: "settled",
        "When tasks that an app in Swift starts have their turns: at once, or each as an event that others may overtake."
      ),
      .optional("scheme", .text(.scheme), default: "none", "The app's own URL scheme, without the colon."),
      .optional(
        "domains", .list(of: .text(.domain), "domain", unique: true), default: "[]", "The app's associated domains."),
      .optional(
        "paths", paths, default: "all paths",
        "The paths that the association file accepts, with `*` and `?`, as in `/shop/*`."),
      .optional(
        "excludedPaths", paths, default: "[]",
        "The paths that the association file excludes, with `*` and `?`, whatever `paths` says."),
      .optional(
        "gates", .list(of: .text(.nonEmpty), "gate", unique: true), default: "[]",
        "What keeps the app from showing a link's screen, such as onboarding; closed until a step opens it."),
      .optional(
        "routes", .map("destination", key: .any, to: .text(.nonEmpty)), default: "{}",
        "Screens by the destination a link names."),
      .optional(
        "whenGated", .text(.oneOf(AppDescription.GatedLink.allCases.map(\.rawValue))), default: "store",
        "What happens to a link while a gate is closed: it is stored and routed later, or lost."),
      .optional(
        "destinationKeys", .list(of: .text(.nonEmpty), "key", unique: true), default: "[\"deep_link_value\"]",
        "The keys of a payload in which the app looks for a destination, in this order."),
      .optional(
        "on",
        .map(
          "callback", vocabulary: .callbacks,
          to: .text(.oneOf(AppDescription.Reaction.Kind.allCases.map(\.rawValue)))),
        default: "as the vendors' samples do", "Callbacks and entry points that the app answers in its own way."),
      .optional("appsflyer", .object(appsFlyer), default: "no AppsFlyer SDK", "How the AppsFlyer SDK is set up."),
      .optional("adjust", .object(adjust), default: "no Adjust SDK", "How the Adjust SDK is set up."),
    ])

  private static let paths = Shape.list(of: .text(.path), "path pattern", unique: true)

  static let appsFlyer = ObjectShape(
    "appsflyer", "The AppsFlyer SDK in the app.",
    [
      .optional("version", name(.appsFlyerVersions), default: "a current version", "The version of the SDK."),
      .optional(
        "payloadTypes", .text(.oneOf(["wire", "documented", "table"])), default: "wire",
        "The types of the values in payloads: as a device logs them, or as the vendor's pages print them."),
      .optional(
        "customDomains", .list(of: .text(.domain), "domain", unique: true), default: "[]",
        "The app's own OneLink domains, as in `oneLinkCustomDomains`."),
      .optional(
        "minTimeBetweenSessions", duration, default: "5s", "The least time between two counted sessions."),
      .optional(
        "unifiedDeepLinking", .bool, default: "false",
        "Whether the app sets `deepLinkDelegate`, and so uses unified deep linking."),
      .optional(
        "waitForATT", duration, default: "it does not wait",
        "How long the SDK waits for the answer to the tracking prompt, as given to `waitForATTUserAuthorization`."),
      .optional(
        "integration", .object(integration("appsflyerIntegration", .appsFlyerIntegrationCalls)), default: "{}",
        "Calls of the standard integration that are left out or made elsewhere."),
      .optional("switches", switches(.appsFlyerSwitches), default: "{}", "Switches of the SDK, by name."),
    ])

  static let adjust = ObjectShape(
    "adjust", "The Adjust SDK in the app.",
    [
      .optional("version", name(.adjustVersions), default: "a current version", "The version of the SDK."),
      .optional(
        "deferredDeeplinkReturns", .bool, default: "false",
        "What `adjustDeferredDeeplinkReceived` returns: whether the SDK opens the link."),
      .optional(
        "directLinks", .text(.oneOf(["processAndResolve", "processDeeplink", "none"])), default: "processAndResolve",
        "What the app does with a link that opens it: the SDK's call that it makes, or nothing."),
      .optional(
        "integration", .object(integration("adjustIntegration", .adjustIntegrationCalls)), default: "{}",
        "Calls of the standard integration that are left out or made elsewhere."),
      .optional("switches", switches(.adjustSwitches), default: "{}", "Switches of the SDK, by name."),
    ])

  private static func integration(_ name: String, _ calls: Vocabulary) -> ObjectShape {
    ObjectShape(
      name, "Faults of an SDK's integration.",
      [
        .optional(
          "omit", .list(of: .text(.name(calls)), "call", unique: true), default: "[]",
          "SDK calls that the app forgets, such as `start`."),
        .optional(
          "move", .map("call", vocabulary: calls, to: .text(.name(.entryPoints))), default: "{}",
          "SDK calls that the app makes in another entry point, such as `didFinishLaunching`."),
      ])
  }
}
