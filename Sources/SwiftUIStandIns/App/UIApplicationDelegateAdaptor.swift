#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// Lets an app have an app delegate: the one that the test makes for the process, or a new one.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The app delegate.
    public let wrappedValue: Delegate

    /// Takes the app delegate.
    public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = SwiftUIProcess.delegate(type) }
  }

  extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
    /// The app delegate, whose properties can be bound.
    public var projectedValue: ObservedObject<Delegate>.Wrapper {
      ObservedObject<Delegate>.Wrapper(object: wrappedValue)
    }
  }

  /// The process of an app whose objects are being made.
  @MainActor
  package final class SwiftUIProcess {
    @TaskLocal package static var current: SwiftUIProcess?

    /// The app delegate that the test makes, or that the app asks for.
    package private(set) var appDelegate: (any UIApplicationDelegate)?

    package init(appDelegate: (any UIApplicationDelegate)?) { self.appDelegate = appDelegate }

    fileprivate static func delegate<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
      if let made = current?.appDelegate {
        guard let delegate = made as? Delegate else {
          preconditionFailure("The test makes an app delegate of another type than \(type)")
        }
        return delegate
      }
      let delegate = ObjectMaker.make(type)
      current?.appDelegate = delegate
      return delegate
    }
  }
#endif
