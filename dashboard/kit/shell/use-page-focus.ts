import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Of a page that is there; one that is still on its way shows where its heading will be. */
const headings = 'h1:not([aria-busy=true] *)';

/**
 * After a navigation to another page the focus goes to its heading, as soon as that is there: a screen reader says where
 * the person is now, and Tab goes on from the top of the page. A page that takes the focus itself keeps it.
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

/** Calls once with the first such element, now or when it comes. The answer ends the waiting. */
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
