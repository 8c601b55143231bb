import type { Page } from 'playwright-core';

/** Chromium's entry for a layout shift, which TypeScript's library does not declare. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Layout shifts of a page while it loaded. */
export interface Shifts {
  /** The cumulative layout shift: the moved share of the window times the distance as a share of its height. */
  sum: number;
  /** The moved elements with their old and new places. */
  moved: string[];
}

/** All layout shifts since the page was opened, except those after a click or a key. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // The observer is never called if there were no shifts, so resolve anyway.
      setTimeout(() => resolve(observer.takeRecords()), 50);
    });
    const shifts = (entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} ${node.getAttribute('aria-label') ?? node.className}> ${node.textContent.slice(0, 30)}`
        : (node?.textContent ?? 'what is gone');
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, sources }) =>
        sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${value.toFixed(4)} ${nameOf(node)}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`,
        ),
      ),
    };
  });
}
