import type { Page } from 'playwright-core';
import { eventually } from './visitor.ts';

/** A page has come to rest once nothing in it is on its way any more, its letters and pictures neither. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  const onTheirWay = page.locator('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]');
  await eventually(() => onTheirWay.count()).toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode().catch(() => {})),
    );
  });
}
