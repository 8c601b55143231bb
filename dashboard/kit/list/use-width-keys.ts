import type { useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/** Pixels by which one key press changes a column's width. */
const step = 16;

/** Shift and the arrow keys make the column of the focused heading narrower or wider. */
export function useWidthKeys(
  apiRef: ReturnType<typeof useGridApiRef>,
  onWidth: (field: string, width: number) => void,
): void {
  useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'columnHeaderKeyDown',
        ({ field, colDef }, event) => {
          const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (!event.shiftKey || way === undefined || colDef.resizable === false) return;
          // Keeps the grid from moving the focus to the next heading.
          event.defaultMuiPrevented = true;
          event.preventDefault();
          onWidth(field, colDef.computedWidth + way * step);
        },
        { isFirst: true },
      ),
    [apiRef, onWidth],
  );
}
