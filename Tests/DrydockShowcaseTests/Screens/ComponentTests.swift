import Drydock
import DrydockShowcase
import Testing

struct ComponentTests {
    @Test("components have the sizes of the design")
    func sizes() {
        func fittingSize(_ view: UIView) -> CGSize {
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        #expect(fittingSize(LogoImageView()) == CGSize(width: 150, height: 150))
        #expect(fittingSize(PillButton(title: "Go")) == CGSize(width: 240, height: 60))
        #expect(fittingSize(DismissButton()) == CGSize(width: 16, height: 16))
    }

    @Test("a highlighted pill button is pure red, and goes back to the brand's red")
    func highlightedPill() {
        let pill = PillButton(title: "Go")
        #expect(pill.backgroundColor == AppColor.raizlabsRed)
        pill.isHighlighted = true
        #expect(pill.backgroundColor == AppColor.red)
        pill.isHighlighted = false
        #expect(pill.backgroundColor == AppColor.raizlabsRed)
    }

    @Test("a disabled pill button dims to 40 percent and its title turns light grey")
    func disabledPill() {
        let pill = PillButton(title: "Go")
        #expect(pill.alpha == 1)
        #expect(pill.currentTitleColor == AppColor.white)
        pill.isEnabled = false
        #expect(pill.alpha == 0.4)
        #expect(pill.currentTitleColor == AppColor.lightGray)
        pill.isEnabled = true
        #expect(pill.alpha == 1)
        #expect(pill.currentTitleColor == AppColor.white)
    }

    @Test("a pill is rounded by half of its height and clips")
    func pillShape() {
        let pill = PillButton(title: "Go")
        #expect(pill.layer.cornerRadius == 30)
        #expect(pill.clipsToBounds)
        #expect(pill.titleLabel?.font == AppFont.helvetica(ofSize: 20))
    }

    @Test("the dismiss button takes touches within 44 by 44 points")
    func dismissTouchTarget() {
        let button = DismissButton()
        button.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        #expect(button.point(inside: CGPoint(x: -14, y: -14), with: nil))
        #expect(button.point(inside: CGPoint(x: 29, y: 29), with: nil))
        #expect(!button.point(inside: CGPoint(x: -15, y: 8), with: nil))
        #expect(!button.point(inside: CGPoint(x: 8, y: 31), with: nil))
    }

    @Test("a dismiss button larger than a finger takes touches in all of its bounds")
    func largeDismissButton() {
        let button = DismissButton()
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 16)
        #expect(button.point(inside: CGPoint(x: 99, y: 8), with: nil))
        #expect(!button.point(inside: CGPoint(x: 101, y: 8), with: nil))
    }

    @Test("colours are those of the design")
    func colors() {
        #expect(AppColor.raizlabsRed == UIColor(red: 236 / 255, green: 89 / 255, blue: 77 / 255, alpha: 1))
        #expect(AppColor.lightGray == UIColor(white: 2 / 3, alpha: 1))
        #expect(AppColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
