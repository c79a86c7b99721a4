/// What Foundation's headers call an `Int`; on Linux Foundation does not have the name.
public typealias NSInteger = Int
