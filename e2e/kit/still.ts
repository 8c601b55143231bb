import type { Page } from 'playwright-core';
import { eventually } from './visitor.ts';

/**
 * Resolves once nothing fades or grows: half-faded texts have no contrast yet, and what grows moves away between press and
 * release. What runs for ever, as a sign of loading does, is not waited for.
 */
export async function untilStill(page: Page): Promise<void> {
  await eventually(() =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
          return playState === 'running' && !isEndless;
        }).length,
    ),
  ).toBe(0);
}
