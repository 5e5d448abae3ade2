/// What a scenario can say about an SDK: its declaration as plain data, for the format, its schema and documentation.
package struct SDKVocabulary: Hashable, Sendable {
  /// The key of the SDK in scenario files.
  package var key: String
  /// The display name of the SDK.
  package var name: String
  /// The versions, oldest first.
  package var versions: [String]
  /// Its own keys under `app`.
  package var keys: [SettingSpecification]
  /// Its switches, with the settings that old files have among them.
  package var switches: [SettingSpecification]
  /// The kinds of requests that its servers answer.
  package var endpoints: [Endpoint]
  /// The trace names of requests, including those that files cannot configure.
  package var requests: [String]
  /// The other data of its servers.
  package var serverKeys: [SettingSpecification]
  /// The calls that the vendor's guide tells an app to make.
  package var calls: [String]
  /// The methods that a `call` step can name.
  package var methods: [SDKMethod]
  /// The trace names of the app's calls to the SDK.
  package var eventNames: [String]
  /// What can follow the trace name of such a call, for those that allow only a few words.
  package var callArguments: [String: [String]]
  /// What can follow the trace name of a request when it is sent, and when it is answered; not for requests after which
  /// it is not known.
  package var requestArguments: [String: RequestArguments]
  /// The trace names of the SDK's timers; nil if they are not known.
  package var timers: [String]?
  /// The SDK's calls into the app.
  package var callbacks: [String]
  /// What can follow the name of a call into the app in a trace, for those that allow only a few words.
  package var callbackArguments: [String: [String]]
  /// The service that makes its links; nil if it has none.
  package var linkService: SDKLinkService?
  /// Links of the SDK's link service, for a first scenario.
  package var linkExamples: [SDKLinkExample]
  /// The changes of behaviour between versions.
  package var versionChanges: [VersionChange]
  /// The sources of these changes, in sentences.
  package var versionBasis: String
  /// What people find in consoles and write in reports.
  package var reports: SDKReports

  /// A kind of request that the servers answer.
  package struct Endpoint: Hashable, Sendable {
    /// The key in scenario files.
    package var key: String
    /// The name of the requests in a trace.
    package var name: String
    /// A one-line description of the answer.
    package var summary: String
    /// The latency of an answer, unless the scenario sets it.
    package var latency: Latency
    /// What a scenario can set for its answer, in addition to what it can set for any answer.
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
            key: $0, name: endpoint.endpoint.rawValue,
            summary: endpoint.versions.map { "\(endpoint.summary) Only in versions \($0.phrase)." } ?? endpoint.summary,
            latency: endpoint.latency,
            members: endpoint.members.map(\.specification))
        }
      },
      requests: endpoints.map(\.endpoint.rawValue),
      serverKeys: serverKeys.map(\.specification), calls: calls, methods: methods, eventNames: eventNames,
      callArguments: callArguments, requestArguments: requestArguments, timers: timers,
      callbacks: callbacks.map(\.name),
      callbackArguments: Dictionary(
        callbacks.compactMap { callback in callback.arguments.map { (callback.name, $0) } },
        uniquingKeysWith: { first, _ in first }), linkService: linkService, linkExamples: linkExamples,
      versionChanges: versionChanges, versionBasis: versionBasis,
      reports: reports)
  }
}
