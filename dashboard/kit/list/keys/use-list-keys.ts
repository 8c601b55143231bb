import { useEffect, useRef } from 'react';
import { keyPreference } from './key-preference.ts';
import { listKeyOf, type RowStep, takesLetters } from './list-keys.ts';

const anOpenLayer = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Listens to the keys of the open list, except while an overlay is open or the focused element takes letters. */
export function useListKeys(onRow: (step: RowStep) => void): void {
  const latest = useRef(onRow);
  latest.current = onRow;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !keyPreference.getState().isOn) return;
      if (takesLetters(event.target as Element) || document.querySelector(anOpenLayer) !== null) return;
      const known = listKeyOf(event);
      // Enter belongs to the focused element; in the grid it opens the row.
      if (known === null || known.key === 'Enter') return;
      if ('row' in known) {
        event.preventDefault();
        latest.current(known.row);
        return;
      }
      const isThere = press(known.part);
      if (isThere || 'comesLater' in known) event.preventDefault();
      if (!isThere && 'comesLater' in known) stopWaiting = onceThere(() => press(known.part));
    }
    // The person's next action ends the wait, as a key applies to the state in which it was pressed.
    let stopWaiting = () => {};
    const next = (event: Event) => {
      stopWaiting();
      if (event instanceof KeyboardEvent) onKeyDown(event);
    };
    document.addEventListener('keydown', next);
    document.addEventListener('pointerdown', next);
    return () => {
      stopWaiting();
      document.removeEventListener('keydown', next);
      document.removeEventListener('pointerdown', next);
    };
  }, []);
}

/** Clicks or focuses the control of a part. Returns false if the control is missing. */
function press(name: string): boolean {
  const part = document.querySelector<HTMLElement>(`[data-list-key="${name}"]:not(:disabled)`);
  if (part === null) return false;
  part.focus();
  if (!takesLetters(part)) part.click();
  return true;
}

/** Calls `isDone` whenever the page changes, until it returns true. The returned function stops earlier. */
function onceThere(isDone: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
