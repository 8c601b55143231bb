import type { ColumnChoice } from './column-choice.ts';

/** The default columns of a page's list: in the order of their definitions, some hidden. */
export function ownColumns(
  fields: readonly string[],
  hiddenAtFirst: readonly string[] = [],
): readonly ColumnChoice[] {
  return fields.map((field) => ({ field, hidden: hiddenAtFirst.includes(field) }));
}

/**
 * All columns of a list in the chosen order. Unknown columns of the choice are dropped. A column that is newer than the
 * choice follows its predecessor in the list's default order.
 */
export function arranged(
  own: readonly ColumnChoice[],
  chosen: readonly ColumnChoice[] | null,
): readonly ColumnChoice[] {
  if (chosen === null) return own;
  const known = chosen.filter(({ field }) => own.some((column) => column.field === field));
  for (const [at, column] of own.entries()) {
    if (known.some(({ field }) => field === column.field)) continue;
    const before = own[at - 1]?.field;
    known.splice(known.findIndex(({ field }) => field === before) + 1, 0, column);
  }
  return known;
}

/** The columns to store: null if they equal the list's default. */
export function choiceOf(
  own: readonly ColumnChoice[],
  columns: readonly ColumnChoice[],
): readonly ColumnChoice[] | null {
  const isOwn = columns.every(
    ({ field, hidden }, at) => field === own[at]?.field && hidden === own[at]?.hidden,
  );
  return isOwn && columns.length === own.length ? null : columns;
}

/** The columns with one of them moved by a step; unchanged if it is already at the end. */
export function moved(
  columns: readonly ColumnChoice[],
  field: string,
  step: -1 | 1,
): readonly ColumnChoice[] {
  const from = columns.findIndex((column) => column.field === field);
  const to = from + step;
  const column = columns[from];
  if (column === undefined || to < 0 || to >= columns.length) return columns;
  const others = columns.filter((each) => each !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

/** The columns with one of them shown or hidden; the last visible column cannot be hidden. */
export function toggled(columns: readonly ColumnChoice[], field: string): readonly ColumnChoice[] {
  if (columns.every((column) => column.hidden === (column.field !== field))) return columns;
  return columns.map((column) => (column.field === field ? { field, hidden: !column.hidden } : column));
}
