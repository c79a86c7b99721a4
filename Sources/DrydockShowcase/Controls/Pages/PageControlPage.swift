import Drydock
import DrydockAnchorage

extension ControlPage {
    static func pageControls() -> UINavigationController {
        scene(
            "Page Controls",
            sections: [
                ControlSampleSection(
                    title: "Carousel",
                    footer: "Swipe a page, tap beside the dots, or drag over them.",
                    samples: [ControlSample("Pages", CarouselView(), isWide: true)]
                ),
                ControlSampleSection(
                    title: "Looks",
                    samples: [
                        sample("Five pages") { $0.currentPage = 2 },
                        sample("Colours") {
                            $0.pageIndicatorTintColor = .systemTeal
                            $0.currentPageIndicatorTintColor = .systemPink
                        },
                        sample("Disabled") { $0.isEnabled = false },
                    ]
                ),
            ]
        )
    }

    private static func sample(_ title: String, _ configure: (UIPageControl) -> Void) -> ControlSample {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.pageIndicatorTintColor = .systemGray4
        control.currentPageIndicatorTintColor = .label
        configure(control)
        return ControlSample(title, control, isWide: true) { "\(control.currentPage + 1) of 5" }
    }
}

/// Pages to swipe, with the dots below that follow and lead.
private final class CarouselView: UIView, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private lazy var pages = UIStackView(
        arrangedSubviews: [UIColor.systemIndigo, .systemTeal, .systemOrange, .systemPink].map { color in
            let page = UIView()
            page.backgroundColor = color
            return page
        }
    )

    init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CarouselView is made in code")
    }

    private func configureView() {
        // View hierarchy
        addSubview(scroll)
        addSubview(dots)
        scroll.addSubview(pages)

        // Style
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.layer.cornerRadius = 10
        scroll.delegate = self
        pages.distribution = .fillEqually
        dots.numberOfPages = pages.arrangedSubviews.count
        dots.pageIndicatorTintColor = .systemGray4
        dots.currentPageIndicatorTintColor = .label
        dots.addAction(UIAction { [weak self] _ in self?.showPage(animated: true) }, for: .valueChanged)

        // Layout
        scroll.topAnchor == topAnchor
        scroll.horizontalAnchors == horizontalAnchors
        scroll.heightAnchor == 120
        pages.edgeAnchors == scroll.contentLayoutGuide.edgeAnchors
        pages.heightAnchor == scroll.frameLayoutGuide.heightAnchor
        pages.widthAnchor == scroll.frameLayoutGuide.widthAnchor * CGFloat(pages.arrangedSubviews.count)
        dots.topAnchor == scroll.bottomAnchor
        dots.horizontalAnchors == horizontalAnchors
        dots.bottomAnchor == bottomAnchor
    }

    /// A scroll view begins at its left end, where the last page is from right to left.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.bounds.width != knownWidth else { return }
        knownWidth = scroll.bounds.width
        showPage(animated: false)
    }

    private var knownWidth: CGFloat = 0

    /// The place of a page from the left, or the page of such a place.
    private func mirrored(_ page: Int) -> Int {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? dots.numberOfPages - 1 - page : page
    }

    private func showPage(animated: Bool) {
        let place = CGFloat(mirrored(dots.currentPage))
        scroll.setContentOffset(CGPoint(x: place * scroll.bounds.width, y: 0), animated: animated)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard scroll.bounds.width > 0 else { return }
        dots.currentPage = mirrored(Int((scroll.contentOffset.x / scroll.bounds.width).rounded()))
    }
}
