import Drydock
import Testing

@Suite("Classes that are registered")
struct RegisteredClassTests {
    private class Badge: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Medal: Badge {
        var grade = 3
    }

    private final class Holder<Value>: UITableViewCell {
        var value: Value?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tag = 7
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Bare: UITableViewCell {}

    private final class Head: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            tag = 7
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Photo: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test("a table makes cells and headers with the initialisers that their classes override")
    func table() {
        let table = UITableView()
        table.register(Medal.self, forCellReuseIdentifier: "medal")
        table.register(Holder<Int>.self, forCellReuseIdentifier: "holder")
        table.register(Bare.self, forCellReuseIdentifier: "bare")
        table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
        let medal = table.dequeueReusableCell(withIdentifier: "medal") as? Medal
        #expect(medal?.grade == 3 && medal?.detailTextLabel != nil && medal?.reuseIdentifier == "medal")
        #expect((table.dequeueReusableCell(withIdentifier: "holder") as? Holder<Int>)?.tag == 7)
        #expect(table.dequeueReusableCell(withIdentifier: "bare") is Bare)
        #expect((table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Head)?.tag == 7)
    }

    @Test("so does a collection view")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Photo.self, forCellWithReuseIdentifier: "photo")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
        #expect((cell as? Photo)?.tag == 7)
    }
}
