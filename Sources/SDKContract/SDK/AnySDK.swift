/// A type-erased SDK with value semantics: copies share storage until one of them changes.
///
/// The engine knows no other type of an SDK. The operations on the value inside are in `SDKOperations`, which are
/// compiled where the SDK's type is known, so that an input costs an indirect call and no cast.
@usableFromInline
package struct AnySDK: Sendable {
  /// The storage of the value, which copies share.
  ///
  /// A storage is changed only while it is uniquely referenced, so that threads can share it, too.
  @usableFromInline package class Storage: @unchecked Sendable {
    @inlinable init() {}

    /// The value, for printing its contents.
    @usableFromInline var anyValue: Any { () }
  }

  /// The storage of one SDK's value, which changes only while it is uniquely referenced.
  ///
  /// Accesses are checked for exclusivity in debug builds only, as those of the engine are.
  @usableFromInline
  package final class Typed<S: SDK>: Storage, @unchecked Sendable {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    @usableFromInline var value: S

    @inlinable
    init(_ value: S) {
      self.value = value
      super.init()
    }

    @usableFromInline override var anyValue: Any { value }

    /// Reads the value in place, of a storage that is known to be this SDK's.
    ///
    /// Read as a property, the value would be copied for each call of one of its methods.
    @inlinable
    static func look<Result>(_ storage: Storage, _ body: (inout S) -> Result) -> Result {
      body(&shared(storage).value)
    }

    /// Returns the storage for a change, copied unless it is uniquely referenced; it must be this SDK's.
    @inlinable
    static func unique(_ storage: inout Storage) -> Typed<S> {
      if !isKnownUniquelyReferenced(&storage) { storage = Typed(shared(storage).value) }
      return shared(storage)
    }

    /// Returns the storage as this SDK's, which it must be.
    @inlinable
    static func shared(_ storage: Storage) -> Typed<S> {
      // Sound because operations of an SDK are used only with the storage that they were created with (`AnySDK.init`).
      unsafeDowncast(storage, to: Typed<S>.self)
    }
  }

  @usableFromInline var storage: Storage
  @usableFromInline package let operations: SDKOperations
  /// The version of the SDK, constant in a run; nil if its members are the same in all versions.
  @usableFromInline let version: VersionNumber?

  /// Wraps an SDK.
  @inlinable
  package init<S: SDK>(_ sdk: S) {
    storage = Typed(sdk)
    operations = S.operations
    version = sdk.version.flatMap { VersionNumber($0.version) }
  }
}

extension AnySDK {
  /// The name of the SDK in files, lanes and options.
  package var name: SDKName { operations.name }
  /// The number of the SDK's serial queues.
  package var queueCount: Int { operations.queueCount }
  /// The rule by which calls in different queues have no order; nil if the SDK has none.
  package var queueRule: RuleID? { operations.queueRule }

  /// The value itself, for printing its contents; only the SDK's module knows its type.
  package var anyValue: Any { storage.anyValue }

  /// Returns whether this is a certain SDK.
  @usableFromInline
  package func `is`<S: SDK>(_ type: S.Type) -> Bool { operations.id == ObjectIdentifier(S.self) }

  /// Changes the value if it is of a certain type; otherwise does nothing.
  @inlinable
  package mutating func modify<S: SDK>(_ type: S.Type, _ body: (inout S) -> Void) {
    guard `is`(S.self) else { return }
    body(&Typed<S>.unique(&storage).value)
  }

  package mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant, _ effects: inout SDKEffects) {
    operations.observed(&storage, notice, now, &effects)
  }

  package mutating func answered(_ exchange: SDKExchange, at now: VirtualInstant, _ effects: inout SDKEffects) {
    operations.answered(&storage, exchange, now, &effects)
  }

  package mutating func timerFired(_ timer: SDKTimer, at now: VirtualInstant, _ effects: inout SDKEffects) {
    operations.timerFired(&storage, timer, now, &effects)
  }

  package mutating func willCall(_ callback: SDKCallback) { operations.willCall(&storage, callback) }

  package mutating func called(
    _ callback: SDKCallback, _ response: SDKResponse, at now: VirtualInstant, _ effects: inout SDKEffects
  ) {
    operations.called(&storage, callback, response, now, &effects)
  }

  package mutating func opened(
    _ url: String, successfully: Bool, at now: VirtualInstant, _ effects: inout SDKEffects
  ) {
    operations.opened(&storage, url, successfully, now, &effects)
  }

  package mutating func answer(to request: SDKRequest, at now: VirtualInstant) -> SDKExchange {
    operations.answer(&storage, request, now)
  }

  package func answerWithoutNetwork(to request: SDKRequest) -> SDKExchange { operations.answerWithoutNetwork(request) }

  package func answers(_ request: SDKRequest) -> Bool { operations.answers(storage, request) }

  /// Lets the SDK handle at once a request whose answer need not be an event.
  ///
  /// - Returns: Whether the SDK has handled the request.
  package mutating func takenAtOnce(
    _ request: SDKRequest, at now: VirtualInstant, _ effects: inout SDKEffects
  ) -> Bool {
    operations.takenAtOnce(&storage, request, now, &effects)
  }

  package func answer(to request: SDKRequest, failingWith error: URLLoadingError) -> SDKExchange {
    operations.failure(request, error)
  }

  package func timeOut(of request: SDKRequest, sentAt now: VirtualInstant) -> (at: VirtualInstant, rule: RuleID)? {
    operations.timeOut(request, now)
  }

  package func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination {
    operations.destination(storage, link, isInOtherApp)
  }

  package mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool {
    operations.clicked(&storage, link, now)
  }

  package mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant) {
    operations.reportedClick(&storage, parameters, now)
  }

  /// Hashes what determines the SDK's behaviour from a time on, as long as the app changes none of its settings.
  package func hashFuture(into hasher: inout Hasher, at now: VirtualInstant) {
    operations.hash(storage, &hasher, now)
  }

  /// Creates the object through which app code calls the SDK.
  @MainActor
  package func makeStandIn(_ link: SimulationLink, index: Int) -> any SDKStandIn {
    operations.makeStandIn(link, index, version)
  }
}

extension AnySDK: Hashable {
  @usableFromInline
  package static func == (left: AnySDK, right: AnySDK) -> Bool {
    left.storage === right.storage
      || left.operations.id == right.operations.id && left.operations.isEqual(left.storage, right.storage)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { operations.hash(storage, &hasher, nil) }
}
