import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// An intent that the user finds without setting anything up.
public struct AppShortcut: Sendable {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
  /// Creates a shortcut, as before iOS 16.4.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// What the user says for a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// A part of a phrase.
  public enum Token: Sendable {
    /// The name of the app.
    case applicationName
  }
  /// Collects the parts of the phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  /// Creates a phrase.
  public init(stringLiteral value: String) {}
  /// Creates a phrase.
  public init(stringInterpolation: StringInterpolation) {}
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour in the Shortcuts app.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The colour in the Shortcuts app.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that the values of parameters have changed. Has no effect.
  public static func updateAppShortcutParameters() {}
}

/// Combines shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Returns a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Combines shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// Returns the shortcuts of an `if` without `else`.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// Returns the shortcuts of a condition that holds.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Returns the shortcuts of a condition that does not hold.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Returns the shortcuts of an availability condition.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Combines the shortcuts of a loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
}

/// The colour of shortcuts.
public enum ShortcutTileColor: Sendable, CaseIterable {
  /// A colour.
  case red, orange, tangerine, yellow, lime, green, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue,
    grayBrown, gray
}

extension Button {
  /// Creates a button that performs an intent. Nobody taps it.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}

extension Button where Label == Text {
  /// Creates a button that performs an intent. Nobody taps it.
  public init(_ title: some StringProtocol, intent: some AppIntent) { self.init(title, action: {}) }
}

/// A view that tells the user what to say.
public struct SiriTipView: SystemView {
  /// Creates a view for an intent.
  public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
  /// The view shows nothing.
  public var body: some View { EmptyView() }
}

/// A button that opens the app's page in Shortcuts. Nobody taps it.
public struct ShortcutsLink: SystemView {
  /// Creates a button.
  public init() {}
  /// The view shows nothing.
  public var body: some View { EmptyView() }
}
