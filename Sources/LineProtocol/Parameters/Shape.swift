/// An object of the contract: the names of its members, and what a sentence calls it.
struct Shape {
  var names: [StaticString]
  var owner: StaticString
}
