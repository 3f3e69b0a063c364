import Presentation

/// The route of a link across the picture, and the position of its label.
struct LinkRoute: Equatable {
  struct Point: Equatable {
    var x: Int
    var y: Int
  }

  let link: Picture.Link
  let start: Point
  let end: Point
  /// The middle of the label's baseline; nil without a label.
  fileprivate(set) var label: Point?

  /// The distance of the curve's control points from its ends.
  var reach: Int { max(28, (end.x - start.x) / 2) }

  fileprivate var rise: Int { abs(end.y - start.y) }

  /// Returns the point at `part` sixteenths of the route.
  fileprivate func point(at part: Int) -> Point {
    let (t, s) = (part, 16 - part)
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    let xs = [start.x, start.x + reach, end.x - reach, end.x]
    let ys = [start.y, start.y, end.y, end.y]
    return Point(
      x: zip(weights, xs).reduce(0) { $0 + $1.0 * $1.1 } / 4096,
      y: zip(weights, ys).reduce(0) { $0 + $1.0 * $1.1 } / 4096
    )
  }
}

extension PictureLayout {
  /// The routes of all links.
  ///
  /// Their ends are spread over the side of a card, in the order of their targets. Labels avoid
  /// cards and other labels.
  var routes: [LinkRoute] {
    let links = picture.links.filter { cards[$0.from] != nil && cards[$0.to] != nil }
    var routes = links.enumerated().map { index, link in
      LinkRoute(
        link: link,
        start: port(of: index, among: links, at: \.from, towards: \.to),
        end: port(of: index, among: links, at: \.to, towards: \.from)
      )
    }
    var taken = Array(cards.values)
    // Level routes first: they leave the least choice for a label.
    let order = routes.indices.sorted { (routes[$0].rise, $0) < (routes[$1].rise, $1) }
    for index in order where !routes[index].link.label.isEmpty {
      let width = DisplayWidth.columns(of: routes[index].link.label) * 6 + 8
      // From the middle outwards.
      let places = [8, 7, 9, 6, 10, 5, 11, 4, 12, 3].map { routes[index].point(at: $0) }
      let areas = places.map { Rect(x: $0.x - width / 2, y: $0.y - 9, width: width, height: 18) }
      let free = areas.firstIndex { area in !taken.contains { $0.overlaps(area) } } ?? 0
      taken.append(areas[free])
      routes[index].label = LinkRoute.Point(x: places[free].x, y: places[free].y + 4)
    }
    return routes
  }

  private func port(
    of index: Int,
    among links: [Picture.Link],
    at side: KeyPath<Picture.Link, Picture.Node>,
    towards other: KeyPath<Picture.Link, Picture.Node>
  ) -> LinkRoute.Point {
    let node = links[index][keyPath: side]
    let rect = cards[node] ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let order = links.indices.filter { links[$0][keyPath: side] == node }.sorted {
      (cards[links[$0][keyPath: other]]?.middle ?? 0, $0)
        < (cards[links[$1][keyPath: other]]?.middle ?? 0, $1)
    }
    let place = order.firstIndex(of: index) ?? 0
    return LinkRoute.Point(
      x: side == \.from ? rect.right : rect.x,
      y: rect.y + rect.height * (place + 1) / (order.count + 1)
    )
  }
}
