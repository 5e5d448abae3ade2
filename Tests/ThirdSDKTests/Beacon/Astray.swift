import DeepLinkSimulatorCommand

/// Rules with the id of a rule of iOS, and with one that no file could name.
enum AstrayRule: String, RuleGroup, RuleBook {
  case taken = "IOS-COLD-1"
  case nameless = "a rule"

  static let shelf = RuleShelf(AstrayRule.self, title: "Astray")

  var rule: Rule { Rule("Beacon \(self).", evidence: .documentation, source: "the manual of Beacon") }
}

/// Beacon with a declaration that names what is not there.
enum Astray: BeaconKind {
  static let queueCount = -1
  static let declaration = SDKDeclaration<BeaconSetup<Astray>>.beacon(
    rules: AstrayRule.self, keys: [BeaconSetup.told("greeting", .text)],
    serverKeys: [Setting("known", .links("link", to: .text), default: .object([]), "What is known.") { _, _ in }],
    methods: [SDKMethod("send"), SDKMethod("Beacon.tell", eventName: "beaconDidAnswer")], eventNames: [""],
    linkService: SDKLinkService(
      name: "lamp", domain: "lamp.example", template: "go", domainsKey: "greeting", shortLinksKey: "known"),
    linkExamples: ["b", "c"].map {
      SDKLinkExample(.short, "https://a.lamp.example/go/\($0)", serverSettings: ["unknown": .object([])])
    })
}
