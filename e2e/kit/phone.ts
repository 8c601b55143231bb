import type { Page } from 'playwright-core';

/**
 * Finds what does not suit a phone: a page that is too wide, a grid in place of cards, and a list's table that is cut off.
 * Buttons in the bars at the top and below a list must be as large as a thumb. `pager` is the name of the bar below a list.
 */
export function phoneFaults(page: Page, pager: string): Promise<string[]> {
  return page.evaluate(findFaults, pager);
}

/** Runs in the page, and returns one line per fault. */
function findFaults(pager: string): string[] {
  const thumb = 44;
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  for (const grid of document.querySelectorAll('main [role=grid]')) {
    faults.push(`a grid: “${grid.getAttribute('aria-label')}”`);
  }
  for (const table of document.querySelectorAll('main table')) {
    // A table of numbers inside a page scrolls by itself, and its cells do not name their columns.
    const isPlain = table.matches('.MuiTable-root') && table.closest('[role=region]') === null;
    const isList = isPlain || table.querySelector('[data-column]') !== null;
    const frame = table.parentElement;
    if (isList && frame !== null && frame.scrollWidth > frame.clientWidth + 1) {
      faults.push(`a cut table: “${table.textContent?.trim().slice(0, 60)}”`);
    }
  }
  for (const button of document.querySelectorAll(`header button, nav[aria-label="${pager}"] button`)) {
    const { width, height } = button.getBoundingClientRect();
    if (width > 0 && Math.min(width, height) < thumb - 0.5) {
      faults.push(`small: “${button.getAttribute('aria-label') ?? button.textContent}”, ${width}×${height}`);
    }
  }
  return faults;
}
