import { useEffect, useRef } from 'react';

/** What the desk does by keys, by the key's place: `KeyA` is the same key in every language. */
export type DeskKeys = Readonly<Partial<Record<string, () => void>>>;

/** Listens to keys wherever the focus is but in a box in which somebody writes. */
export function useDeskKeys(keys: DeskKeys): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWriting(event)) return;
      const act = newest.current[event.code];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Enter and Escape are for the desk also while somebody writes, once a word is composed. */
function isWriting({ target, code, isComposing }: KeyboardEvent): boolean {
  const isDialog =
    target instanceof Element && target.closest('[role=dialog], [role=menu], a, button') !== null;
  if (isDialog && (code === 'Enter' || code === 'Space')) return true;
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isBox && (isComposing || (code !== 'Enter' && code !== 'Escape'));
}
