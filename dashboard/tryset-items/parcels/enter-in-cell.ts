import { numberColumnOf } from './read-lines.ts';

/** The start and end of the selection in a text. */
export type Selected = readonly [from: number, to: number];

/**
 * The selection after Enter in the cell of a tracking number: the same cell of the next row. A scanner ends a number
 * with Enter, and a line break would split the row. Null if Enter should break the line as usual.
 */
export function afterEnter(text: string, caret: number): Selected | null {
  const { delimiter, column } = numberColumnOf(text);
  const rows = rowsOf(text);
  const at = rows.findIndex(({ from, to }) => caret >= from && caret <= to);
  const row = rows[at];
  if (row === undefined) return null;
  const written = text.slice(row.from, caret);
  if (written.split(delimiter).length - 1 !== column) return null;
  const next = rows[at + 1];
  const cell = next === undefined ? null : cellOf(text, next, delimiter, column);
  // At the end of a row Enter begins a new line, except if the number in the next row is still empty.
  if (caret === row.to) return cell !== null && cell[0] === cell[1] ? cell : null;
  return cell ?? [caret, caret];
}

interface Row {
  from: number;
  to: number;
}

function rowsOf(text: string): Row[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const row = { from, to: from + line.length };
    from = row.to + 1;
    return row;
  });
}

/** The cell of a row in a column; null if the row has no such column. */
function cellOf(text: string, { from, to }: Row, delimiter: string, column: number): Selected | null {
  const cells = text.slice(from, to).split(delimiter);
  const cell = cells[column];
  if (cell === undefined) return null;
  const begin = from + cells.slice(0, column).reduce((length, each) => length + each.length + 1, 0);
  return [begin, begin + cell.length];
}
