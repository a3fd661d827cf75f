internal import Foundation

/// An amount as it is shown.
func euros(_ cents: Int) -> String {
    String(format: "%d.%02d €", cents / 100, cents % 100)
}
