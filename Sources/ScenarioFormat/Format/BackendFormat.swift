import SDKContract

extension ScenarioGrammar {
  /// The object `backend`.
  static func backend(_ sdks: [SDKVocabulary]) -> ObjectFormat<BackendDescription> {
    let order = NameOrder(sdks.map(\.key))
    var names: Set<String> = []
    return ObjectFormat(
      "backend", "What the servers answer, how late, and how they fail.",
      sdks.map { sdk in
        let servers = Servers(sdk, &names)
        return Field(
          .optional(
            sdk.key, .object(servers.shape), default: "{}", "The \(sdk.name) servers, by request."),
          read: { reader, node, backend in
            if let read = servers.read(&reader, node) { backend.sdks.append(read) }
          },
          write: { servers.write($0[sdk: sdk.key]).unlessEmpty })
      },
      make: { BackendDescription() },
      finish: { _, _, backend in
        backend.sdks.removeAll { $0.endpoints.isEmpty && $0.settings.isEmpty }
        order.sort(&backend.sdks, by: \.key)
      },
      strays: { backend in
        backend.sdks.map(\.key).filter { !order.contains($0) }.map { ScenarioValue.Member($0, .object([])) }
      })
  }

  /// The object `backend.<key>` of an SDK. Its endpoints keep the order of the file, because a later one can override
  /// an earlier one.
  private struct Servers: Sendable {
    private let format: ObjectFormat<BackendDescription.Servers>
    private let endpoints: [String: ObjectFormat<BackendDescription.Endpoint>]

    init(_ sdk: SDKVocabulary, _ names: inout Set<String>) {
      var fields: [Field<BackendDescription.Servers>] = []
      var endpoints: [String: ObjectFormat<BackendDescription.Endpoint>] = [:]
      for endpoint in sdk.endpoints {
        // Two SDKs may have requests of the same name, and a schema needs a unique name for the object of each.
        let isFirst = names.insert(endpoint.key).inserted
        let format = endpointFormat(endpoint, isFirst ? "\(endpoint.key)Answer" : "\(sdk.key)-\(endpoint.key)Answer")
        endpoints[endpoint.key] = format
        fields.append(
          Field(
            .optional(endpoint.key, .object(format.shape), default: "{}", endpoint.summary),
            read: { reader, node, servers in
              if let read = format.read(&reader, node) { servers.endpoints.append(read) }
            }, write: { _ in nil }))
      }
      for setting in sdk.serverKeys {
        let codec = Codec.setting(setting.kind)
        fields.append(
          Field(
            setting.member(codec.shape),
            read: { reader, node, servers in
              guard let value = codec.read(&reader, node), !setting.leavesOut(value) else { return }
              servers.settings.append(SettingEntry(setting.name, value))
            }, write: { _ in nil }))
      }
      let order = NameOrder(sdk.serverKeys.map(\.name))
      self.endpoints = endpoints
      format = ObjectFormat(
        "\(sdk.key)Backend", "How the \(sdk.name) servers answer each request.", fields,
        make: { BackendDescription.Servers(sdk.key) },
        finish: { _, _, servers in order.sort(&servers.settings, by: \.name) })
    }

    var shape: ObjectShape { format.shape }

    func read(_ reader: inout ScenarioReader, _ node: Int) -> BackendDescription.Servers? { format.read(&reader, node) }

    func write(_ servers: BackendDescription.Servers) -> ScenarioValue {
      let answers = servers.endpoints.map { endpoint in
        ScenarioValue.Member(endpoint.request, endpoints[endpoint.request]?.write(endpoint) ?? .object([]))
      }
      return .object(answers + servers.settings.map { ScenarioValue.Member($0.name, $0.value.scenarioValue) })
    }
  }

  private static let answer = ObjectFormat<BackendDescription.Endpoint>.Common(
    name: "answer", summary: "What a scenario can say about the answer to any request.",
    fields: [
      .optional(
        "after", \.after, .latency, default: "the usual latency of the server",
        "How long the answer takes: a duration, or the shortest and the longest."),
      .optional("failure", \.failure, .word, default: "it succeeds", "How the request fails."),
      .optional("status", \.status, .integer(400...599), default: "200", "The HTTP status of a refused request."),
      .optional("body", \.body, .object, default: "computed from what was clicked", "The whole answer."),
    ])

  private static func endpointFormat(
    _ endpoint: SDKVocabulary.Endpoint, _ name: String
  ) -> ObjectFormat<BackendDescription.Endpoint> {
    let order = NameOrder(endpoint.members.map(\.name))
    return ObjectFormat(
      name, endpoint.summary, including: answer,
      endpoint.members.map { setting in
        let codec = Codec.setting(setting.kind)
        return Field(
          setting.member(codec.shape),
          read: { reader, node, endpoint in
            if let value = codec.read(&reader, node) { endpoint.members.append(SettingEntry(setting.name, value)) }
          },
          write: { $0.members.first { $0.name == setting.name }.map { codec.write($0.value) } })
      },
      make: { BackendDescription.Endpoint(request: endpoint.key) },
      finish: { reader, node, read in
        order.sort(&read.members, by: \.name)
        reader.checkForContradictions(in: read, node)
      })
  }
}

extension ScenarioReader {
  fileprivate mutating func checkForContradictions(in endpoint: BackendDescription.Endpoint, _ node: Int) {
    for member in tree.validChildren(node) {
      if endpoint.failure != nil, !has(member, "failure"), !has(member, "after") {
        complaints.add(
          at: tree.keyOffset(member),
          "a request that fails has no answer; remove \(tree.key(member).quoted) or \"failure\"")
      } else if endpoint.body != nil, endpoint.members.contains(where: { tree.key(member) == $0.name }) {
        complaints.add(
          at: tree.keyOffset(member),
          "\"body\" is the whole answer; put \(tree.key(member).quoted) into it, or remove it")
      }
    }
  }
}
