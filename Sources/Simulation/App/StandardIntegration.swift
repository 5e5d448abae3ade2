import Foundation

/// The calls to the SDKs for an app that implements only delegates, made where the vendors' guides put them.
@MainActor
final class StandardIntegration {
  private let sharedPlan: SharedPlan
  let app: any AppUnderTest
  let environment: AppEnvironment
  /// The integration of each SDK, in the order of the plan's SDKs.
  private let integrations: [(any SDKIntegration)?]

  init(plan: SharedPlan, app: any AppUnderTest, environment: AppEnvironment) {
    sharedPlan = plan
    self.app = app
    self.environment = environment
    var integrations: [(any SDKIntegration)?] = []
    integrations.reserveCapacity(plan.plan.sdks.count)
    for index in plan.plan.sdks.indices {
      integrations.append(plan.plan.sdks[index].integration(environment.standIns[index], app))
    }
    self.integrations = integrations
  }

  /// Makes the SDK calls that belong to a system call.
  ///
  /// - Parameters:
  ///   - call: The system call.
  ///   - notification: The push notification that the system is delivering; nil if it delivers none.
  func follow(_ call: SystemCall, _ notification: PushNotification?) {
    if call.link != nil, !call.isLaunch { environment.linkCall = call }
    let moment = moment(call, notification)
    for index in integrations.indices { integrations[index]?.configure(moment) }
    if let link = moment.linkCall?.link { forward(link, moment) }
    for index in integrations.indices { integrations[index]?.finish(moment) }
  }

  private func moment(_ call: SystemCall, _ notification: PushNotification?) -> IntegrationMoment {
    // Read field by field, because reading the platform as a whole would copy it.
    let entryPoint: SystemCall.Kind =
      sharedPlan.plan.platform.notificationDelegateSet
      ? .userNotificationCenterDidReceive : .didReceiveRemoteNotification
    return IntegrationMoment(
      call: call, style: sharedPlan.plan.platform.style, notification: notification?.payload,
      handlesNotification: call.kind == entryPoint, linkCall: environment.linkCall)
  }

  /// Passes a link to the SDKs from the entry point that brought it, or from the one to which the scenario moved the
  /// call.
  private func forward(_ link: Link, _ moment: IntegrationMoment) {
    let brings = moment.call.link != nil
    if integrations.isEmpty, brings { return app.open(link.text) }
    for (index, integration) in integrations.enumerated() where !isClaimed(link, byOtherThan: index) {
      integration?.handOver(link, bringing: brings, moment)
    }
  }

  /// Returns whether a link clearly belongs to another SDK and not to this one.
  private func isClaimed(_ link: Link, byOtherThan index: Int) -> Bool {
    guard integrations.count > 1 else { return false }
    return sharedPlan.plan.sdks.indices.contains { $0 != index && sharedPlan.plan.sdks[$0].claims(link) }
  }
}

extension SystemCall {
  /// Whether the link is a launch option, which is not passed on because the system delivers the same link again.
  fileprivate var isLaunch: Bool {
    kind == .willFinishLaunching || kind == .didFinishLaunching
  }
}
