import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Headings of loaded pages. A loading page shows a placeholder heading, which does not count. */
const headings = 'h1:not([aria-busy=true] *)';

/**
 * Moves the focus to the heading of each new page as soon as the heading exists. Screen readers then announce the page,
 * and Tab continues from its top. A page that takes the focus itself keeps it.
 */
export function usePageFocus(room: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const element = room.current;
    if (element === null) return;
    return whenThere(element, headings, (heading) => {
      const { activeElement } = document;
      const isTaken = activeElement !== element && element.contains(activeElement);
      if (isTaken || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, room]);
}

/** Calls `found` once with the first matching element, now or when it appears. Returns a function that stops waiting. */
function whenThere(within: HTMLElement, selector: string, found: (element: HTMLElement) => void): () => void {
  const look = () => within.querySelector<HTMLElement>(selector);
  const already = look();
  if (already !== null) {
    found(already);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = look();
    if (element === null) return;
    observer.disconnect();
    found(element);
  });
  observer.observe(within, { childList: true, subtree: true });
  return () => observer.disconnect();
}
