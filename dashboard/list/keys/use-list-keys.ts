import { useEffect, useRef } from 'react';
import { keyPreference } from './key-preference.ts';
import { listKeyOf, type RowStep, takesLetters } from './list-keys.ts';

const anOpenLayer = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Listens to the keys of the list that is open, but not while anything lies over it or takes letters. */
export function useListKeys(onRow: (step: RowStep) => void): void {
  const latest = useRef(onRow);
  latest.current = onRow;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !keyPreference.getState().isOn) return;
      if (takesLetters(event.target as Element) || document.querySelector(anOpenLayer) !== null) return;
      const known = listKeyOf(event);
      // Enter belongs to whatever has the focus; the grid opens its rows with it.
      if (known === null || known.key === 'Enter') return;
      if ('row' in known) {
        event.preventDefault();
        latest.current(known.row);
        return;
      }
      const part = document.querySelector<HTMLElement>(`[data-list-key="${known.part}"]:not(:disabled)`);
      if (part === null) return;
      event.preventDefault();
      part.focus();
      if (!takesLetters(part)) part.click();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
