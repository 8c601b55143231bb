import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Area, type RouteRow, routeTable } from '#dashboard/routes/route-table.ts';
import { atRest } from './at-rest.ts';
import { expectAccessible } from './axe.ts';
import { isBuilt, samplePaths } from './sample-paths.ts';
import { eventually, visitor } from './visitor.ts';

const built = routeTable.filter(
  (row) => row.access !== 'public' && row.redirect === undefined && isBuilt(row),
);
const outside = routeTable.filter(({ access, room }) => access === 'public' && room !== 'logout');
const areas = [...new Set(built.flatMap(({ area }) => area ?? []))];
const atMostDialogs = 12;
/** Many pages, each looked at by axe several times. */
const patience = 400_000;

/** What opens within the rooms, whom they are for and how they fit; each room itself is looked at with its pictures. */
export function accessibility(): void {
  let paths: Awaited<ReturnType<typeof samplePaths>>;
  beforeAll(async () => {
    paths = await samplePaths();
  });

  /** Goes to each of these rooms and looks when it has come to rest. */
  async function through(
    rows: readonly RouteRow[],
    { page, go }: { page: Page; go: (path: string) => Promise<void> },
    look: (page: Page, row: RouteRow) => Promise<void>,
  ): Promise<void> {
    for (const row of rows) {
      await go(paths.get(row) ?? row.path);
      await atRest(page);
      await look(page, row);
    }
  }

  const of = (area: Area) => built.filter((row) => row.area === area);

  describe.each(['ko', 'en'] as const)('in %s', (language) => {
    test('what visitors see', async () => {
      await through(outside, await visitor({ as: null, language }), inBothThemes);
    });
  });

  test.each(areas)('what the buttons of %s open', { timeout: patience }, async (area) => {
    await through(of(area), await visitor({ as: 'staff' }), eachDialog);
  });

  test('a room that is not built yet', async () => {
    const unbuilt = routeTable.filter((row) => row.access !== 'public' && !isBuilt(row)).slice(0, 1);
    await through(unbuilt, await visitor({ as: 'staff' }), inBothThemes);
  });

  test('every room of a brand admin', { timeout: patience }, async () => {
    const own = built.filter(({ access }) => access !== 'staff');
    await through(own, await visitor({ as: 'brand-a' }), (page, { path }) =>
      expectAccessible(page, { name: `${path} of a brand admin`, soft: true }),
    );
  });

  // 1280 pixels at 200 % leave 640; a tablet upright has 820.
  test.each([
    [640, 400],
    [820, 1180],
  ])('every room fits a width of %d', { timeout: patience }, async (width, height) => {
    await through(built, await visitor({ as: 'staff', width, height }), async (page, { path }) => {
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(tooWide, `${path} at ${width}`).toBeLessThanOrEqual(0);
    });
  });
}

async function inBothThemes(page: Page, { path }: RouteRow): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { name: `${path}, ${colorScheme}`, soft: true });
  }
}

/** Opens what the buttons of the room open, one after the other, and looks at it. */
async function eachDialog(page: Page, { path }: RouteRow): Promise<void> {
  const openers = page.locator('main').locator('button[aria-haspopup]:enabled:visible');
  const count = Math.min(await openers.count(), atMostDialogs);
  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index);
    const what = ((await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '').trim();
    await opener.click();
    const opened = page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('listbox'));
    await eventually(() => opened.count()).toBeGreaterThan(0);
    await expectAccessible(page, { name: `${path}, “${what}” open`, soft: true });
    await closeAll(page, opened);
  }
}

async function closeAll(page: Page, opened: Locator): Promise<void> {
  await eventually(async () => {
    if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    return opened.count();
  }).toBe(0);
}
