struct User {
    struct ID { var number: Int }
    var id: ID
}

protocol Tracking: AnyObject {}
