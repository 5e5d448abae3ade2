extension Step.Kind {
  /// What a trace calls the step: its key in the scenario file.
  package var verb: String {
    switch self {
    case .tap: "tap"
    case .install: "install"
    case .uninstall: "uninstall"
    case .launch: "launch"
    case .openNotification: "openNotification"
    case .backgroundLaunch: "backgroundLaunch"
    case .prewarm: "prewarm"
    case .foreground: "foreground"
    case .background: "background"
    case .suspend: "suspend"
    case .kill: "kill"
    case .reclaimScene: "reclaimScene"
    case .alert: "alert"
    case .dismissAlert: "dismissAlert"
    case .wait: "wait"
    case .openGate: "openGate"
    case .closeGate: "closeGate"
    case .releaseDelegate: "releaseDelegate"
    case .trackingAuthorization: "trackingAuthorization"
    case .adClick: "adClick"
    case .system: "system"
    case .pasteboard: "pasteboard"
    case .clockBack: "clockBack"
    case .network: "network"
    case .call: "call"
    case .backend: "backend"
    }
  }

  /// What the step is about, in the scenario's own spelling; nil if its verb says it all.
  package var argument: String? {
    switch self {
    case .tap(let url, let origin): origin.map { "\(url.value) from \($0.value)" } ?? url.value
    case .kill(let reason): reason?.value
    case .wait(let duration), .clockBack(let duration): DurationText.write(duration)
    case .system(let step): step.text
    case .pasteboard(let text): text.value
    case .openGate(let gate), .closeGate(let gate): gate.value
    case .releaseDelegate(let sdk): sdk.value
    case .trackingAuthorization(let status): status.value
    case .network(let isOnline): isOnline ? "online" : "offline"
    case .call(let method, _): method.value
    default: nil
    }
  }

  /// The keys of all steps.
  package static let verbs = [
    "tap", "install", "uninstall", "launch", "openNotification", "backgroundLaunch", "prewarm", "foreground",
    "background", "suspend", "kill", "reclaimScene", "alert", "dismissAlert", "wait", "openGate", "closeGate",
    "releaseDelegate", "trackingAuthorization", "adClick", "system", "pasteboard", "clockBack",
    "network", "call", "backend",
  ]
}
