import DeepLinkSimulatorCommand

/// Beacon with a link service on a domain that no scenario has to name.
enum Lamp: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Lamp>>.beacon(
    keys: [
      Setting("hosts", .domains, default: .words(["lamp.example"]), "The domains of the links.") { _, _ in }
    ],
    serverKeys: [Setting("links", .links("link", to: .object), default: .object([]), "The links.") { _, _ in }],
    eventNames: ["Beacon.push", "Beacon.start"], timers: ["glow"],
    linkService: SDKLinkService(
      name: "lamp link", domain: "lamps.example", template: "go", domainsKey: "hosts", shortLinksKey: "links",
      destinationKeys: ["to"]))
}
