import SDKContract

extension ScenarioGrammar {
  /// The object `app`.
  static func app(_ sdks: [SDKVocabulary]) -> ObjectFormat<AppDescription> {
    let defaults = AppDescription()
    let order = NameOrder(sdks.map(\.key))
    let destinationKeys = sdks.flatMap { $0.linkService?.destinationKeys ?? [] }
    return ObjectFormat(
      "app", "The app: its links, its SDKs, and its behaviour if it is described here.",
      [
        .optional(
          "uses", \.uses, .name(.apps), default: "the app described here",
          "The name of the app under test, if it is written in Swift. `routes`, `whenGated` and `on` then have no "
            + "effect."),
        .optional(
          "tasks", \.tasks, .word, default: "settled",
          "When the async work of an app in Swift runs: at once, or each turn of a task as an event that others may "
            + "overtake."),
        .optional("scheme", \.scheme, scheme, default: "none", "The app's own URL scheme, without the colon."),
        .defaulted(
          "domains", \.domains, .texts(.associatedDomain, "domain", unique: true), [], default: "[]",
          "The app's associated domains."),
      ] + AssociationFormat.fields.map { $0.of(\.association) } + [
        .defaulted(
          "associations", \.associations, AssociationFormat.domains, [], default: "{}",
          "The association files of single domains. `paths` and the keys after it describe that of the app's other sites. "
            + "A domain of an SDK's link service has the service's file, which accepts all paths, unless the app has no "
            + "other domains."),
        .defaulted(
          "gates", \.gates, .texts(.nonEmpty, "gate", unique: true), [], default: "[]",
          "What keeps the app from showing a link's screen, such as onboarding; closed until a step opens it."),
        .defaulted(
          "routes", \.routes, routes, [], default: "{}", "The screen for each destination that a link can name."),
        .defaulted(
          "whenGated", \.whenGated, .word, defaults.whenGated, default: "store",
          "What happens to a link while a gate is closed: the app stores it and opens its screen later, or drops it."),
        .optional(
          "destinationKeys", \.destinationKeys, .texts(.nonEmpty, "key", unique: true),
          default: "[\(destinationKeys.map(\.quoted).joined(separator: ", "))]",
          "The keys of a payload in which the app looks for a destination, in this order."),
        .defaulted(
          "on", \.reactions, reactions, [], default: "as the vendors' samples do",
          "How the app reacts to callbacks and entry points, where it differs from the vendors' samples."),
      ] + sdks.map { field($0, sdk($0)) },
      make: { AppDescription() },
      finish: { reader, node, app in
        AssociationFormat.complain(&reader, node, app.association)
        order.sort(&app.sdks, by: \.key)
      },
      strays: { app in
        // An SDK that is not known, or that the app has twice.
        var written: Set<String> = []
        return app.sdks.map(\.key).filter { !order.contains($0) || !written.insert($0).inserted }
          .map { ScenarioValue.Member($0, .object([])) }
      })
  }

  private static let scheme = Codec<String>(
    shape: .text(.scheme),
    read: { reader, node in
      guard let scheme = reader.tree.string(node) else { return nil }
      guard SchemeText.isOfTheWeb(Array(scheme.utf8)[...]) else { return scheme }
      reader.complaints.add(
        at: reader.tree.offset(node),
        "the scheme \(scheme.quoted) is the browser's; write the app's domains under \"domains\"")
      return nil
    }, write: { .string($0) })

  private static let routes = Codec<[AppDescription.Route]>(
    shape: .map("destination", key: .any, to: .text(.nonEmpty)),
    read: { reader, node in reader.pairs(node).map { AppDescription.Route($0.key, $0.value) } },
    write: { .object($0.map { ScenarioValue.Member($0.destination, .string($0.screen)) }) })

  private static let reactions = Codec<[AppDescription.Reaction]>(
    shape: .map("callback", vocabulary: .callbacks, to: Codec<AppDescription.Reaction.Kind>.word.shape),
    read: { reader, node in
      reader.pairs(node).compactMap { pair in
        AppDescription.Reaction.Kind(rawValue: pair.value).map { AppDescription.Reaction(pair.key, $0) }
      }
    },
    write: { .object($0.map { ScenarioValue.Member($0.callback, .string($0.kind.rawValue)) }) })

  // MARK: SDKs

  private static func field(
    _ vocabulary: SDKVocabulary, _ format: ObjectFormat<SDKDescription>
  ) -> Field<AppDescription> {
    let key = vocabulary.key
    return Field(
      .optional(
        key, .object(format.shape), default: "no \(vocabulary.name) SDK", "How the \(vocabulary.name) SDK is set up."),
      read: { reader, node, app in
        if let sdk = format.read(&reader, node) { app.sdks.append(sdk) }
      },
      write: { $0[sdk: key].map(format.write) })
  }

  /// The object `app.<key>` of an SDK.
  private static func sdk(_ sdk: SDKVocabulary) -> ObjectFormat<SDKDescription> {
    let order = NameOrder(sdk.keys.map(\.name))
    return ObjectFormat(
      sdk.key, "The \(sdk.name) SDK in the app.",
      [
        .optional(
          "version", \.version, .name(.listed(sdk.versions)), default: "a current version", "The version of the SDK.")
      ] + sdk.keys.map { key($0) } + [
        .object(
          "integration", \.integration, integration(sdk),
          "Calls of the standard integration that the app leaves out or makes elsewhere."),
        .defaulted(
          "switches", \.switches, .switches(sdk.switches), [], default: "{}", "Switches of the SDK, by name."),
      ],
      make: { SDKDescription(sdk.key) },
      finish: { _, _, description in order.sort(&description.settings, by: \.name) },
      strays: { description in
        description.settings.filter { !order.contains($0.name) }
          .map { ScenarioValue.Member($0.name, $0.value.scenarioValue) }
      })
  }

  /// The format of a key that an SDK declares.
  private static func key(_ setting: SettingSpecification) -> Field<SDKDescription> {
    let codec = Codec.setting(setting.kind)
    return Field(
      setting.member(codec.shape),
      read: { reader, node, sdk in
        guard let value = codec.read(&reader, node), !setting.leavesOut(value) else { return }
        sdk.settings.append(SettingEntry(setting.name, value))
      },
      write: { $0.settings.first { $0.name == setting.name }.map { codec.write($0.value) } })
  }

  private static func integration(_ sdk: SDKVocabulary) -> ObjectFormat<IntegrationDescription> {
    let calls = Vocabulary.listed(sdk.calls)
    return ObjectFormat(
      "\(sdk.key)Integration", "Faults of an SDK's integration.",
      [
        .defaulted(
          "omit", \.omit, parts(.omissions(sdk.calls)), [], default: "[]",
          "SDK calls that the app forgets, such as `start`, and entry points whose links it does not pass on, such as "
            + "`forward from willConnectTo`. An entry point that the style does not have changes nothing."),
        .defaulted(
          "add", \.add, parts(.additions), [], default: "[]",
          "Entry points whose links the app passes on, although the guide of the SDK does not name them: "
            + "`forward from onContinueUserActivity`."),
        .defaulted(
          "move", \.move, moves(calls), [], default: "{}",
          "SDK calls that the app makes in another entry point, such as `didFinishLaunching`."),
      ],
      make: { IntegrationDescription() },
      finish: { reader, node, integration in
        for case .call(let call) in integration.omit where integration.move.contains(where: { $0.call == call }) {
          reader.complaints.add(
            at: reader.tree.offset(node),
            "the call \(call.quoted) is left out and moved at once; remove it from one of them")
        }
        for part in integration.omit where integration.add.contains(part) {
          reader.complaints.add(
            at: reader.tree.offset(node),
            "\(part.text.quoted) is left out and added at once; remove it from one of them")
        }
      })
  }

  private static func parts(_ vocabulary: Vocabulary) -> Codec<[IntegrationDescription.Part]> {
    let texts = Codec.texts(.name(vocabulary), "call", unique: true)
    return Codec(
      shape: texts.shape,
      read: { reader, node in texts.read(&reader, node)?.map { IntegrationDescription.Part($0) } },
      write: { texts.write($0.map(\.text)) })
  }

  private static func moves(_ calls: Vocabulary) -> Codec<[IntegrationDescription.Move]> {
    Codec(
      shape: .map("call", vocabulary: calls, to: .text(.name(.entryPoints))),
      read: { reader, node in reader.pairs(node).map { IntegrationDescription.Move($0.key, to: $0.value) } },
      write: { .object($0.map { ScenarioValue.Member($0.call, .string($0.entryPoint)) }) })
  }
}
