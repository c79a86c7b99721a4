public import DrydockViews

extension UIColor {
    /// What lies behind grouped tables, by its older name: `systemGroupedBackground`.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
