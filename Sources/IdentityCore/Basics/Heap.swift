/// A binary heap that pops the least element first.
package struct Heap<Element: Comparable> {
  private var elements: [Element]

  /// Builds the heap from elements in any order, in linear time.
  package init(_ elements: [Element] = []) {
    self.elements = elements
    for place in (0..<elements.count / 2).reversed() { siftDown(from: place) }
  }

  /// The least element.
  package var first: Element? { elements.first }

  /// Adds an element.
  package mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard elements[place] < elements[parent] else { return }
      elements.swapAt(place, parent)
      place = parent
    }
  }

  /// Removes and returns the least element.
  package mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    siftDown(from: 0)
    return first
  }

  private mutating func siftDown(from start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < elements.count {
        if elements[child] < elements[least] { least = child }
      }
      guard least != place else { return }
      elements.swapAt(place, least)
      place = least
    }
  }
}
