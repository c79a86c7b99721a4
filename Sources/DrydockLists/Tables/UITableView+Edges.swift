import DrydockViews

extension UITableView {
    enum EdgeKind {
        case header, footer
    }

    // MARK: - Heights

    /// Points above a plain table's headers.
    var headerPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    }

    /// A header or footer as far as it is known without its view. Source of the heights: frames in public storyboards.
    func makeEdge(_ kind: EdgeKind, _ section: Int) -> TableGeometry.Edge {
        if let height = delegateHeight(kind, section) {
            if height != UITableView.automaticDimension {
                return TableGeometry.Edge(height: padded(height, kind))
            }
        } else if let height = ownHeight(kind), style != .plain {
            return TableGeometry.Edge(height: height)
        }
        let title = self.title(kind, section)
        if section == 0 { probe(kind) }
        let mayHaveView = delegate != nil && !unanswered.contains(kind == .header ? .headerView : .footerView)
        guard title != nil || mayHaveView else { return TableGeometry.Edge(height: emptyHeight(kind)) }
        let estimate = self.estimate(kind, section) ?? usualHeight(kind, section)
        return TableGeometry.Edge(height: padded(estimate, kind), isEstimated: true)
    }

    /// Finds out with the first section whether the delegate has views at all.
    private func probe(_ kind: EdgeKind) {
        guard let delegate, probed[kind] == nil,
            !unanswered.contains(kind == .header ? .headerView : .footerView)
        else { return }
        probed[kind] =
            kind == .header
            ? delegate.tableView(self, viewForHeaderInSection: 0)
            : delegate.tableView(self, viewForFooterInSection: 0)
    }

    private func padded(_ height: CGFloat, _ kind: EdgeKind) -> CGFloat {
        kind == .header && height > 0 ? height + headerPadding : height
    }

    private func ownHeight(_ kind: EdgeKind) -> CGFloat? {
        let height = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        return height >= 0 ? height : nil
    }

    /// What the delegate says; nil for a delegate that says nothing.
    private func delegateHeight(_ kind: EdgeKind, _ section: Int) -> CGFloat? {
        let question: TableQuestions = kind == .header ? .headerHeight : .footerHeight
        guard let delegate, !unanswered.contains(question) else { return nil }
        let height =
            kind == .header
            ? delegate.tableView(self, heightForHeaderInSection: section)
            : delegate.tableView(self, heightForFooterInSection: section)
        guard !unanswered.contains(question) else { return nil }
        require(
            height.isFinite && (height >= 0 || height == UITableView.automaticDimension) && height < 1e9,
            "\(debugName): the delegate gives the \(kind) of section \(section) the height \(height), which is none"
        )
        return height
    }

    private func estimate(_ kind: EdgeKind, _ section: Int) -> CGFloat? {
        let question: TableQuestions = kind == .header ? .headerEstimate : .footerEstimate
        if let delegate, !unanswered.contains(question) {
            let height =
                kind == .header
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            if !unanswered.contains(question), height.isFinite, height >= 0 { return height }
        }
        let height = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return height > 0 ? height : nil
    }

    /// Of an edge with neither title nor view: none in plain tables, and in grouped ones half of the gap between sections.
    private func emptyHeight(_ kind: EdgeKind) -> CGFloat {
        guard style != .plain else { return 0 }
        return (17.5 * pixelsPerPoint).rounded(.up) / pixelsPerPoint
    }

    private func usualHeight(_ kind: EdgeKind, _ section: Int) -> CGFloat {
        if style == .plain { return 28 }
        if kind == .footer { return 30 }
        return section == 0 ? 55 : 38
    }

    func title(_ kind: EdgeKind, _ section: Int) -> String? {
        guard let dataSource, !unanswered.contains(kind == .header ? .headerTitle : .footerTitle) else {
            return nil
        }
        let title =
            kind == .header
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
        return title?.isEmpty == true ? nil : title
    }

    // MARK: - Views

    private func edge(_ kind: EdgeKind, _ section: Int) -> TableGeometry.Edge {
        kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
    }

    private func view(_ kind: EdgeKind, _ section: Int) -> UIView? {
        kind == .header ? headers[section] : footers[section]
    }

    /// Has the view of an edge that is about to be seen, and its height.
    func resolveEdge(_ kind: EdgeKind, _ section: Int) {
        if let shown = view(kind, section) { return measureAgain(shown, kind, section) }
        guard edge(kind, section).isEstimated || edge(kind, section).height > 0 else { return }
        let known = unanswered
        let made = makeView(kind, section)
        if edge(kind, section).isEstimated {
            var height = emptyHeight(kind)
            if let made {
                height = padded(delegateOrOwnHeight(kind, section) ?? fittingHeight(of: made), kind)
            } else if style == .plain {
                height = 0
            }
            setEdge(TableGeometry.Edge(height: height), kind, section)
        }
        if unanswered != known { forgetEstimatedEdges() }
        guard let made, edge(kind, section).height > 0 else {
            if let made { reuse.enqueue(made) }
            return
        }
        if kind == .header { headers[section] = made } else { footers[section] = made }
        made.isHidden = false
        if made.superview !== self { insertSubview(made, at: subviewStorage.count) }
        freshEdges.append((kind, section))
    }

    /// A view that is shown has another height after a change of width, text size or editing.
    private func measureAgain(_ view: UIView, _ kind: EdgeKind, _ section: Int) {
        guard edge(kind, section).isEstimated else { return }
        (view as? UITableViewHeaderFooterView)?.place = place(kind, section)
        let height = delegateOrOwnHeight(kind, section) ?? fittingHeight(of: view)
        setEdge(TableGeometry.Edge(height: padded(height, kind)), kind, section)
    }

    private func delegateOrOwnHeight(_ kind: EdgeKind, _ section: Int) -> CGFloat? {
        if let height = delegateHeight(kind, section) { return height >= 0 ? height : nil }
        return ownHeight(kind)
    }

    private func setEdge(_ edge: TableGeometry.Edge, _ kind: EdgeKind, _ section: Int) {
        geometry.update(section) { if kind == .header { $0.header = edge } else { $0.footer = edge } }
    }

    /// Edges that were thought to have a view: there are none.
    private func forgetEstimatedEdges() {
        for section in geometry.sections.indices {
            for kind in [EdgeKind.header, .footer] where edge(kind, section).isEstimated {
                let made = makeEdge(kind, section)
                setEdge(made, kind, section)
            }
        }
    }

    private func makeView(_ kind: EdgeKind, _ section: Int) -> UIView? {
        var view: UIView?
        if section == 0, let made = probed.removeValue(forKey: kind) {
            view = made
        } else if let delegate, !unanswered.contains(kind == .header ? .headerView : .footerView) {
            view =
                kind == .header
                ? delegate.tableView(self, viewForHeaderInSection: section)
                : delegate.tableView(self, viewForFooterInSection: section)
        }
        let place = self.place(kind, section)
        if view == nil, let title = title(kind, section) {
            let made = reuse.titleView()
            made.place = place
            made.show(title: title)
            return made
        }
        (view as? UITableViewHeaderFooterView)?.place = place
        return view
    }

    private func place(_ kind: EdgeKind, _ section: Int) -> HeaderFooterPlace {
        let sides = contentSides
        return HeaderFooterPlace(
            isFooter: kind == .footer,
            isGrouped: style != .plain,
            isFirst: kind == .header && section == 0,
            leading: sides.leading,
            trailing: sides.trailing
        )
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        var height = view.systemLayoutSizeFitting(
            CGSize(width: rowFrameWidth, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if !height.isFinite || height <= 0 { height = view.bounds.height > 0 ? view.bounds.height : 28 }
        return (height * pixelsPerPoint - 0.001).rounded(.up) / pixelsPerPoint
    }

    // MARK: - Places

    /// Places headers and footers that are seen; those of a plain table stay while their section does. Others go.
    func placeEdges(_ visible: Range<CGFloat>) {
        if let transition { for (kind, section) in freshEdges { bring(kind, section, transition) } }
        for section in headers.keys.sorted() {
            guard let view = headers[section] else { continue }
            let (top, height) = geometry.header(section)
            let rest = geometry.sections[section].height
            guard isSeen(top, style == .plain ? rest : height, visible) else {
                headers[section] = nil
                retireHeader(view, section)
                continue
            }
            let padding = height > 0 ? headerPadding : 0
            var y = top + padding
            if style == .plain {
                let end = geometry.footer(section).top - (height - padding)
                let pinned = max(y, min(visible.lowerBound + topInset, end))
                (view as? UITableViewHeaderFooterView)?.isPinned = pinned > y
                y = pinned
            }
            place(view, y, height - padding)
        }
        for section in footers.keys.sorted() {
            guard let view = footers[section] else { continue }
            let (top, height) = geometry.footer(section)
            let start = geometry.offset(ofSection: section)
            guard
                isSeen(
                    style == .plain ? start : top,
                    style == .plain ? top + height - start : height,
                    visible
                )
            else {
                footers[section] = nil
                retireFooter(view, section)
                continue
            }
            var y = top
            if style == .plain {
                let first = start + geometry.sections[section].header.height
                y = min(y, max(visible.upperBound - adjustedContentInset.bottom - height, first))
                (view as? UITableViewHeaderFooterView)?.isPinned = y < top
            }
            place(view, y, height)
        }
        for (kind, section) in freshEdges {
            if kind == .header, let view = headers[section] {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            } else if kind == .footer, let view = footers[section] {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
        freshEdges = []
    }

    private func isSeen(_ top: CGFloat, _ height: CGFloat, _ visible: Range<CGFloat>) -> Bool {
        top < visible.upperBound && top + height > visible.lowerBound
    }

    private var topInset: CGFloat { adjustedContentInset.top }

    /// A header or footer that comes with an update begins where its section's was, or fades in.
    private func bring(_ kind: EdgeKind, _ section: Int, _ transition: TableTransition) {
        guard let view = kind == .header ? headers[section] : footers[section] else { return }
        let (top, height) = kind == .header ? geometry.header(section) : geometry.footer(section)
        let padding = kind == .header && height > 0 ? headerPadding : 0
        let start = transition.startTop(of: kind, section)
        UIView.performWithoutAnimation {
            place(view, (start ?? top) + padding, height - padding)
            view.alpha = start == nil ? 0 : 1
        }
        view.alpha = 1
    }

    private func place(_ view: UIView, _ y: CGFloat, _ height: CGFloat) {
        let frame = CGRect(x: rowFrameX, y: y, width: rowFrameWidth, height: max(height, 0))
        if view.frame != frame { view.frame = frame }
    }

    func retireHeader(_ view: UIView, _ section: Int) {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        reuse.enqueue(view)
    }

    func retireFooter(_ view: UIView, _ section: Int) {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        reuse.enqueue(view)
    }

    // MARK: - The table's own header and footer

    /// What lies above the first section.
    var tableTop: CGFloat { tableHeaderView?.bounds.height ?? 0 }

    func tableEdgeDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        geometry.top = tableTop
        setNeedsLayout()
    }

    func placeTableEdges() {
        let width = boundsStorage.width
        if let view = tableHeaderView {
            place(view, CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
            geometry.top = view.bounds.height
        }
        if let view = tableFooterView {
            place(view, CGRect(x: 0, y: geometry.bottom, width: width, height: view.bounds.height))
        }
        backgroundView?.frame = boundsStorage
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        if view.superview !== self { addSubview(view) }
        if view.frame != frame { view.frame = frame }
    }

    /// Tables are as high as their rows, and their edges.
    func updateContentSize() {
        let height = geometry.bottom + (tableFooterView?.bounds.height ?? 0)
        let size = CGSize(width: boundsStorage.width, height: height)
        if size != contentSize { contentSize = size }
    }
}
