import Foundation
import UIKitStandIns

/// What a Live Activity shows and does not change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What a Live Activity shows and changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The state of a Live Activity.
public enum ActivityState: Codable, Hashable, Sendable {
  /// The state.
  case active, ended, dismissed, stale, pending
}

/// What a Live Activity shows.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
  /// What it shows.
  public var state: State
  /// When it is out of date.
  public var staleDate: Date?
  /// How important it is.
  public var relevanceScore: Double
  /// Creates what it shows.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// How an app changes a Live Activity.
public struct PushType: Hashable, Sendable {
  /// With push notifications.
  public static let token = PushType()
  /// With push notifications of a channel.
  public static func channel(_ channelId: String) -> PushType { PushType() }
}

/// When a Live Activity that has ended disappears.
public struct ActivityUIDismissalPolicy: Sendable {
  /// When the system wants.
  public static let `default` = ActivityUIDismissalPolicy()
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy()
  /// Returns a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

/// What the user is told of a change.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Sendable {
    /// The system's sound.
    public static let `default` = AlertSound()
    /// Returns a sound of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  /// Creates what the user is told.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// Why a Live Activity cannot begin.
public enum ActivityAuthorizationError: Error, Sendable {
  /// Why it cannot.
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility,
    persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted
}

/// Stands in for the user's settings of Live Activities, which are off.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the settings.
  public init() {}
  /// Whether Live Activities can begin: no.
  public var areActivitiesEnabled: Bool { false }
  /// Whether Live Activities may change often: no.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the settings: none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Stands in for a Live Activity. None can begin.
///
/// It is `@unchecked Sendable` because none is ever created.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable
where Attributes.ContentState: Sendable {
  /// What a Live Activity shows and changes.
  public typealias ContentState = Attributes.ContentState

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }

  /// The identifier.
  public let id = UUID().uuidString
  /// What it shows and does not change.
  public let attributes: Attributes
  /// What it shows.
  public let content: ActivityContent<ContentState>
  /// What it shows, as before iOS 16.2.
  public var contentState: ContentState { content.state }
  /// The state.
  public var activityState: ActivityState { .ended }
  /// The token for push notifications.
  public var pushToken: Data? { nil }
  /// The changes of the token: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The changes of the state: none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The changes of what it shows: none.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }

  /// The app's Live Activities: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// The app's new Live Activities: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  /// The changes of the token with which a server begins one: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The token with which a server begins one.
  public static var pushToStartToken: Data? { nil }

  /// Begins a Live Activity: throws, as the user has switched them off.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  /// Begins a Live Activity, as before iOS 16.2: throws.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  /// Changes what it shows. Has no effect.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Changes what it shows, as before iOS 16.2. Has no effect.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Ends it. Has no effect.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Ends it, as before iOS 16.2. Has no effect.
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
  {
  }
}
