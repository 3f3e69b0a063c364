/// A binary heap that pops the least element first.
package struct Heap<Element: Comparable> {
  private var elements: [Element]

  /// Builds the heap from elements in any order, in linear time.
  package init(_ elements: [Element] = []) {
    self.elements = elements
    for index in (0..<elements.count / 2).reversed() { siftDown(from: index) }
  }

  package var count: Int { elements.count }

  /// The least element.
  package var first: Element? { elements.first }

  /// Adds an element.
  package mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[index] < elements[parent] else { return }
      elements.swapAt(index, parent)
      index = parent
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

  /// Removes the elements for which `isGone` returns true.
  package mutating func removeAll(where isGone: (Element) -> Bool) {
    self = Heap(elements.filter { !isGone($0) })
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < elements.count {
        if elements[child] < elements[least] { least = child }
      }
      guard least != index else { return }
      elements.swapAt(index, least)
      index = least
    }
  }
}

extension Heap: Sendable where Element: Sendable {}
