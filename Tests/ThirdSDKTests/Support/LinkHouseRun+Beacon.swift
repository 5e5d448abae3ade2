import DeepLinkSimulatorCommand

extension LinkHouseRun {
  /// Runs a program that knows Beacon.
  init<Kind: BeaconKind>(beacon kind: Kind.Type, _ arguments: [String], input: String = "") {
    var command = DeepLinkSimulatorCommand()
    command.register(sdk: BeaconSDK<Kind>.self)
    self.init(arguments, input: input, command: command)
  }

  /// Runs such a program on a scenario about Beacon, which it reads from standard input.
  init<Kind: BeaconKind>(
    scenarioOf kind: Kind.Type, _ arguments: [String], app: String = "{}", backend: String = "{}", steps: String = "",
    expect: String = ""
  ) {
    let scenario = """
      {
        "version": 1, "name": "Beacon",
        "app": { "scheme": "lamp", "beacon": \(app) },
        "backend": { "beacon": \(backend) },
        "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }\(steps)],
        "expect": [\(expect)]
      }
      """
    self.init(beacon: kind, arguments + ["-"], input: scenario)
  }
}
