import { gridFocusCellSelector, type useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/**
 * Clears the grid's focused cell when the focus leaves the grid. Otherwise the grid takes the focus back when that cell's
 * row appears or disappears, while somebody types in a field.
 */
export function useGridFocus(apiRef: ReturnType<typeof useGridApiRef>): void {
  useEffect(() => {
    function onFocusIn({ target }: FocusEvent) {
      const grid = apiRef.current;
      if (grid === null || grid.rootElementRef.current?.contains(target as Node)) return;
      if (gridFocusCellSelector(apiRef) === null) return;
      grid.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [apiRef]);
}
