/**
 * The selection of a list: either chosen rows across pages, or all rows that the filters match. The latter holds the
 * filters in the form of the list's call and the number that was shown.
 */
export type Selection<Row> =
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'all'; filter: Readonly<Record<string, string>>; count: number };

export function amountOf(selection: Selection<unknown>): number {
  return selection.kind === 'rows' ? selection.rows.length : selection.count;
}
