import type { Page } from 'playwright-core';
import { eventually } from './visitor.ts';

/**
 * Resolves once all finite animations have ended: fading texts have no contrast yet, and growing elements move between
 * press and release. Endless animations, such as spinners, are ignored.
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
