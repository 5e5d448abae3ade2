import SDKContract

extension StepPlan {
  /// Handles a push that arrives and on which the user has not acted.
  mutating func receiveNotification(_ notification: PushNotification) {
    if notification.isShown { show(notification) }
    guard notification.hasContentAvailable else { return }
    receiveSilentPush(notification, rule: notification.isShown ? .push(.contentAvailable) : .push(.silentPush))
  }

  private mutating func show(_ notification: PushNotification) {
    guard configuration.isInFront(process) else { return add(nil, rule: .push(.systemShows)) }
    if configuration.notificationDelegateSet {
      add(.userNotificationCenterWillPresent, rule: .push(.presentsInFront), notification: notification)
    } else if !notification.hasContentAvailable {
      add(.didReceiveRemoteNotification, rule: .push(.receivesUnopened), notification: notification)
    }
  }

  /// Delivers a silent push, for which the system starts or wakes the app in the background.
  mutating func receiveSilentPush(_ notification: PushNotification, rule: PlatformRule = .push(.silentPush)) {
    if process == .notRunning, wasForceQuit, holds(.push(.noSilentPushAfterForceQuit)) {
      return add(nil, rule: .push(.noSilentPushAfterForceQuit))
    }
    wakeInBackground(notification.payload == nil ? nil : notification)
    add(.didReceiveRemoteNotification, rule: rule, notification: notification)
  }

  /// Delivers what the user did with a notification.
  mutating func openNotification(_ notification: PushNotification) {
    guard opensApp(notification) else { return respondInBackground(notification) }
    switch process {
    case .notRunning, .prewarmed, .background, .suspended:
      open(.notification(notification))
    case .inactive:
      receive(
        notification, rule: style.hasScenes ? .push(.sceneReceivesBeforeActive) : .push(.receivesBeforeActive))
      becomeActive()
    case .active:
      receive(notification, rule: .push(.receivesInFront))
    }
  }

  /// Adds the entry point for a notification with which the user has brought the app to the front.
  mutating func receive(_ notification: PushNotification, rule: PlatformRule) {
    let isButton = notification.action != .open
    if configuration.notificationDelegateSet {
      add(
        .userNotificationCenterDidReceive, rule: isButton ? .push(.foregroundAction) : rule,
        notification: notification)
    } else if isButton {
      add(nil, rule: .push(.actionNeedsDelegate))
    } else {
      add(.didReceiveRemoteNotification, rule: .push(.noNotificationDelegate), notification: notification)
    }
  }

  private func opensApp(_ notification: PushNotification) -> Bool {
    switch notification.action {
    case .open, nil: true
    case .dismiss: false
    case .button(let identifier): configuration.foregroundActions.contains(identifier)
    }
  }

  private mutating func respondInBackground(_ notification: PushNotification) {
    guard configuration.notificationDelegateSet || !holds(.push(.actionNeedsDelegate)) else {
      return add(nil, rule: .push(.actionNeedsDelegate))
    }
    wakeInBackground(nil)
    add(.userNotificationCenterDidReceive, rule: .push(.actionInBackground), notification: notification)
  }
}

extension PlatformConfiguration {
  /// Returns whether the app's delegate of the notification center decides how a notification is shown.
  func isInFront(_ process: ProcessState) -> Bool {
    switch process {
    case .active, .inactive: true
    case .background: !rules.isOn(PlatformRule.push(.systemShows))
    case .notRunning, .prewarmed, .suspended: false
    }
  }
}
