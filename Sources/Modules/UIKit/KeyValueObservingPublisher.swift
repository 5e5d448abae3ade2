import CombineStandIns
import Foundation
import UIKitStandIns

extension NSObject {
  /// Publishes the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of the failure.
    public typealias Failure = Never
    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// What is published: with `initial`, also the value at the beginning.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a receiver, which gets everything that is sent from now on.
    public func attach(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
      // Observers are called on the thread that changes the property.
      nonisolated(unsafe) let (receiver, keyPath) = (receiver, keyPath)
      let observation = object.observe(keyPath, options: options) { object, _ in
        receiver.receive(object[keyPath: keyPath])
      }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension _KeyValueObserving {
  /// Publishes the values of a property, beginning with the present one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
