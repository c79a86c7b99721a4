import DrydockRaster

/// Text that a label has drawn to a context.
struct DrawnText {
    /// Where it was asked to draw it.
    let rect: CGRect
    /// How many commands the context has had before and since.
    let commands: Range<Int>
}

extension UILabel {
    /// The text looks otherwise: a subclass is asked to draw it anew.
    func textNeedsDisplay() {
        if isDrawnBySubclass { setNeedsDisplay() } else { markDisplayNeeded() }
    }

    func drawText(in rect: CGRect, to context: CGContext) {
        let isFirst = context.isUntouched
        let before = context.commandCount
        var builder = context.textBuilder
        append(in: rect, to: &builder)
        context.draw(builder.list, in: .identity)
        drawnText = isFirst ? DrawnText(rect: rect, commands: before..<context.commandCount) : nil
    }

    /// Has the subclass draw. Where that is the text alone, no picture is kept of it: it is drawn as that of any label.
    func drawByLayer(in context: CGContext, _ draw: (CGContext) -> Void) {
        drawnText = nil
        draw(context)
        guard let text = drawnText, text.commands.upperBound == context.commandCount else {
            return drawnText = nil
        }
        context.discardRecorded()
    }
}
