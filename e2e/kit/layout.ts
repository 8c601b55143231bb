import type { Page } from 'playwright-core';

/** Finds elements that overflow, texts that are cut off without an ellipsis or covered, and missing pictures. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Runs in the page, and returns one line per fault. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  const nameOf = (element: Element) => `“${element.textContent?.trim().slice(0, 60)}”`;

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('pre, svg, [aria-hidden=true]') || element.children.length > 0) continue;
    const text = element.textContent?.trim() ?? '';
    const box = element.getBoundingClientRect();
    if (text === '' || box.width < 2 || box.height < 2) continue;
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const clips = getComputedStyle(element).overflowX !== 'visible';
    // Finds shortened texts: one needs its full text as title, and a column heading must not be shortened at all.
    const isWhole = element.closest('[title]') !== null && element.closest('[role=columnheader]') === null;
    if (isCut && clips && !isWhole) faults.push(`cut off: ${nameOf(element)}`);
    if (isCut && !clips) faults.push(`sticks out: ${nameOf(element)}`);
    const holder = element.closest('[role=gridcell], [role=columnheader], button, [role=tab]');
    const room = holder?.getBoundingClientRect();
    if (room && !clips && box.right > room.right + 1) faults.push(`wider than its place: ${nameOf(element)}`);
  }
  const boxes = [...document.querySelectorAll('input[type=checkbox]')].map((box) =>
    box.getBoundingClientRect(),
  );
  for (const element of document.querySelectorAll<HTMLElement>('li a, li span, li div')) {
    if (element.children.length > 0 || !element.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const isCovered = boxes.some(
      (box) =>
        box.width > 2 &&
        Math.min(box.right, text.right) - Math.max(box.left, text.left) > 2 &&
        Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top) > 2,
    );
    if (isCovered) faults.push(`a checkbox covers: ${nameOf(element)}`);
  }
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) faults.push(`no picture: ${image.src}`);
  }
  return [...new Set(faults)];
}
