/// Everybody whom the demo's user can write to.
package nonisolated struct AddressBook {
    package var classes: [RemindClass]
    package var users: [RelatedUser]

    package init(classes: [RemindClass], users: [RelatedUser]) {
        self.classes = classes
        self.users = users
    }

    package static let demo = AddressBook(
        classes: [
            RemindClass(uuid: "c1", name: "Physics 101", membershipCount: 24),
            RemindClass(uuid: "c2", name: "Homeroom 7B", membershipCount: 31),
            RemindClass(uuid: "c3", name: "Chess Club", membershipCount: 1),
        ],
        users: [
            RelatedUser(uuid: "u1", name: "Ada Lovelace", role: nil),
            RelatedUser(uuid: "u2", name: "Annabella Byron", role: "Parent"),
            RelatedUser(uuid: "u3", name: "Emmy Noether", role: nil),
            RelatedUser(uuid: "u4", name: "Max Noether", role: "Parent"),
            RelatedUser(uuid: "u5", name: "Sofja Kowalewskaja", role: "Teacher"),
        ]
    )
}
