import type { Page } from 'playwright-core';
import { eventually } from './visitor.ts';

/**
 * Resolves once all finite animations have ended: a fading text has no final contrast, and a growing element moves
 * between press and release. Endless animations, such as spinners, are ignored.
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
