/** Measures the width of a text, in points. */
export type Measure = (text: string) => number;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const letters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/**
 * Wraps a text into at most this many lines. A line breaks at a space in its second half; without one it breaks
 * anywhere, as in Korean and Japanese. The last line is cut with an ellipsis.
 */
export function linesOf(text: string, width: number, atMost: number, measure: Measure): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < atMost) {
    if (measure(rest) <= width) return [...lines, rest];
    if (lines.length === atMost - 1)
      return [...lines, `${longest(rest, width, (part) => measure(`${part}…`))}…`];
    const part = longest(rest, width, measure);
    const blank = part.lastIndexOf(' ');
    const line = rest[part.length] !== ' ' && blank > part.length / 2 ? part.slice(0, blank) : part;
    lines.push(line.replace(/ ·$/, ''));
    rest = rest.slice(line.length).trim();
  }
  return lines;
}

/** The longest prefix of a text that fits into a width; at least one letter. */
function longest(text: string, width: number, measure: Measure): string {
  const all = letters(text);
  let [fits, tooMany] = [1, all.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(all.slice(0, middle).join('')) <= width) fits = middle;
    else tooMany = middle;
  }
  return all.slice(0, fits).join('').trimEnd();
}
