import Foundation
import SwiftUIStandIns
import UIKitStandIns

/// What an intent returns.
public protocol IntentResult {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something that Siri says.
public protocol ProvidesDialog: IntentResult {
  /// What Siri says.
  var dialog: IntentDialog? { get }
}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result after which the system performs another intent.
public protocol OpensIntent: IntentResult {
  /// The type of the other intent.
  associatedtype OpensAppIntent: AppIntent
  /// The other intent.
  var opensIntent: OpensAppIntent? { get }
}

/// The result of an intent.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult {
  /// The value.
  public let value: Value?
  /// The intent that the system performs next. In a simulation, nobody performs it.
  public let opensIntent: OpensAppIntent?
  /// The view.
  public let view: SnippetView?
  /// What Siri says.
  public let dialog: Dialog?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, view: SnippetView? = nil, dialog: Dialog? = nil
  ) { (self.value, self.opensIntent, self.view, self.dialog) = (value, opensIntent, view, dialog) }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  /// Returns a result.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  /// Returns a result with something that Siri says.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
  /// Returns a result with a view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(view: view) }
  /// Returns a result with a view and something that Siri says.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(view: view, dialog: dialog) }
  /// Returns a result with a view and something that Siri says.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(view: content(), dialog: dialog)
  }
  /// Returns a result after which the system performs another intent.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> { Self(opensIntent: opensIntent) }
  /// Returns a result after which the system performs another intent.
  public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }
  /// Returns a result with a value and something that Siri says.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
  /// Returns a result with a value and a view.
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value, view: view) }
  /// Returns a result with a value, a view and something that Siri says.
  public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, view: view, dialog: dialog)
  }
  /// Returns a result with a value, after which the system performs another intent.
  public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never> { Self(value: value, opensIntent: opensIntent) }
}

/// What Siri says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// What Siri says.
  public let full: LocalizedStringResource
  /// What Siri shows beside a view.
  public let supporting: LocalizedStringResource?
  /// Creates a dialog.
  public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
  /// Creates a dialog with a text that is shown beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }
  /// Creates a dialog.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
