/**
 * What a person has chosen of a list: rows, over pages; or all that the filters match, as the list's call takes the
 * filters, with the number that was shown.
 */
export type Selection<Row> =
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'all'; filter: Readonly<Record<string, string>>; count: number };

export function amountOf(selection: Selection<unknown>): number {
  return selection.kind === 'rows' ? selection.rows.length : selection.count;
}
