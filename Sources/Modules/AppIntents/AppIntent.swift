import Foundation
import UIKitStandIns

/// Something that the app can do for Siri, Shortcuts and Spotlight.
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary
  /// The name of the intent.
  static var title: LocalizedStringResource { get }
  /// The description of the intent.
  static var description: IntentDescription? { get }
  /// Whether the app is opened.
  static var openAppWhenRun: Bool { get }
  /// How the app may run, since iOS 26.
  static var supportedModes: IntentModes { get }
  /// Whether the user can find the intent.
  static var isDiscoverable: Bool { get }
  /// Who may run the intent.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The intent with its parameters as a sentence.
  static var parameterSummary: SummaryContent { get }
  /// Does it.
  func perform() async throws -> PerformResult
  /// Creates an intent without values.
  init()
}

extension AppIntent {
  /// A parameter of an intent.
  public typealias Parameter = IntentParameter
  /// Something that the app provides to its intents.
  public typealias Dependency = AppDependency
  /// A summary of an intent.
  public typealias Summary = IntentParameterSummary<Self>
  /// The description of the intent: none.
  public static var description: IntentDescription? { nil }
  /// Whether the app is opened: no.
  public static var openAppWhenRun: Bool { false }
  /// How the app may run: in the background, unless it is opened.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Whether the user can find the intent: yes.
  public static var isDiscoverable: Bool { true }
  /// Who may run the intent: everybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The intent as a sentence: its name.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  /// Tells the system that the user did it. Has no effect.
  public func donate() async throws {}
  /// Tells the system that the user did it. Has no effect.
  @discardableResult
  public func donate(result: PerformResult? = nil) -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Does it, as a button does.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }
}

/// How an app runs for an intent.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// How the app comes to the foreground.
  public enum ForegroundMode: Sendable {
    /// At once.
    case immediate
    /// When the intent asks for it.
    case dynamic
    /// When the intent is done.
    case deferred
  }
  /// The raw value.
  public let rawValue: Int
  /// Creates an option set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In the background.
  public static let background = IntentModes(rawValue: 1)
  /// In the foreground.
  public static let foreground = IntentModes(rawValue: 2)
  /// Returns the foreground with a way to come there.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable {
  /// Everybody.
  case alwaysAllowed
  /// The user, who has unlocked the device once.
  case requiresAuthentication
  /// The user at the device.
  case requiresLocalDeviceAuthentication
}

/// The description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The category.
  public let categoryName: LocalizedStringResource?
  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { (self.descriptionText, self.categoryName) = (descriptionText, categoryName) }
  /// Creates a description.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// The identifier of what the user did.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}

/// Stands in for what an app tells the system about what the user did, which keeps nothing.
public final class IntentDonationManager: Sendable {
  /// The manager.
  public static let shared = IntentDonationManager()
  /// Tells that the user did something. Has no effect.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Tells that the user did something. Has no effect.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Takes back what the app told. Has no effect.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  { [] }
}

/// Which donations are taken back.
public struct IntentDonationMatchingPredicate: Sendable {
  /// Returns those of an intent.
  public static func intentType(_ intentType: any AppIntent.Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
  /// Returns those with identifiers.
  public static func donationIDs(_ ids: [IntentDonationIdentifier]) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
}

/// An intent that the system has a meaning for.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// Whether the app is opened: yes.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that may bring the app to the foreground.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns an error that asks the user to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { AppIntentError.needsToContinueInForeground }
  /// Asks the user to continue in the app; the user does.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
  /// Asks the user to continue in the app; the user does.
  @MainActor
  public func requestToContinueInForeground<Result>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> Result
  ) async throws -> Result { try await continuation() }
}

extension AppIntent {
  /// Asks the user to continue in the app, since iOS 26; the user does.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
  /// Asks the user whether to do it; the user confirms.
  public func requestConfirmation() async throws {}
  /// Asks the user whether to do it; the user confirms.
  public func requestConfirmation(dialog: IntentDialog) async throws {}
}

/// An intent of a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that shows the app's search.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}
/// An intent that configures a control.
public protocol ControlConfigurationIntent: SystemIntent {}
/// An intent that has a URL.
public protocol URLRepresentableIntent: SystemIntent {}
/// An intent that the system predicts.
public protocol PredictableIntent: AppIntent {}
/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: the intent only has values.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension ControlConfigurationIntent {
  /// Does nothing: the intent only has values.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
  /// The name of the intent.
  public static var title: LocalizedStringResource { "Open URL" }
  /// The URL.
  @IntentParameter<URL>(title: "URL") public var url: URL

  /// Creates an intent without a URL.
  public init() {}
  /// Creates an intent for a URL.
  public init(_ url: URL) { self.url = url }

  /// Opens the URL as `UIApplication.open(_:)` does.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    let url = url
    await MainActor.run { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    return .result()
  }
}

/// What can go wrong with an intent.
public struct AppIntentError: Error, Hashable, Sendable {
  private let name: String
  /// The user has to continue in the app.
  public static let needsToContinueInForeground = AppIntentError(name: "needsToContinueInForeground")
  /// Nobody knows what.
  public static let unknown = AppIntentError(name: "unknown")
}

/// A package with intents.
public protocol AppIntentsPackage {
  /// The packages that it includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// The packages that it includes: none.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
