const LINE_FEED = 0x0a;

/** Takes bytes in any pieces, and gives whole lines without their line feeds. */
export class LineBuffer {
  #pieces = [];

  /** The lines, as text, that these bytes complete. */
  feed(chunk) {
    const lines = [];
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      if (end < 0) break;
      this.#pieces.push(chunk.subarray(start, end));
      lines.push(Buffer.concat(this.#pieces).toString('utf8'));
      this.#pieces = [];
      start = end + 1;
    }
    if (start < chunk.length) this.#pieces.push(chunk.subarray(start));
    return lines;
  }

  /** How many bytes have come of the next line. */
  get unfinished() {
    return this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
  }
}
