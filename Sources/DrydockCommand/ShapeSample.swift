import Drydock

/// A sentence in a script, and the fingerprint of its glyphs.
struct ShapeSample {
    let script: String
    let language: String
    let text: String
    let fingerprint: UInt32
    /// What has to be installed for it.
    var package: InstalledFontPackage?

    // The first article of the Universal Declaration of Human Rights, its beginning.
    static let all = [
        ShapeSample(
            script: "Latin",
            language: "en",
            text: "All human beings are born free and equal, AVATAR, office.",
            fingerprint: 0xC907_3D5D
        ),
        ShapeSample(
            script: "Greek",
            language: "el",
            text: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι",
            fingerprint: 0xD069_97EF
        ),
        ShapeSample(
            script: "Cyrillic",
            language: "ru",
            text: "Все люди рождаются свободными",
            fingerprint: 0x6C14_0E29
        ),
        ShapeSample(
            script: "Arabic",
            language: "ar",
            text: "يولد جميع الناس أحرارًا متساوين",
            fingerprint: 0x1D1E_97E1
        ),
        ShapeSample(
            script: "Hebrew",
            language: "he",
            text: "כל בני האדם נולדו בני חורין",
            fingerprint: 0x60C1_3E64
        ),
        ShapeSample(
            script: "Devanagari",
            language: "hi",
            text: "सभी मनुष्यों को गौरव और अधिकारों",
            fingerprint: 0xAF7C_E121
        ),
        ShapeSample(script: "Thai", language: "th", text: "มนุษย์ทั้งหลายเกิดมามีอิสระ", fingerprint: 0xA5B5_9BC2),
        ShapeSample(
            script: "Chinese",
            language: "zh-Hans",
            text: "人人生而自由，在尊严和权利上一律平等。",
            fingerprint: 0xEF2E_30E3,
            package: .eastAsian
        ),
        ShapeSample(
            script: "Japanese",
            language: "ja",
            text: "すべての人間は、生まれながらにして自由である。",
            fingerprint: 0x5DAA_4DBE,
            package: .eastAsian
        ),
        ShapeSample(
            script: "Korean",
            language: "ko",
            text: "모든 인간은 태어날 때부터 자유로우며",
            fingerprint: 0xA441_0637,
            package: .eastAsian
        ),
        ShapeSample(
            script: "emoji",
            language: "en",
            text: "😀👩‍👩‍👧👋🏽🇯🇵2️⃣",
            fingerprint: 0xE1D8_6142,
            package: .emoji
        ),
    ]
}
