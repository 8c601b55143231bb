import { gridFocusCellSelector, type useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/**
 * Lets the grid forget its cell once the focus is elsewhere. When that cell's row came or went, the grid would else take the
 * focus back, out of the field that somebody is typing in.
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
