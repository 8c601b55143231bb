import type { useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/** Pixels by which one press changes a column. */
const step = 16;

/** Lets Shift with the arrows make the column narrower or wider whose heading has the focus. */
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
          // The grid would go on to the next heading.
          event.defaultMuiPrevented = true;
          event.preventDefault();
          onWidth(field, colDef.computedWidth + way * step);
        },
        { isFirst: true },
      ),
    [apiRef, onWidth],
  );
}
