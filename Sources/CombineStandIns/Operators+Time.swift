#if os(Linux)
  extension Publisher {
    private func later<S: Scheduler>(
      _ interval: S.SchedulerTimeType.Stride, _ scheduler: S, _ options: S.SchedulerOptions?
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var count = 0
        let made = Receiver<Output, Failure>(
          { value in
            count += 1
            scheduler.run(after: interval, options) {
              count -= 1
              receiver.receive(value)
            }
          }, { end in scheduler.run(after: interval, options) { receiver.receive(completion: end) } })
        made.follow(receiver)
        // What a receiver has asked for may be on its way.
        if let demand = receiver.demand { made.demand = { count == 0 && demand() } }
        return attach(made)
      }
    }

    /// Publishes on a scheduler.
    public func receive<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { later(0, scheduler, options) }
    /// Subscribes on a scheduler; here, immediately.
    public func subscribe<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Publishes with a delay.
    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { later(interval, scheduler, options) }

    /// Publishes a value when no other one has followed for some time.
    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var count = 0
        return attach(
          Receiver(
            { value in
              count += 1
              let present = count
              scheduler.run(after: dueTime, options) {
                if present == count { receiver.receive(value) }
              }
            }, { receiver.receive(completion: $0) }))
      }
    }

    /// Publishes at most one value per interval: the first value immediately, then the first or the latest of each
    /// interval.
    public func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var isWaiting = false
        var kept: Output?
        func wait() {
          isWaiting = true
          scheduler.run(after: interval, nil) {
            isWaiting = false
            guard let value = kept else { return }
            kept = nil
            receiver.receive(value)
            wait()
          }
        }
        return Receiver(
          { value in
            if isWaiting {
              if latest || kept == nil { kept = value }
            } else {
              wait()
              scheduler.schedule { receiver.receive(value) }
            }
          }, { end in scheduler.schedule { receiver.receive(completion: end) } })
      }
    }

    /// Completes if no value arrives in time, or fails with an error of the app.
    public func timeout<S: Scheduler>(
      _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
      customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        var count = 0
        func wait() {
          count += 1
          let present = count
          scheduler.run(after: interval, options) {
            if present == count { parts.end(customError.map { .failure($0()) } ?? .finished) }
          }
        }
        wait()
        parts.listen(to: self) { value in
          wait()
          receiver.receive(value)
        } end: {
          count += 1
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Publishes the time between values.
    public func measureInterval<S: Scheduler>(
      using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
      through { receiver in
        var former = scheduler.now
        return Receiver(
          { _ in
            let now = scheduler.now
            let interval = former.distance(to: now)
            former = now
            receiver.receive(interval)
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Publishes the values of each period as an array, and the rest upon completion. Periods begin at the
    /// subscription; one without values publishes nothing.
    public func collect<S: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<[Output], Failure> {
      let (scheduler, interval, limit) = strategy.parts
      return through { receiver in
        var values: [Output] = []
        var end = scheduler.now
        var isWaiting = false
        func publish() {
          guard !values.isEmpty else { return }
          let all = values
          values = []
          receiver.receive(all)
        }
        return Receiver(
          { value in
            values.append(value)
            if values.count >= limit { return publish() }
            guard !isWaiting else { return }
            isWaiting = true
            let now = scheduler.now
            while interval > 0, end <= now { end = end.advanced(by: interval) }
            scheduler.run(after: now.distance(to: end), options) {
              isWaiting = false
              publish()
            }
          },
          { completion in
            if case .finished = completion { publish() }
            receiver.receive(completion: completion)
          })
      }
    }
  }

  extension Publishers {
    /// When the values that were collected are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// After each period.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// After each period, and when there is a number of them.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

      fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, limit: Int) {
        switch self {
        case .byTime(let context, let interval): (context, interval, .max)
        case .byTimeOrCount(let context, let interval, let count): (context, interval, count)
        }
      }
    }
  }
#endif
