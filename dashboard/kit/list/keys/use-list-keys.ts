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
      const isThere = press(known.part);
      if (isThere || 'comesLater' in known) event.preventDefault();
      if (!isThere && 'comesLater' in known) stopWaiting = onceThere(() => press(known.part));
    }
    // What the person does next ends the waiting: a key counts where it was pressed.
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

/** Uses the control of a part, and answers whether it is there. */
function press(name: string): boolean {
  const part = document.querySelector<HTMLElement>(`[data-list-key="${name}"]:not(:disabled)`);
  if (part === null) return false;
  part.focus();
  if (!takesLetters(part)) part.click();
  return true;
}

/** Tries again whenever the page changes, until it is done; the answer ends it before. */
function onceThere(isDone: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
