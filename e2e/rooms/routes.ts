import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { knownAreas } from '#dashboard/areas.ts';
import type { Room } from '#dashboard/kit/areas/room.ts';
import { mayOpen } from '#dashboard/kit/routes/rooms.ts';
import { type Account, methodOf } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { isShown } from '../kit/portray.ts';
import { samplePaths } from '../kit/sample-paths.ts';
import { shiftsOf } from '../kit/shifts.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { rooms } = knownAreas;

/** The final path of a route for an account, as the route rules define it. */
function endOf(room: Room, path: string, account: Account): string {
  const scope = methodOf(account);
  if (room.name === 'login' || room.name === 'resetCache') return rooms.start(scope);
  if (room.name === 'logout') return '/login';
  if (room.access === 'staff' && scope !== 'staff') return '/products';
  if (!mayOpen(room, { scope, roles: account === 'auditor' ? ['auditor'] : ['owner'] }))
    return rooms.start(scope);
  return (room.elsewhere?.[scope] ?? room.redirect ?? path).split('?', 1)[0] ?? path;
}

// Sorts clearing the cache and logging out to the end, since they end the settings and the session.
const leaving = ['logout', 'resetCache'];
const inOrder = [
  ...rooms.list.filter(({ name }) => !leaving.includes(name)),
  ...rooms.list.filter(({ name }) => leaving.includes(name)),
];

/** Buttons that change data, by the beginnings of their names. */
const work =
  /^(Edit|Add|Remove|Save|Close the account|Approve|Reject|Ban|Give|Take|Publish|Register|Choose a picture)\b/;

/** Layout shift that people do not notice; a fifth of the limit that browser vendors call good. */
const steady = 0.02;
/** Timeout in ms, as one test visits many pages. */
const patience = 400_000;
const thorough = { tags: 'thorough', timeout: patience } as const;
const usual = { width: 1280, height: 800 };
// Narrow windows: 1280 pixels at 200 % zoom leave 640, and an upright tablet has 820.
const narrow = [
  { width: 640, height: 400 },
  { width: 820, height: 1180 },
];

async function expectFit(page: Page, path: string): Promise<void> {
  for (const size of narrow) {
    await page.setViewportSize(size);
    const tooWide = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(tooWide, { message: `${path} at ${size.width}` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(usual);
}

/** Tests that every route ends at the right path and shows its content without a fault. */
export function routes(): void {
  let paths: Awaited<ReturnType<typeof samplePaths>>;
  beforeAll(async () => {
    paths = await samplePaths();
  });

  /**
   * With `address` it loads each path, as if a person opened its URL. With `link` it navigates within the dashboard
   * to the account's own pages.
   */
  async function visitAll(
    account: Account,
    by: 'address' | 'link',
    look: (page: Page, path: string) => Promise<void>,
  ): Promise<void> {
    const { page, go, walk, at } = await visitor({ as: account });
    const moves: string[] = [];
    page.on('framenavigated', (frame) => moves.push(frame.url()));
    const busy = page.locator('[role=progressbar]:not([aria-valuenow]), [aria-busy=true]');
    for (const room of inOrder) {
      const path = paths.get(room) ?? room.path;
      const end = endOf(room, path, account);
      moves.length = 0;
      const isWalked = by === 'link' && isShown(room) && end === path && at() !== path;
      await (isWalked ? walk(path) : go(path));
      // A page may add its state to the query, but not change the path.
      await eventually(() => at().split('?', 1)[0]).toBe(end);
      await page.locator('h1').waitFor();
      await eventually(() => busy.count()).toBe(0);
      expect(at().split('?', 1)[0], path).toBe(end);
      // A reload of the page reports its address once more.
      const passed = moves.filter((address, place) => address !== moves[place - 1]);
      expect(passed.length, `addresses on the way from ${path}: ${passed}`).toBeLessThanOrEqual(3);
      expect(await page.locator('h1').count(), `headings at ${path}`).toBe(1);
      if (by === 'address') {
        const { sum, moved } = await shiftsOf(page);
        expect.soft(sum, `${path} jumps: ${moved.join('\n')}`).toBeLessThan(steady);
      }
      // The target of a redirect is checked when its own route is visited.
      if (isShown(room) && end === path) await look(page, path);
    }
  }

  test('every route comes to rest and fits, for staff', { timeout: patience }, () =>
    visitAll('staff', 'address', expectFit),
  );

  test('every route comes to rest and is accessible, for a brand admin', thorough, () =>
    visitAll('brand-a', 'link', (page, path) =>
      expectAccessible(page, { name: `${path} of a brand admin`, soft: true }),
    ),
  );

  test('every route comes to rest for a read-only account and offers no action', thorough, () =>
    visitAll('auditor', 'link', async (page, path) => {
      const offered = page.locator('main').getByRole('button', { name: work });
      expect.soft(await offered.allTextContents(), path).toEqual([]);
      expect
        .soft(await page.locator('main a[href$="/create"], main a[href="/staff/invite"]').count(), path)
        .toBe(0);
    }),
  );

  test('the way back skips redirecting rooms', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    await page.getByTestId('total').waitFor();
    await go('/products/attribute');
    await eventually(at).toBe('/products/attribute/overview');
    await page.goBack();
    await eventually(at).toBe('/stocks');
  });
}
