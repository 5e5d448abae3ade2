/// What a scenario can say about an SDK: its declaration as plain data, for the format, its schema and documentation.
package struct SDKVocabulary: Hashable, Sendable {
  /// The key of the SDK in scenario files.
  package var key: String
  /// The name of the SDK, for people.
  package var name: String
  /// The versions, oldest first.
  package var versions: [String]
  /// Its own keys under `app`.
  package var keys: [SettingSpecification]
  /// Its switches, with the settings that old files have among them.
  package var switches: [SettingSpecification]
  /// The kinds of requests that its servers answer.
  package var endpoints: [Endpoint]
  /// What a trace calls requests, also those of which files cannot say anything.
  package var requests: [String]
  /// What else its servers know.
  package var serverKeys: [SettingSpecification]
  /// The calls that its guide has an app make.
  package var calls: [SDKCall]
  /// The methods that a `call` step can name.
  package var methods: [SDKMethod]
  /// What a trace calls the calls of the app to the SDK.
  package var eventNames: [String]
  /// The calls of the SDK to the app.
  package var callbacks: [String]
  /// The service that makes its links; nil if it has none.
  package var linkService: SDKLinkService?
  /// Links of the SDK's link service, for a first scenario.
  package var linkExamples: [SDKLinkExample]
  /// What it does since a version and did not do before.
  package var versionChanges: [VersionChange]
  /// Where that is from, in sentences.
  package var versionBasis: String

  /// A kind of request that the servers answer.
  package struct Endpoint: Hashable, Sendable {
    /// The key in scenario files.
    package var key: String
    /// What a trace calls the requests.
    package var name: String
    /// What the answer is, in one line.
    package var summary: String
    /// How long an answer takes, where the scenario does not say.
    package var latency: Latency
    /// What a scenario can say of its answer beside what it can say of any.
    package var members: [SettingSpecification]
  }
}

extension SDKDeclaration {
  /// The declaration as plain data.
  package var vocabulary: SDKVocabulary {
    var eventNames = eventNames
    for method in methods where !eventNames.contains(method.eventName) { eventNames.append(method.eventName) }
    return SDKVocabulary(
      key: key, name: name, versions: Setup.Version.all.map(\.version), keys: keys.map(\.specification),
      switches: allSwitches.map(\.specification),
      endpoints: endpoints.compactMap { endpoint in
        endpoint.key.map {
          SDKVocabulary.Endpoint(
            key: $0, name: endpoint.endpoint.rawValue, summary: endpoint.summary, latency: endpoint.latency,
            members: endpoint.members.map(\.specification))
        }
      },
      requests: endpoints.map(\.endpoint.rawValue),
      serverKeys: serverKeys.map(\.specification), calls: calls, methods: methods, eventNames: eventNames,
      callbacks: callbacks.map(\.name), linkService: linkService, linkExamples: linkExamples,
      versionChanges: versionChanges, versionBasis: versionBasis)
  }
}
