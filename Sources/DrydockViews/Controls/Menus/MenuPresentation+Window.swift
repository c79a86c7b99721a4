extension MenuPresentation: WindowMenu {
    func close() { close(.dismiss) }
}
