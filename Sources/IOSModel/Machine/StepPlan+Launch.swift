import SDKContract

extension StepPlan {
  /// Brings an app to the foreground when the user opens it, from any state in the background.
  mutating func open(_ cause: Cause) {
    switch process {
    case .notRunning, .prewarmed:
      start(cause)
    case .background, .suspended:
      resume()
      comeBack(cause)
    case .inactive, .active:
      break
    }
  }

  /// Launches the process and brings it to the foreground.
  private mutating func start(_ cause: Cause) {
    if process == .notRunning, configuration.prewarmedLaunch {
      process = .prewarmed
      add(nil, rule: .lifeCycle(.prewarms))
    }
    launch(cause)
    if style.hasScenes {
      connect(cause, isLaunch: true)
    } else if let link = cause.link {
      deliverAfterLaunch(link)
    } else if let notification = cause.opened {
      receive(notification, rule: .push(.receivesBeforeActive))
    }
    if configuration.launchReturnsFalse, cause.link != nil { withholdLink() }
    becomeActive()
    if configuration.permissionAlert {
      change(.resignActive, rule: .lifeCycle(.alertCovers))
      becomeActive(rule: .lifeCycle(.alertCovers))
    }
  }

  /// Brings a running app to the foreground, with its scene or with a new connection.
  private mutating func comeBack(_ cause: Cause) {
    guard scene != .unattached else {
      connect(cause, isLaunch: false)
      return becomeActive()
    }
    let opensFirst = cause.link.map(comesBeforeForeground) ?? false
    if opensFirst, let link = cause.link { deliver(link, rule: .warm(.schemeLinkComesFirst)) }
    enterForeground()
    if let link = cause.link, !opensFirst {
      if configuration.linkAfterActive { becomeActive() }
      deliver(link, rule: configuration.linkAfterActive ? .warm(.linkPlaceOnReturn) : nil, isReturn: true)
      if configuration.linkAfterActive { return }
    } else if let notification = cause.opened {
      receive(
        notification, rule: style.hasScenes ? .push(.sceneReceivesBeforeActive) : .push(.receivesBeforeActive))
    }
    becomeActive()
  }

  private func comesBeforeForeground(_ link: IncomingLink) -> Bool {
    style == .uikitScenes && link.form == .url && configuration.schemeLinkComesFirst
      && !configuration.linkAfterActive && holds(.warm(.schemeLinkComesFirst))
  }

  /// Adds the launch methods.
  private mutating func launch(_ cause: Cause) {
    let rule: PlatformRule
    switch cause {
    case .backgroundTask(_?) where !style.hasScenes: rule = .push(.launchOptionsCarrySilentPush)
    case .backgroundTask: rule = .lifeCycle(.launchesInBackground)
    case _ where style.hasScenes: rule = .cold(.launchOptionsEmptyInScenes)
    case .link: rule = .cold(.launchOptionsCarryLink)
    case .notification: rule = .push(.launchOptionsCarryNotification)
    case .icon: rule = .cold(.launches)
    }
    let firstRule = process == .prewarmed ? .cold(.launchesPrewarmed) : rule
    if case .backgroundTask = cause { process = .background } else { process = .inactive }
    let link = style.hasScenes ? nil : cause.link
    let notification = style.hasScenes ? nil : cause.notification
    add(.willFinishLaunching, link, rule: firstRule, notification: notification)
    add(.didFinishLaunching, link, rule: rule, notification: notification)
  }

  /// Connects the scene in the foreground, and delivers what caused the connection.
  private mutating func connect(_ cause: Cause, isLaunch: Bool) {
    configureSession()
    process = .inactive
    scene = .foregroundInactive
    if style.hasSceneDelegate {
      let seesBackground = configuration.willConnectSeesBackground
      add(
        .sceneWillConnect, cause.link, seen: seesBackground ? .background : .inactive,
        rule: connectionRule(cause, isLaunch: isLaunch), notification: cause.opened,
        setItems: cause.link == nil ? .linkAlone : configuration.setItems)
    } else {
      add(nil, rule: isLaunch ? .swiftUI(.buildsScene) : .cold(.reconnectsScene))
    }
    change(.enterForeground, rule: .cold(.sceneEntersForegroundOnConnection), isConnection: true)
    if style.isSwiftUI { appear(cause, isLaunch: isLaunch) }
    if let notification = cause.opened, !style.hasSceneDelegate || configuration.notificationDelegateSet {
      receive(notification, rule: .push(.sceneReceivesBeforeActive))
    }
  }

  private func connectionRule(_ cause: Cause, isLaunch: Bool) -> PlatformRule {
    if configuration.willConnectSeesBackground { return .cold(.connectionSeesBackground) }
    if cause.link != nil, configuration.setItems != .linkAlone { return .sequences(.setItems) }
    if cause.opened != nil { return .push(.connectionCarriesNotification) }
    if !isLaunch { return .cold(.reconnectsScene) }
    guard cause.link != nil else { return .cold(.connectsScene) }
    return style == .swiftUISceneDelegate ? .swiftUI(.coldLinkAtSceneDelegate) : .cold(.connectionCarriesLink)
  }

  private mutating func configureSession() {
    guard !hasSession else { return }
    add(.configurationForConnecting, rule: .cold(.configuresNewSession))
  }

  /// Shows SwiftUI's first view, and passes it the link that connected the scene.
  private mutating func appear(_ cause: Cause, isLaunch: Bool) {
    if !configuration.openURLBeforeAppear { add(.onAppear, rule: .swiftUI(.onAppearOrder)) }
    if let link = cause.link {
      if style == .swiftUISceneDelegate {
        if configuration.duplicateDelivery {
          add(viewCall(for: link, isCold: true).kind, link, rule: .swiftUI(.onOpenURLAfterConnection))
        }
      } else if configuration.coldLinkDropped, holds(.faults(.coldLinkDropped)), isLaunch, link.form == .universalLink {
        add(nil, rule: .faults(.coldLinkDropped))
      } else {
        let call = viewCall(for: link, isCold: true)
        add(call.kind, link, rule: call.rule)
      }
    }
    if configuration.openURLBeforeAppear { add(.onAppear, rule: .swiftUI(.onAppearOrder)) }
  }

  /// Starts or wakes the app without bringing it to the foreground.
  ///
  /// - Parameter notification: The silent push that starts it; nil for another cause.
  mutating func wakeInBackground(_ notification: PushNotification?) {
    switch process {
    case .notRunning, .prewarmed:
      launch(.backgroundTask(notification))
      if style.hasScenes, configuration.backgroundLaunchConnectsScene { connectInBackground() }
    case .suspended:
      resume()
    case .background, .inactive, .active:
      break
    }
  }

  private mutating func connectInBackground() {
    configureSession()
    scene = .background
    add(style.hasSceneDelegate ? .sceneWillConnect : nil, rule: .lifeCycle(.connectsSceneInBackground))
  }
}
