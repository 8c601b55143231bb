import { useState } from 'react';

interface Choice<Row> {
  of: string;
  rows: ReadonlyMap<number, Row>;
}

/**
 * The rows that a person has chosen, over pages. A choice belongs to the filters it was made under (`of`): rows that
 * another filter hides are not acted upon unseen.
 */
export function useChoice<Row extends { id: number }>(of: string, shown: readonly Row[]) {
  const [choice, setChoice] = useState<Choice<Row>>({ of, rows: new Map() });
  const rows: ReadonlyMap<number, Row> = choice.of === of ? choice.rows : new Map();
  return {
    rows: [...rows.values()],
    ids: new Set(rows.keys()),
    choose(ids: ReadonlySet<number>) {
      const known = new Map([...rows, ...shown.map((row) => [row.id, row] as const)]);
      setChoice({ of, rows: new Map([...known].filter(([id]) => ids.has(id))) });
    },
    clear: () => setChoice({ of, rows: new Map() }),
  };
}
