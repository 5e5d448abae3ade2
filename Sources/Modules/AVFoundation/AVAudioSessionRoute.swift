import Foundation

extension AVAudioSession {
  /// The kind of a place where sound comes from or goes to.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a headset.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// An input line.
    public static let lineIn = Port(rawValue: "LineIn")
    /// An output line.
    public static let lineOut = Port(rawValue: "LineOut")
    /// Headphones with a cable.
    public static let headphones = Port(rawValue: "Headphones")
    /// The receiver for calls.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The speaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// A device with Bluetooth, for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A device with Bluetooth Low Energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A device with Bluetooth, for calls.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A display.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// A device with AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A device with USB.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// How the sound of another place than that of the route is to be heard.
  public enum PortOverride: UInt, Sendable {
    /// The sound goes where the route says.
    case none = 0
    /// The sound goes to the speaker.
    case speaker = 1_936_747_378
  }

  /// Where sound comes from and goes to: to the speaker.
  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(outputs: [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")])
  }
  /// Where sound can come from: the microphone.
  public var availableInputs: [AVAudioSessionPortDescription]? {
    [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")]
  }
  /// The input that the app prefers: none.
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Whether there is a microphone.
  public var isInputAvailable: Bool { true }

  /// Accepts that the sound goes elsewhere.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Accepts an input that the app prefers.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}

/// Where sound comes from and goes to.
public final class AVAudioSessionRouteDescription: NSObject {
  /// Where sound comes from.
  public let inputs: [AVAudioSessionPortDescription]
  /// Where sound goes to.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription] = [], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }
}

/// A place where sound comes from or goes to.
public final class AVAudioSessionPortDescription: NSObject {
  /// The kind of the place.
  public let portType: AVAudioSession.Port
  /// The name of the place.
  public let portName: String
  /// The identifier of the place.
  public var uid: String { portName }

  init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}
