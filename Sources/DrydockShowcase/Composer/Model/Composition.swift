/// A message on its way to being sent.
package nonisolated struct Composition: Hashable {
    /// A class or a person, by a name that only the computer reads.
    package enum Recipient: Hashable {
        case group(uuid: String)
        case individual(uuid: String)
    }

    package var recipients: [Recipient] = []
    package var text = ""
    package var attachments: [String] = []
    /// When the message is to be sent, in words; nil for at once.
    package var sendTime: String?

    package init() {}
}

/// A class that messages can be sent to.
package nonisolated struct RemindClass: Hashable {
    package let uuid: String
    package let name: String
    package let membershipCount: Int

    package init(uuid: String, name: String, membershipCount: Int) {
        self.uuid = uuid
        self.name = name
        self.membershipCount = membershipCount
    }
}

/// Somebody who has to do with a class.
package nonisolated struct RelatedUser: Hashable {
    package let uuid: String
    package let name: String
    /// Nil for what needs no word, a student.
    package let role: String?

    package init(uuid: String, name: String, role: String?) {
        self.uuid = uuid
        self.name = name
        self.role = role
    }
}
