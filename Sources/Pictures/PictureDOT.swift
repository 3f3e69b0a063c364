import Presentation

/// The picture in Graphviz's DOT language.
package enum PictureDOT {
  /// Returns the whole graph.
  package static func text(of picture: Picture) -> String {
    var lines = [
      "digraph customer {",
      "  graph [rankdir=LR, fontname=\"sans-serif\", labelloc=t, label=\(quoted(title(picture)))];",
      "  node [shape=box, style=rounded, fontname=\"sans-serif\", fontsize=11];",
      "  edge [fontname=\"sans-serif\", fontsize=9];",
    ]
    for (index, customer) in picture.customers.enumerated() {
      let id = customer.customerID.map { Printable.escaped($0.text) } ?? "unknown by now"
      lines.append("  subgraph cluster_\(index) {")
      lines.append("    label=\(quoted("customer \(id)"));")
      lines.append("    style=\(index == 0 ? "\"rounded,bold\"" : "rounded");")
      for user in customer.users.indices {
        lines.append("    \(node(.user(customer: index, user: user), picture))")
      }
      lines.append("  }")
    }
    for thing in picture.nodes {
      if case .user = thing { continue }
      lines.append("  \(node(thing, picture))")
    }
    for link in picture.links {
      let style = [.lost, .waiting, .couldGive].contains(link.kind) ? ", style=dashed" : ""
      lines.append(
        "  \(link.from.name("_")) -> \(link.to.name("_")) [label=\(quoted(link.label))\(style)];"
      )
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func title(_ picture: Picture) -> String {
    let notes =
      picture.omitted.isEmpty ? "" : "; not shown: \(picture.omitted.joined(separator: ", "))"
    let (id, project) = (picture.customers[0].shownID.text, picture.project)
    return "\(Printable.escaped(id)), project \(Printable.escaped(project)), "
      + "\(ShownMoment.short(picture.at)) UTC\(notes)"
  }

  private static func node(_ node: Picture.Node, _ picture: Picture) -> String {
    let card = picture.card(node)
    let lines = [card.title] + (card.pill.map { [$0] } ?? []) + card.lines
    let dim = card.isDim ? ", color=gray, fontcolor=gray" : ""
    return "\(node.name("_")) [label=\(quoted(lines.joined(separator: "\n")))\(dim)];"
  }

  /// Returns a DOT string; line feeds become line breaks of the label.
  static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A quote with a combining mark is one `Character`, and is still a quote for Graphviz.
      Printable.escaped(String(line)).unicodeScalars.map { scalar in
        scalar == "\\" || scalar == "\"" ? "\\\(scalar)" : String(scalar)
      }.joined()
    }
    return "\"\(lines.joined(separator: "\\n"))\""
  }
}
