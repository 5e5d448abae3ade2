#if os(Linux)
  /// A publisher of values that are known from the start.
  public struct Record<Output, Failure: Error>: Publisher {
    /// What is published.
    public struct Recording {
      /// The values.
      public private(set) var output: [Output] = []
      /// The completion.
      public private(set) var completion: Subscribers.Completion<Failure> = .finished
      private var isComplete = false

      /// Creates a recording without values.
      public init() {}
      /// Creates a recording.
      public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
        (self.output, self.completion, isComplete) = (output, completion, true)
      }

      /// Adds a value.
      public mutating func receive(_ input: Output) {
        if !isComplete { output.append(input) }
      }
      /// Adds the completion.
      public mutating func receive(completion: Subscribers.Completion<Failure>) {
        if !isComplete { (self.completion, isComplete) = (completion, true) }
      }
    }

    /// What is published.
    public let recording: Recording

    /// Creates a publisher of values.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
      recording = Recording(output: output, completion: completion)
    }
    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }
    /// Creates a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
      var recording = Recording()
      record(&recording)
      self.recording = recording
    }

    /// Attaches a receiver, which gets all values at once.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      for value in recording.output { receiver.receive(value) }
      receiver.receive(completion: recording.completion)
      return AnyCancellable {}
    }
  }
#endif
