import type { Page } from 'playwright-core';
import { eventually } from './visitor.ts';

/** Resolves once a page has no running calls, no loading fonts or pictures, and no moving elements. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  // A progress bar with a value tells of work, such as a stocktake; one without, of a call.
  const onTheirWay = page.locator(
    '[aria-busy=true], .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])',
  );
  await eventually(() => onTheirWay.count()).toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode().catch(() => {})),
    );
  });
  await page.evaluate(standsStill);
}

/**
 * Runs in the page, and waits until elements stay in place. A grid moves one or two frames after it appears, when it
 * knows its size.
 */
async function standsStill(): Promise<void> {
  const places = () =>
    [...document.querySelectorAll('main *')]
      .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join(' '))
      .join();
  let before = places();
  for (let frames = 0; frames < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = places();
    frames = now === before ? frames + 1 : 0;
    before = now;
  }
}
