import { gridFocusCellSelector, type useGridApiRef } from '@mui/x-data-grid';
import { type Ref, useImperativeHandle } from 'react';
import type { RowStep } from './keys/list-keys.ts';

/** The row actions that the list's keys call. */
export interface GridHandle {
  step: (step: RowStep) => void;
}

interface RowStepsProps {
  handle: Ref<GridHandle> | undefined;
  apiRef: ReturnType<typeof useGridApiRef>;
  rows: readonly { id: number }[];
  columns: readonly { field: string }[];
  selected: ReadonlySet<number>;
  onSelect: ((ids: ReadonlySet<number>) => void) | undefined;
}

/** Connects the list's keys to its grid: they move from row to row, and tick the current row. */
export function useRowSteps({ handle, apiRef, rows, columns, selected, onSelect }: RowStepsProps): void {
  useImperativeHandle(handle, () => ({
    step(step) {
      const grid = apiRef.current;
      if (grid === null || rows.length === 0) return;
      const focus = gridFocusCellSelector(apiRef);
      const at = rows.findIndex(({ id }) => id === focus?.id);
      const row = rows[at];
      if (step === 'tick') {
        if (row === undefined || onSelect === undefined) return;
        const others = new Set(selected);
        if (!others.delete(row.id)) others.add(row.id);
        onSelect(others);
        return;
      }
      const to = at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + (step === 'next' ? 1 : -1)));
      const next = rows[to];
      const field = at === -1 ? columns[0]?.field : focus?.field;
      if (next === undefined || field === undefined) return;
      grid.scrollToIndexes({ rowIndex: to });
      grid.setCellFocus(next.id, field);
    },
  }));
}
