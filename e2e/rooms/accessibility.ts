import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { knownAreas } from '#dashboard/areas.ts';
import type { Room, Section } from '#dashboard/kit/areas/room.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { isShown } from '../kit/portray.ts';
import { samplePaths } from '../kit/sample-paths.ts';
import { eventually, type Visitor, visitor } from '../kit/visitor.ts';

const { list } = knownAreas.rooms;
const shown = list.filter(isShown);
/** The pages that lead elsewhere at once: they have nothing to check. */
const passing: readonly string[] = ['logout', 'resetCache'];
const outside = list.filter(({ access, name }) => access === 'public' && !passing.includes(name));
const sections = [...new Set(shown.flatMap(({ section }) => section ?? []))];
const atMostDialogs = 12;
const overlays = '[role=dialog], [role=menu], [role=listbox]';
/** Timeout in ms: axe checks many pages several times. */
const patience = 400_000;

/** Tests dialogs, menus and the pages for visitors; the picture tests check all other pages. */
export function accessibility(): void {
  let paths: Awaited<ReturnType<typeof samplePaths>>;
  beforeAll(async () => {
    paths = await samplePaths();
  });

  /** Visits each of these pages and checks it when it is at rest. */
  async function through(
    rooms: readonly Room[],
    { page, walk }: Pick<Visitor, 'page' | 'walk'>,
    look: (page: Page, room: Room) => Promise<void>,
  ): Promise<void> {
    for (const room of rooms) {
      await walk(paths.get(room) ?? room.path);
      await atRest(page);
      await look(page, room);
    }
  }

  const of = (section: Section) => shown.filter((room) => room.section === section);

  describe.each(['ko', 'en'] as const)('in %s', (language) => {
    test('the pages of visitors', async () => {
      await through(outside, await visitor({ as: null, language }), inBothThemes);
    });
  });

  test.each(sections)('the dialogs of %s', { timeout: patience }, async (section) => {
    await through(of(section), await visitor({ as: 'staff' }), eachDialog);
  });
}

async function inBothThemes(page: Page, { path }: Room): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { name: `${path}, ${colorScheme}`, soft: true });
  }
}

/** Opens the dialogs behind a page's buttons one after the other and checks them. */
async function eachDialog(page: Page, { path }: Room): Promise<void> {
  const openers = page.locator('main').locator('button[aria-haspopup]:enabled:visible');
  const count = Math.min(await openers.count(), atMostDialogs);
  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index);
    const what = ((await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '').trim();
    await opener.click();
    const opened = page.locator(overlays).filter({ visible: true });
    await eventually(() => opened.count()).toBeGreaterThan(0);
    // The page itself has its own check. The content behind an overlay is checked only with the first overlay.
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
