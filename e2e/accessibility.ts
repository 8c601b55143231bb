import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { type Area, type RouteRow, routeTable } from '#dashboard/kit/routes/route-table.ts';
import { atRest } from './at-rest.ts';
import { expectAccessible } from './axe.ts';
import { isBuilt, samplePaths } from './sample-paths.ts';
import { eventually, type Visitor, visitor } from './visitor.ts';

const built = routeTable.filter(
  (row) => row.access !== 'public' && row.redirect === undefined && isBuilt(row),
);
const outside = routeTable.filter(({ access, room }) => access === 'public' && room !== 'logout');
const areas = [...new Set(built.flatMap(({ area }) => area ?? []))];
const atMostDialogs = 12;
const overlays = '[role=dialog], [role=menu], [role=listbox]';
/** Many pages, each looked at by axe several times. */
const patience = 400_000;

/** What opens within the rooms, and what is none of them; each room itself is looked at with its pictures. */
export function accessibility(): void {
  let paths: Awaited<ReturnType<typeof samplePaths>>;
  beforeAll(async () => {
    paths = await samplePaths();
  });

  /** Goes to each of these rooms and looks when it has come to rest. */
  async function through(
    rows: readonly RouteRow[],
    { page, walk }: Pick<Visitor, 'page' | 'walk'>,
    look: (page: Page, row: RouteRow) => Promise<void>,
  ): Promise<void> {
    for (const row of rows) {
      await walk(paths.get(row) ?? row.path);
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
    const opened = page.locator(overlays).filter({ visible: true });
    await eventually(() => opened.count()).toBeGreaterThan(0);
    // The page beside it was looked at by itself; what it hides of itself is looked at once.
    const within = index === 0 ? {} : { within: overlays };
    await expectAccessible(page, { name: `${path}, “${what}” open`, soft: true, ...within });
    await closeAll(page, opened);
  }
}

async function closeAll(page: Page, opened: Locator): Promise<void> {
  await eventually(async () => {
    if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    return opened.count();
  }).toBe(0);
}
