import IdentityCore
import Testing

@testable import Service

@Suite("The list of due changes")
struct DueListTests {
  private func due(_ moment: Int64, _ id: String) -> DueRecord {
    DueRecord(moment: Moment(milliseconds: moment), record: .customer(CustomerID(Array(id.utf8))))
  }

  private func at(_ moment: Int64) -> Moment { Moment(milliseconds: moment) }

  @Test("The next changes come in order, and only the store knows those after the list")
  func cut() {
    var list = DueList([due(1, "a"), due(3, "b"), due(3, "c")], through: at(9), limit: 3)
    #expect(list.next(2, through: at(2)).map(\.dues) == [due(1, "a")])
    #expect(list.next(2, through: at(9))?.isAll == false)
    list.removeFirst(2)
    #expect(list.next(2, through: at(2)) == nil)
    #expect(list.next(2, through: at(9)).map(\.dues) == [due(3, "c")])
    #expect(list.next(2, through: at(9))?.isAll == false)
    list.removeFirst(1)
    #expect(list.next(2, through: at(9)) == nil)
  }

  @Test("A list shorter than the limit is complete up to its moment")
  func whole() {
    var list = DueList([due(1, "a"), due(3, "b")], through: at(9), limit: 3)
    #expect(list.next(1, through: at(9))?.isAll == false)
    #expect(list.next(2, through: at(9))?.isAll == true)
    #expect(list.next(2, through: at(2))?.isAll == true)
    list.removeFirst(2)
    #expect(list.next(2, through: at(9)).map(\.dues) == [])
    #expect(list.next(2, through: at(9))?.isAll == true)
    #expect(list.next(2, through: at(10)) == nil)
  }

  @Test("Later changes are inserted in order, within the range of the list")
  func changes() {
    var whole = DueList([due(1, "a"), due(5, "c")], through: at(9), limit: 3)
    for change in [due(3, "b"), due(5, "d"), due(9, "e"), due(10, "f")] { whole.record(change) }
    let expected = [due(1, "a"), due(3, "b"), due(5, "c"), due(5, "d"), due(9, "e")]
    #expect(whole.dues == expected)
    var cut = DueList([due(1, "a"), due(5, "c")], through: at(9), limit: 2)
    for change in [due(3, "b"), due(5, "d"), due(9, "e")] { cut.record(change) }
    #expect(cut.dues == [due(1, "a"), due(3, "b"), due(5, "c")])
  }

  @Test("The list stays bounded, and then only the store knows the rest")
  func bound() {
    var list = DueList([], through: at(1_000_000), limit: 1)
    for number in 0..<10_000 { list.record(due(Int64(number), "x")) }
    #expect(list.dues.count <= 2 * DueList.countMax)
    #expect(list.dues.first == due(0, "x"))
    list.removeFirst(list.dues.count)
    #expect(list.next(1, through: at(1_000_000)) == nil)
  }
}
