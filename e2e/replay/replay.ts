import pg from 'pg';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { EventCount, FoundEvents } from '#read-api/kit/events/contract.ts';
import type { OperationsPage } from '#read-api/replay/operation-contract.ts';
import type { ReplayStatus } from '#read-api/replay/status-contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, findStocks } from '../kit/calls.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { house } from '../kit/house.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { events, replay } = en;

/** Tests the search over all histories, and the operations on the read models. */
export function replaySuite(): void {
  test('finds a garment by its code, with the changes of each event and all effects of its cause', async () => {
    const [stock] = (await findStocks('statuses=in_use&limit=1')).data;
    const query = `codes=${stock?.code}&types=StockItemLent`;
    const { count } = await call<EventCount>('staff', 'GET', `/v1/events/count?${query}`);
    const { page, go, walk, at } = await visitor({ as: 'staff' });
    await go(`/events?${query}`);
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    const first = page.locator('li[data-event]').first();
    await first.locator('button[aria-expanded]').first().click();
    await first.getByText(en.history.changes, { exact: true }).waitFor();
    await first.getByRole('button', { name: events.showCauses }).click();
    const tree = page.getByRole('region', { name: events.causes });
    await tree.locator('[aria-current=true]').waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    const toHistory = events.toHistory.replace('{{what}}', stock?.code ?? '');
    await first.getByRole('link', { name: toHistory, exact: true }).click();
    await eventually(at).toContain(`/stocks/${stock?.id}?event=`);
    await page.locator('[aria-current=true][data-event]').waitFor();
    // The list names the garment by its code, too, and leads to it.
    await walk(`/events?${query}`);
    const thing = page.getByRole('link', { name: stock?.code ?? '', exact: true }).first();
    await thing.click();
    await eventually(at).toContain(`/stocks/${stock?.id}?event=`);
  });

  test('counts all events of a long log, not only the first thousands', async () => {
    const query = '/v1/events/count?without_housekeeping=true';
    const { page, go } = await visitor({ as: 'staff' });
    await go('/events');
    const counted = async () => (await call<EventCount>('staff', 'GET', `${query}&exact=true`)).count;
    await eventually(async () => (await statedTotal(page)) === totalText(await counted())).toBe(true);
    expect(await page.getByTestId('total').textContent()).not.toContain(events.atLeast.split('{{')[0]);
  });

  test('pages through a search in both directions, and keeps the page in the URL', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const shown = () =>
      page.locator('li[data-event]').evaluateAll((all) => all.map((one) => one.getAttribute('data-event')));
    await go('/events?order=time&actors=staff');
    const oldest = await call<FoundEvents>(
      'staff',
      'GET',
      '/v1/events?order=time&actors=staff&without_housekeeping=true&limit=100',
    );
    const ids = oldest.data.map(({ id }) => id);
    await eventually(shown).toEqual(ids.slice(0, 50));
    await page.getByRole('button', { name: events.newer }).click();
    await eventually(shown).toEqual(ids.slice(50));
    expect(at()).toContain('after=');
    await page.getByRole('button', { name: events.older }).click();
    await eventually(shown).toEqual(ids.slice(0, 50));
    expect(at()).toContain('before=');
  });

  test('a brand admin searches only events of its brand', async () => {
    const query = 'types=TrysetItemAccepted,StockItemRegistered';
    const { count } = await call<EventCount>('brand-b', 'GET', `/v1/events/count?${query}`);
    const all = await call<EventCount>('staff', 'GET', `/v1/events/count?${query}`);
    expect(count).toBeLessThan(all.count);
    const { page, go, at } = await visitor({ as: 'brand-b' });
    await go(`/events?${query}`);
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    await expectAccessible(page);
    await go('/replay');
    await eventually(at).toContain('/products');
  });

  test('finds a manually changed row by its code, repairs it, and shows who did', async () => {
    const [stock] = (await findStocks('statuses=in_stock&limit=1&order=id')).data;
    if (stock === undefined) throw new Error('the demo has a garment in stock');
    const database = new pg.Client({ connectionString: house().server.backend.databaseUrl });
    await database.connect();
    await database.query('update read.stock_items set use_count = use_count + 70 where id = $1', [stock.id]);
    await database.end();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/replay');
    const room = page.getByRole('region', { name: replay.verification, exact: true });
    await room.getByLabel(replay.entityIdOrCode).fill(stock.code);
    await room.getByRole('button', { name: replay.verifyEntity, exact: true }).click();
    const place = `${replay.projection.stock_items} ${stock.id}`;
    const repair = room.getByRole('button', { name: replay.repairOf.replace('{{what}}', place) });
    await repair.waitFor();
    await room.getByText('useCount', { exact: true }).waitFor();
    expect(at()).toContain('operation=');
    await eventually(() => repair.isEnabled()).toBe(true);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    await repair.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.history.reason).fill('counted by hand');
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: replay.repair, exact: true }).click();
    await room.getByText(replay.repaired.replace('{{amount}}', '1'), { exact: true }).waitFor();
    const { data } = await findStocks(`codes=${stock.code}`);
    expect(data[0]?.useCount).toBe(stock.useCount);
    const operations = await call<OperationsPage>('staff', 'GET', '/v1/replay/operations?limit=2');
    expect(operations.data).toMatchObject([
      { kind: 'repair', status: 'done', reason: 'counted by hand', by: { label: 'staff' } },
      { kind: 'verify', status: 'done', subject: { of: 'entity', name: 'stock_item', id: String(stock.id) } },
    ]);
  });

  test('shows how far the lists were behind since the page opened, and hides no rebuild behind a loud button', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/replay');
    const state = page.getByRole('region', { name: replay.state, exact: true });
    const course = state.locator('figure polyline');
    const points = async () => ((await course.getAttribute('points')) ?? '').split(' ').length;
    await course.waitFor({ timeout: 30_000 });
    const before = await points();
    await state
      .getByText(new RegExp(`^${replay.lagSince.split('{{time}}')[0]}\\d\\d:\\d\\d:\\d\\d`))
      .waitFor();
    // The course grows as time passes.
    await expect.poll(points, { timeout: 30_000 }).toBeGreaterThan(before);
    const projections = page.getByRole('region', { name: replay.projections, exact: true });
    const all = projections.getByRole('button', { name: replay.rebuildAll, exact: true });
    expect(await all.getAttribute('class')).toContain('MuiButton-text');
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('staff rebuild a projection, follow its end, switch back, and drop the remaining tables', async () => {
    const status = () => call<ReplayStatus>('staff', 'GET', '/v1/replay/status');
    const { generation } = await status();
    const name = replay.projection.first_views;
    const { page, go } = await visitor({ as: 'staff' });
    await go('/replay');
    await page.getByRole('button', { name: replay.rebuildOne.replace('{{name}}', name) }).click();
    const box = page.getByRole('alertdialog');
    await box.getByText(replay.rebuildText).waitFor();
    await expectAccessible(page, { within: '[role=alertdialog]' });
    await box.getByRole('button', { name: replay.rebuild, exact: true }).click();
    const switchBack = page.getByRole('button', { name: replay.switchBack, exact: true });
    await switchBack.waitFor();
    await eventually(async () => (await status()).generation).toBe(generation + 1);
    await expectAccessible(page);
    expect(await layoutFaults(page)).toEqual([]);

    await eventually(() => switchBack.isEnabled()).toBe(true);
    await switchBack.click();
    await box.getByRole('button', { name: replay.switchBack, exact: true }).click();
    await eventually(async () => (await status()).generation).toBe(generation + 2);

    const drop = page.getByRole('button', { name: replay.dropOld, exact: true });
    await eventually(() => drop.isEnabled()).toBe(true);
    await drop.click();
    await box.getByRole('button', { name: replay.dropOld, exact: true }).click();
    await drop.waitFor({ state: 'hidden' });
    expect((await status()).former).toBeNull();
  });
}
