/// The colours and fonts of the SVG, in light and dark.
///
/// Each colour is written out twice, because simple viewers support neither variables nor
/// `prefers-color-scheme`. Those show the light colours.
enum PictureStyle {
  static let text = """
    text { font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
    text { font-size: 11px; fill: #1c2024; }
    .headline, .name { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .headline, .name, .column { font-weight: 600; }
    .headline { font-size: 19px; }
    .name { font-size: 13px; }
    .column { font-size: 12px; }
    .small, .tiny, .state { fill: #5c626b; }
    .tiny { font-size: 10.5px; }
    .state { font-size: 10px; font-weight: 600; text-anchor: middle; }
    .label { font-size: 10.5px; text-anchor: middle; fill: #3d434b; paint-order: stroke; }
    .label { stroke: #fbfcfd; stroke-width: 6px; stroke-linejoin: round; }
    .paper { fill: #fbfcfd; }
    .frame { fill: #f1f3f6; stroke: #d3d8de; }
    .frame.subject { fill: #eaf1fd; stroke: #3a72d8; stroke-width: 1.5px; }
    .box { fill: #ffffff; stroke: #d3d8de; }
    .pill { fill: #eceef1; }
    .pill.on { fill: #dcf3e5; }
    .state.on { fill: #12693a; }
    .bar.device, .dot.device { fill: #77839a; }
    .bar.identified, .dot.identified { fill: #3a72d8; }
    .bar.anonymous { fill: #9a78d3; }
    .bar.purchase, .dot.purchase { fill: #c27803; }
    .bar.entitlement, .dot.entitlement { fill: #1f9254; }
    .dot.gone { fill: #c4454d; }
    .axis { stroke: #d3d8de; stroke-width: 2px; }
    .dim .bar { fill: #b3b9c1; }
    .dim .name { fill: #7b828b; }
    .alias { stroke: #9aa3ae; stroke-width: 1.5px; }
    .line { fill: none; stroke: #8a93a0; stroke-width: 1.5px; }
    .head { fill: #8a93a0; }
    .current .line { stroke: #3a72d8; stroke-width: 2px; }
    .current .head { fill: #3a72d8; }
    .holds .line { stroke: #c27803; stroke-width: 2px; }
    .holds .head { fill: #c27803; }
    .gives .line { stroke: #1f9254; stroke-width: 2px; }
    .gives .head { fill: #1f9254; }
    .lost .line { stroke: #c4454d; }
    .lost .head { fill: #c4454d; }
    .label.lost { fill: #a8323a; }
    .waiting .line, .lost .line, .couldGive .line { stroke-dasharray: 5 4; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e7e9ec; }
      .small, .tiny, .state { fill: #a2a9b3; }
      .label { fill: #c9ced5; stroke: #15181c; }
      .paper { fill: #15181c; }
      .frame { fill: #1b1f25; stroke: #363c45; }
      .frame.subject { fill: #17233a; stroke: #6d9df5; }
      .box { fill: #23282f; stroke: #3b424c; }
      .pill { fill: #343a43; }
      .pill.on { fill: #17402a; }
      .state.on { fill: #7ddba5; }
      .bar.identified, .dot.identified { fill: #6d9df5; }
      .bar.anonymous { fill: #b597ee; }
      .bar.purchase, .dot.purchase { fill: #e0a23f; }
      .bar.entitlement, .dot.entitlement { fill: #45bd7c; }
      .dot.gone { fill: #e8747b; }
      .axis { stroke: #363c45; }
      .dim .bar { fill: #596069; }
      .dim .name { fill: #8b929c; }
      .alias { stroke: #6b7480; }
      .current .line { stroke: #6d9df5; }
      .current .head { fill: #6d9df5; }
      .holds .line { stroke: #e0a23f; }
      .holds .head { fill: #e0a23f; }
      .gives .line { stroke: #45bd7c; }
      .gives .head { fill: #45bd7c; }
      .lost .line { stroke: #e8747b; }
      .lost .head { fill: #e8747b; }
      .label.lost { fill: #f0979d; }
    }
    """
}
