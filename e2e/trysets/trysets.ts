import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Tryset, TrysetDetail } from '#read-api/trysets/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found, ownItem, readItem } from '../kit/calls.ts';
import {
  bulkDialog,
  carryOut,
  chooseOption,
  entries,
  headStatus,
  reasonAgainst,
  startAction,
} from '../kit/detail.ts';
import { downloadCsv } from '../kit/download.ts';
import { filled } from '../kit/filled.ts';
import { preparingItems, requestedItem } from '../kit/given-items.ts';
import { choose, rowIds, statedTotal, totalText } from '../kit/grid.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { tryset, trysetActions, trysetItem, itemActions, actions, history } = en;
const trysetsPath = '/v2/trysets';

const findTrysets = (query: string, account: 'staff' | 'brand-a' = 'staff') =>
  call<Found<Tryset>>(account, 'GET', `${trysetsPath}?${query}`);
const readTryset = (id: number, account: 'staff' | 'brand-a' = 'staff') =>
  call<TrysetDetail>(account, 'GET', `${trysetsPath}/${id}`);
const itemRow = (page: Page, id: number) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="/trysetitems/${id}"]`) });

async function startItemAction(page: Page, id: number, action: string) {
  await page
    .getByRole('button', { name: tryset.itemActions.replace('{{id}}', String(id)), exact: true })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  return page.getByRole('dialog', { name: action, exact: true });
}

/** Tests the list of trysets and a tryset's page. */
export function trysetsSuite(): void {
  test('lists trysets in preparation first, and counts those due today', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/tryset-send-list');
    const { data, count } = await findTrysets('order=to_prepare&limit=50');
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    const top = data.slice(0, 5).map(({ id }) => id);
    await eventually(async () => (await rowIds(page)).slice(0, 5)).toEqual(top);
    const due = await call<{ count: number }>('staff', 'GET', `${trysetsPath}/count_to_prepare_delivery`);
    await eventually(() => page.getByTestId('to-prepare').textContent()).toBe(String(due.count));
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    const views = page.getByRole('navigation', { name: tryset.views });
    await views.getByRole('link', { name: tryset.toPrepare }).click();
    await eventually(() => statedTotal(page)).toBe(totalText(due.count));
    await views.getByRole('link', { name: tryset.status.returning, exact: true }).click();
    await eventually(at).toBe('/tryset-send-list?statuses=returning');
    const returning = await findTrysets('statuses=returning&limit=1');
    await eventually(() => statedTotal(page)).toBe(totalText(returning.count));
  });

  test('every filter narrows the list and its CSV alike', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/tryset-send-list?user_regions=JAPAN');
    await choose(page, tryset.filters.statuses, [tryset.status.delivered]);
    const { count } = await findTrysets('user_regions=JAPAN&statuses=delivered&limit=1');
    expect(count).toBeGreaterThan(0);
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    const { rows, hasByteOrderMark } = await downloadCsv(page);
    expect(hasByteOrderMark).toBe(true);
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => `${row.status} ${row.user_region}`))).toEqual(
      new Set(['delivered JAPAN']),
    );
  });

  test('a brand admin sees only its own items, and the recipient only while a parcel is on its way', {
    tags: 'thorough',
  }, async () => {
    const shared = (await findTrysets('limit=500')).data.find(
      ({ trysetItems, status }) =>
        status === 'returned' && new Set(trysetItems.map(({ brand }) => brand.id)).size === 2,
    );
    if (shared === undefined) throw new Error('the demo has no tryset of two brands that is back');
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/tryset/${shared.id}`);
    await page.getByText(tryset.destinationHidden, { exact: true }).waitFor();
    const own = await readTryset(shared.id, 'brand-a');
    await page.getByRole('heading', { name: `${tryset.sections.items} (${own.itemsCount})` }).waitFor();
    await entries(page).first().waitFor();
    const text = (await page.locator('main').textContent()) ?? '';
    for (const { id, product } of shared.trysetItems) {
      const isOwn = own.trysetItems.some((item) => item.id === id);
      expect([product.name, text.includes(product.name)]).toEqual([product.name, isOwn]);
    }
    expect(text).not.toContain(history.event.TrysetRequested);
    await page.getByText(history.forBrand, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: tryset.addItem }).count()).toBe(0);
  });

  test('an unknown tryset has an error page that leads back', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'brand-a', expected: /^404 / });
    await go('/tryset/9999999');
    await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
    await page
      .getByRole('link', { name: en.common.backTo.replace('{{room}}', en.rooms.trysetSendList) })
      .click();
    await eventually(at).toBe('/tryset-send-list');
  });

  test('a recipient is edited in place, and the history shows the change without the data', async () => {
    const [id = 0] = await preparingItems('brand-a', 1);
    const { trysetId } = await readItem(id);
    const { page, go } = await visitor({ as: 'staff', height: 1400 });
    await go(`/tryset/${trysetId}`);
    const section = page.getByRole('region', { name: tryset.sections.recipient, exact: true });
    await section.getByRole('button', { name: en.forms.edit }).click();
    await section.getByRole('textbox', { name: tryset.fields.address }).fill('서울시 은평구 77');
    await section.getByRole('button', { name: en.forms.save, exact: true }).click();
    await section.getByText('서울시 은평구 77', { exact: true }).waitFor();
    await entries(page).getByText(history.event.TrysetDestinationCorrected, { exact: true }).waitFor();
    expect(await entries(page).first().textContent()).not.toContain('은평구');
    const { destination, recipient } = await readTryset(trysetId);
    expect(destination).toMatchObject({ address: '서울시 은평구 77', phone: '+821000002000' });
    expect(recipient?.name).toBe('김소포');
    await expectAccessible(page);
  });

  test('a tryset goes out and comes back from its page', async () => {
    const [id = 0] = await preparingItems('brand-a', 1);
    const { trysetId } = await readItem(id);
    const { page, go } = await visitor({ as: 'staff', height: 1600 });
    await go(`/tryset/${trysetId}`);
    await headStatus(page, tryset.status.delivery_requested).waitFor();
    const shipping = await startItemAction(page, id, itemActions.outbound);
    await shipping.getByRole('combobox', { name: actions.fields.courier }).click();
    await chooseOption(page, en.couriers.SAGAWA);
    await shipping.getByRole('textbox', { name: actions.fields.trackingNumber }).fill('4012-3377-0009');
    await carryOut(shipping);
    await headStatus(page, tryset.status.delivering).waitFor();
    const parcel = itemRow(page, id).locator('a[target=_blank]');
    expect(await parcel.getAttribute('href')).toMatch(/sagawa.*401233770009$/);

    const forcing = await startItemAction(page, id, itemActions.force_delivered);
    await carryOut(forcing);
    await forcing.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    await forcing.getByRole('textbox', { name: actions.fields.reason }).fill('the member has it');
    await carryOut(forcing);
    await headStatus(page, tryset.status.delivered).waitFor();
    const forced = entries(page).filter({ hasText: history.event.TrysetItemDelivered_forced });
    await forced.getByText('the member has it').waitFor();
    const asking = await startAction(page, trysetActions.return_request);
    // The date field comes first, so it gets the focus.
    await asking.locator('[contenteditable]:focus').waitFor();
    await asking.getByRole('textbox', { name: actions.fields.pickupReason }).fill('Too small');
    await carryOut(asking);
    await headStatus(page, tryset.status.return_requested).waitFor();
    const back = page.getByRole('region', { name: tryset.sections.returning, exact: true });
    await back.getByText('Too small', { exact: true }).waitFor();
    await carryOut(await startAction(page, trysetActions.return_accept));
    await itemRow(page, id).getByText(trysetItem.status.return_preparing, { exact: true }).waitFor();
    await entries(page)
      .filter({ hasText: history.event.TrysetReturnAccepted.split('{{')[0] ?? '' })
      .waitFor();
  });

  test('offers the next step of its items', { tags: 'thorough' }, async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff', height: 1600 });
    await go(`/tryset/${item.trysetId}`);
    const items = page.getByRole('region', { name: `${tryset.sections.items} (1)`, exact: true });
    await items.getByRole('button', { name: itemActions.accept, exact: true }).click();
    await carryOut(bulkDialog(page, itemActions.accept, 'tryset_item', 1));
    const results = page.getByRole('dialog', { name: filled(actions.bulkResult, { ok: 1, failed: 0 }) });
    await results.getByRole('button', { name: en.common.close, exact: true }).click();
    await itemRow(page, item.id).getByText(trysetItem.status.tryset_preparing, { exact: true }).waitFor();
    expect((await readItem(item.id)).status).toBe('tryset_preparing');
    // Outbound is the next step, as the items are in preparation.
    await items.getByRole('button', { name: itemActions.outbound, exact: true }).waitFor();
  });

  test('acts on several items at once, and removes a tryset only when no item is open', async () => {
    const item = await ownItem('statuses=tryset_requested');
    const { trysetItems } = await readTryset(item.trysetId);
    const { page, go } = await visitor({ as: 'staff', height: 1600 });
    await go(`/tryset/${item.trysetId}`);
    await page.getByRole('checkbox', { name: tryset.chooseAll, exact: true }).click();
    await page
      .getByText(tryset.itemsChosen.replace('{{amount}}', String(trysetItems.length)), { exact: true })
      .waitFor();
    expect(await reasonAgainst(page, trysetActions.remove)).toBe(actions.why.in_use);
    await cancelAll(page, item.trysetId);
  });
}

/** Cancels the requested items; items in later statuses stay. */
async function cancelAll(page: Page, trysetId: number): Promise<void> {
  const before = await readTryset(trysetId);
  const requested = before.trysetItems.filter(({ status }) => status === 'tryset_requested');
  await carryOut(await startAction(page, trysetActions.cancel));
  for (const { id } of requested) {
    await itemRow(page, id).getByText(trysetItem.status.tryset_canceled, { exact: true }).waitFor();
  }
}
