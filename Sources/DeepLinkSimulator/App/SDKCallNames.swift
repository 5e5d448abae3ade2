/// The names of calls about links, as traces and documentation list them.
public enum SDKCallNames {
  /// The methods of the SDKs' stand-ins.
  public static let all: [String] = {
    var names = IntegrationCall.methodNames
    for method in StepMethod.all {
      let name = method.eventName
      if !names.contains(name) { names.append(name) }
    }
    return names
  }()

  /// The calls of the system that bring a link into the app.
  public static let linkEntryPoints: [String] = [
    SystemCall.Kind.willFinishLaunching, .didFinishLaunching, .sceneWillConnect, .applicationContinue, .applicationOpen,
    .sceneContinue, .sceneOpenURLContexts, .onOpenURL, .didReceiveRemoteNotification, .userNotificationCenterDidReceive,
  ].map(\.rawValue)
}
