import { useMemo, useState } from 'react';
import type { Selection } from './selection.ts';

interface Choice<Row> {
  of: string;
  rows: ReadonlyMap<number, Row>;
  /** The number of all matching rows if all are chosen; otherwise null. */
  all: number | null;
}

/**
 * The rows that a person has chosen across pages, or all matching rows. A choice applies only to the filters with
 * which it was made (`of`), so that no action affects rows that other filters hide.
 */
export function useChoice<Row extends { id: number }>(
  of: string,
  filter: Readonly<Record<string, string>>,
  shown: readonly Row[],
) {
  const [choice, setChoice] = useState<Choice<Row>>({ of, rows: new Map(), all: null });
  const [none] = useState(() => new Map<number, Row>());
  const isCurrent = choice.of === of;
  const rows: ReadonlyMap<number, Row> = isCurrent ? choice.rows : none;
  const all = isCurrent ? choice.all : null;
  const ids = useMemo(
    () => new Set(all === null ? rows.keys() : shown.map(({ id }) => id)),
    [all, rows, shown],
  );
  const selection: Selection<Row> =
    all === null ? { kind: 'rows', rows: [...rows.values()] } : { kind: 'all', filter, count: all };
  return {
    selection,
    /** The ids of the chosen rows; if all rows are chosen, those of the shown rows. */
    ids,
    choose(ids: ReadonlySet<number>) {
      const known = new Map([...rows, ...shown.map((row) => [row.id, row] as const)]);
      setChoice({ of, rows: new Map([...known].filter(([id]) => ids.has(id))), all: null });
    },
    chooseAll: (count: number) => setChoice({ of, rows: new Map(), all: count }),
    clear: () => setChoice({ of, rows: new Map(), all: null }),
  };
}
