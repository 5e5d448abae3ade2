// The smallest program that links Foundation: what the start of `deeplink-sim` is measured against.
import Foundation

exit(0)
