import DeepLinkSimulatorCommand

/// Beacon with a switch of each kind that the SDKs of the package have none of.
enum Switched: BeaconKind {
  static let declaration = SDKDeclaration<BeaconSetup<Switched>>.beacon(
    switches: [
      BeaconSetup.told("retries", .integer(0...5), default: .integer(2)), BeaconSetup.told("greeting", .text),
      BeaconSetup.told("unit", .word(["1m", "1h"])), BeaconSetup.told("page", .url),
      BeaconSetup.told("hosts", .domains), BeaconSetup.told("extra", .object),
    ],
    serverKeys: [
      Setting("known", .links("link", to: .text), default: .object([]), "What is known of links.") { value, servers in
        guard case .object(let links) = value else { return }
        for link in links {
          if case .string(let text) = link.value { servers.known[link.key] = text }
        }
      }
    ],
    methods: [SDKMethod("Beacon.wait", .seconds)], eventNames: ["Beacon.nameKeeper"])
}
