import AdjustSdk
import AppsFlyerLib

/// An integration of AppsFlyer with one mistake.
final class FaultyAppsFlyerManager: NSObject, AppsFlyerLibDelegate {
  enum Mistake {
    case noDevKey
    case noStart
    case noDelegate
    case lateDelegate
  }

  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
  }

  func configure() {
    let lib = AppsFlyerLib.shared()
    if mistake != .noDevKey { lib.appsFlyerDevKey = "dev-key" }
    lib.appleAppID = "1512793879"
    if mistake == .noDevKey || mistake == .noStart { lib.delegate = self }
  }

  func start() {
    guard mistake != .noStart else { return }
    AppsFlyerLib.shared().start()
  }

  /// What comes too late: conversion data has found nobody.
  func finishSetUp() {
    if mistake == .lateDelegate { AppsFlyerLib.shared().delegate = self }
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: Error) {}
}

/// An integration of Adjust with one mistake.
final class FaultyAdjustManager: NSObject, AdjustDelegate {
  enum Mistake {
    case unknownEnvironment
    case settingsAfterStart
    case misspeltCallback
  }

  private let mistake: Mistake
  private(set) var hasHeardOfAttribution = false

  init(_ mistake: Mistake) {
    self.mistake = mistake
  }

  func start() {
    let environment = mistake == .unknownEnvironment ? "staging" : ADJEnvironmentProduction
    let config = ADJConfig(appToken: "abc123def456", environment: environment)
    config?.delegate = self
    Adjust.initSdk(config)
    if mistake == .settingsAfterStart { config?.enableFirstSessionDelay() }
  }

  // The SDK calls `adjustAttributionChanged`.
  func adjustAttributionChange(_ attribution: ADJAttribution?) { hasHeardOfAttribution = true }
}

/// A class that no SDK calls.
final class PlainManager: NSObject {
  func didResolveDeepLink(_ link: String) {}
}
