import type { Page } from 'playwright-core';

/** What Chromium says of a shift; TypeScript's library has no words for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How far a page has moved while it came. */
export interface Shifts {
  /** The cumulative layout shift: the share of the window that moved, times how far of its height. */
  sum: number;
  /** What moved, and from where to where, for whoever has to mend it. */
  moved: string[];
}

/** All shifts since the page was opened, but those that somebody's click or key has asked for. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Where nothing has moved, nothing is told.
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
