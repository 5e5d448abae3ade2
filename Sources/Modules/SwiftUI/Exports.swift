// SwiftUI where Apple's does not exist, for app code that is compiled as it is. As on a device, it brings UIKit and
// Combine with it.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUIStandIns
@_exported import UIKit
