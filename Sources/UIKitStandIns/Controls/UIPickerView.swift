#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a picker view.
  open class UIPickerView: UIView {
    /// The data source; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    /// Reloads all components. Has no effect.
    open func reloadAllComponents() {}
    /// Returns the selected row of a component.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
    /// Selects a row of a component.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
  }

  /// The data source of a picker view.
  @preconcurrency @MainActor
  public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// The delegate of a picker view.
  @preconcurrency @MainActor
  public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when the user selects a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }

  extension UIPickerViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      nil
    }
    /// The default implementation, for an app that does not implement the method.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  }
#endif
