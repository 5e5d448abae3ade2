#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// Lets an app have an app delegate: the one that the test makes for the process, or a new one.
  ///
  /// One that is an `ObservableObject` is observed, and all views have it in their surroundings.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty,
    LinkedProperty
  {
    /// The app delegate.
    public let wrappedValue: Delegate

    /// Takes the app delegate.
    public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = SwiftUIProcess.delegate(type) }

    func link(_ context: ViewContext, _ name: String) {
      if let observable = wrappedValue as? any ObservableObject { context.observe(observable, name) }
    }
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
    /// The type by which views ask for the app delegate; nil without an adaptor.
    private var adaptedType: ObjectIdentifier?

    package init(appDelegate: (any UIApplicationDelegate)?) { self.appDelegate = appDelegate }

    /// Puts the delegates into the surroundings of all views.
    func put(_ sceneDelegate: (any UISceneDelegate)?, into environment: inout EnvironmentValues) {
      if let adaptedType { environment.objects[adaptedType] = appDelegate }
      if let sceneDelegate { environment.objects[ObjectIdentifier(type(of: sceneDelegate))] = sceneDelegate }
    }

    fileprivate static func delegate<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
      current?.adaptedType = ObjectIdentifier(type)
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
