import { useEffect, useRef } from 'react';

/** The desk's actions by `KeyboardEvent.code`: `KeyA` is the same physical key in every keyboard layout. */
export type DeskKeys = Readonly<Partial<Record<string, () => void>>>;

/** Handles keys wherever the focus is, except in a text box. */
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

/** Whether a key belongs to the focused element. A text box leaves Enter and Escape to the desk, except while composing. */
function isWriting({ target, code, isComposing }: KeyboardEvent): boolean {
  const isDialog =
    target instanceof Element && target.closest('[role=dialog], [role=menu], a, button') !== null;
  if (isDialog && (code === 'Enter' || code === 'Space')) return true;
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isBox && (isComposing || (code !== 'Enter' && code !== 'Escape'));
}
