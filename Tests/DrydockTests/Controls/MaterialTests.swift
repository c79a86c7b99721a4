import Drydock
import DrydockRaster
import Testing

@Suite("Materials")
struct MaterialTests {
    private func tint(_ style: UIBlurEffect.Style) -> PremultipliedColor {
        UIBlurEffect(style: style).backdropEffect(scale: 1).tint
    }

    @Test("materials let less through the thicker they are, light and dark")
    func thickness() {
        let light: [UIBlurEffect.Style] = [
            .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight,
        ]
        let dark: [UIBlurEffect.Style] = [
            .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark,
        ]
        for styles in [light, dark] {
            let opacities = styles.map { tint($0).a }
            #expect(opacities == opacities.sorted())
            #expect(Set(opacities).count == 5)
        }
        #expect(zip(light, dark).allSatisfy { tint($0).r > tint($1).r })
    }

    @Test("without a style of its own a material is that of the light appearance")
    func adaptive() {
        #expect(tint(.systemMaterial) == tint(.systemMaterialLight))
        #expect(tint(.systemChromeMaterial) == tint(.systemChromeMaterialLight))
        #expect(UIBlurEffect.Style.systemUltraThinMaterial.rawValue == 6)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    }
}
