import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { History } from '#read-api/kit/history/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, findItems, itemsPath } from '../kit/calls.ts';
import { actionPanel, entries, headStatus } from '../kit/detail.ts';
import { requestedItem } from '../kit/given-items.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { asOf, stockItem, trysetItem } = en;

const slider = (page: Page, name: string = asOf.slider) => page.getByRole('slider', { name });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: asOf.namesOfToday });
const differences = (page: Page) => page.getByRole('table', { name: asOf.differenceTable });

/** Returns an item in a final status with enough events for the slider. */
async function pastItem() {
  const { data } = await findItems('statuses=return_delivered&limit=1&order=updated_time');
  const item = data[0];
  if (item === undefined) throw new Error('the demo has an item that came back');
  const path = `${itemsPath}/${item.id}/history?categories=tryset_item&limit=500`;
  return { item, events: await call<History>('staff', 'GET', path) };
}

/** Tests past states: slider, URL, comparison, and staying at the chosen point. */
export function asItWas(): void {
  test('is reached with the slider by keyboard, is kept in the URL, and leads back to now', async () => {
    const { item, events } = await pastItem();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}`);
    await page.getByRole('button', { name: asOf.title, exact: true }).click();
    await slider(page).waitFor();
    await slider(page).focus();
    await slider(page).press('Home');
    await eventually(at).toBe(`/trysetitems/${item.id}?revision=0`);
    await headStatus(page, trysetItem.status.tryset_requested).waitFor();
    await banner(page).waitFor();
    await eventually(() => slider(page).getAttribute('aria-valuetext')).toContain(
      en.history.event.TrysetItemRequested,
    );
    const actions = page.getByRole('region', { name: asOf.actionsThen });
    const accept = actions.getByRole('button', { name: en.itemActions.accept, exact: true });
    await eventually(() => accept.isDisabled()).toBe(true);

    await slider(page).press('ArrowRight');
    await eventually(at).toBe(`/trysetitems/${item.id}?revision=1`);
    await slider(page).press('End');
    await eventually(at).toBe(`/trysetitems/${item.id}`);
    await headStatus(page, trysetItem.status.return_delivered).waitFor();
    await actionPanel(page).waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.getByText(`event ${events.count} of ${events.count}`).waitFor();
  });

  test('a click on the year shows a garment as it was then, and names the member who had it', async () => {
    const { item } = await pastItem();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/stocks/${item.stock.id}`);
    await page.getByRole('button', { name: asOf.title, exact: true }).click();
    const rental = page.getByTitle(`${item.user.username} · ${stockItem.status.in_use}`).first();
    await rental.waitFor();
    await rental.click();
    await eventually(at).toMatch(/as_of=/);
    await headStatus(page, stockItem.status.in_use).waitFor();
    await expectAccessible(page);
  });

  test('keeps every step of a held arrow key, even if the page is slow', async () => {
    const { item, events } = await pastItem();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}?revision=0`);
    await page.getByText(`event 1 of ${events.count}`).waitFor();
    await slider(page).focus();
    const steps = events.count - 2;
    for (let step = 0; step < steps; step += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await eventually(at).toBe(`/trysetitems/${item.id}?revision=${steps}`);
    await page.getByText(`event ${steps + 1} of ${events.count}`).waitFor();
    // Sliding adds no history entries: one step back in the browser leaves the past state.
    const earlier = page.getByRole('button', { name: asOf.earlier });
    await earlier.dblclick();
    await eventually(at).toBe(`/trysetitems/${item.id}?revision=${steps - 2}`);
  });

  test('stays the same when a new event happens, and the slider gets a stop for it', async () => {
    const item = await requestedItem();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}?revision=0`);
    const before = await call<History>(
      'staff',
      'GET',
      `${itemsPath}/${item.id}/history?categories=tryset_item`,
    );
    await page.getByText(`event 1 of ${before.count}`).waitFor();
    await call('staff', 'POST', `${itemsPath}/${item.id}/actions/accept`);
    await page.getByText(`event 1 of ${before.count + 1}`).waitFor();
    await headStatus(page, trysetItem.status.tryset_requested).waitFor();
    expect(at()).toBe(`/trysetitems/${item.id}?revision=0`);
    await page.getByRole('button', { name: asOf.toNow }).click();
    await headStatus(page, trysetItem.status.tryset_preparing).waitFor();
  });

  test('can be compared with another point, and is reached from an event of the history', async () => {
    const { item } = await pastItem();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}?revision=0`);
    await page.getByRole('button', { name: asOf.mark }).click();
    await eventually(at).toBe(`/trysetitems/${item.id}?revision=0&compare=0`);
    await page.getByRole('button', { name: asOf.later }).click();
    await eventually(at).toBe(`/trysetitems/${item.id}?compare=0&revision=1`);
    const status = differences(page).getByRole('row', { name: en.history.field.status });
    await eventually(() => status.textContent()).toBe(
      [en.history.field.status, trysetItem.status.tryset_requested, trysetItem.status.tryset_preparing].join(
        '',
      ),
    );
    await page.getByRole('button', { name: asOf.unmark }).click();
    await eventually(() => differences(page).count()).toBe(0);

    const requested = entries(page).filter({ hasText: en.history.event.TrysetItemRequested });
    await requested.getByRole('button').first().click();
    await requested.getByRole('link', { name: en.history.asItWas }).click();
    await eventually(at).toBe(`/trysetitems/${item.id}?revision=0`);
  });

  test('is accessible on each page, and tells when the entity did not exist yet', async () => {
    const { item } = await pastItem();
    const { page, go } = await visitor({
      as: 'staff',
      language: 'ko',
      width: 820,
      height: 1180,
      expected: /^404 /,
    });
    const pages = [
      `/trysetitems/${item.id}?revision=1&compare=0`,
      `/stocks/${item.stock.id}?revision=0`,
      `/tryset/${item.trysetId}?as_of=${item.createdTime}`,
    ];
    for (const path of pages) {
      await go(path);
      await slider(page, ko.asOf.slider).waitFor();
      await page.getByRole('region', { name: ko.asOf.actionsThen }).waitFor();
      if (path.includes('compare'))
        await page.getByRole('table', { name: ko.asOf.differenceTable }).waitFor();
      await expectAccessible(page);
    }
    await go(`/stocks/${item.stock.id}?as_of=2001-01-01`);
    // The page requests a past state that does not exist, so the browser logs a 404.
    await page.getByRole('heading', { name: ko.asOf.notThenTitle }).waitFor();
    await page.getByRole('button', { name: ko.asOf.toFirst }).click();
    await page.getByRole('region', { name: ko.asOf.actionsThen }).waitFor();
  });
}
