import SDKContract

/// The `app` object of a scenario: the build of the app, its integration, and how the described app behaves.
public struct AppDescription: Equatable, Sendable {
  /// The name of the app under test; nil for the app described here.
  package var uses: String?
  /// When the tasks of an app in Swift run, which decides the orders that an exploration tries; nil for the default,
  /// `settled`.
  package var tasks: TaskTurns?
  /// The app's own URL scheme.
  package var scheme: String?
  /// The app's associated domains.
  package var domains: [String] = []
  /// What the association file of the app's own sites says at the start of the run.
  package var association = AssociationDetails()
  /// The association files of domains that have another one at the start of the run, in the order of the file.
  package var associations: [Association] = []
  /// Gates, all closed until a step opens them, in the order of the file.
  package var gates: [String] = []
  /// The screen for each destination that a link can name, in the order of the file.
  package var routes: [Route] = []
  /// What happens to a link while a gate is closed.
  package var whenGated = GatedLink.store
  /// The payload keys in which a destination is looked up, in order; nil for the keys that the links of the SDKs use.
  package var destinationKeys: [String]?
  /// Callbacks for which the described app does not react as it does by default.
  package var reactions: [Reaction] = []
  /// The SDKs in the app, in the order in which the registry has them.
  package var sdks: [SDKDescription] = []

  /// A screen and the destination that leads to it.
  package struct Route: Hashable, Sendable {
    /// The destination that a link names.
    package var destination: String
    /// The screen that the app shows.
    package var screen: String

    /// Creates a route.
    package init(_ destination: String, _ screen: String) {
      self.destination = destination
      self.screen = screen
    }
  }

  /// The association file of one of the app's domains.
  package struct Association: Hashable, Sendable {
    /// The domain, as the file writes it.
    package var domain: String
    /// The association file.
    package var file: Step.AssociationFileDescription

    /// Creates the association file of a domain.
    package init(_ domain: String, _ file: Step.AssociationFileDescription) {
      self.domain = domain
      self.file = file
    }
  }

  /// When the tasks that an app starts run.
  public enum TaskTurns: String, CaseIterable, Sendable {
    /// All tasks run, in FIFO order, before the next event happens.
    case settled
    /// Each job of a task is an event, which other events may overtake.
    case decided
  }

  /// What the described app does with a link while a gate is closed.
  public enum GatedLink: String, CaseIterable, Sendable {
    /// Stores it in its one slot and routes it when the last gate opens.
    case store
    /// Discards it.
    case drop
  }

  /// How the described app reacts to one callback.
  public struct Reaction: Hashable, Sendable {
    /// The possible reactions.
    public enum Kind: String, CaseIterable, Sendable {
      /// Routes if the payload or link has a destination, as the vendor's sample does.
      case route
      /// Routes without the checks of the vendor's sample, such as `is_first_launch`.
      case routeAlways = "route-always"
      /// Implements the callback and does nothing.
      case ignore
      /// Does not implement the callback.
      case missing
    }

    /// The callback or entry point.
    package var callback: String
    /// How the app reacts.
    package var kind: Kind

    /// Creates a reaction.
    package init(_ callback: String, _ kind: Kind) {
      self.callback = callback
      self.kind = kind
    }
  }

  /// Creates an app without routes and SDKs.
  public init() {}

  /// The configuration of an SDK, by its key in the file; nil if the app does not have the SDK.
  package subscript(sdk key: String) -> SDKDescription? {
    get { sdks.first { $0.key == key } }
    set {
      let place = sdks.firstIndex { $0.key == key }
      switch (newValue, place) {
      case (let new?, let place?): sdks[place] = new
      case (let new?, nil): sdks.append(new)
      case (nil, let place?): sdks.remove(at: place)
      case (nil, nil): break
      }
    }
  }
}
