import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { findItems, readItem } from '../kit/calls.ts';
import { carryOut, entries, headStatus, pick, reasonAgainst, startAction } from '../kit/detail.ts';
import { told } from '../kit/filled.ts';
import { preparingItems, requestedItem } from '../kit/given-items.ts';
import { cellOf, rowOf, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { status } = en.trysetItem;
const { itemActions: action, actions } = en;
const { event } = en.history;
const byStaff = `김민지 · ${en.history.actor.staff}`;

/** Tests a tryset item's page: its actions and their immediate effects. */
export function trysetItemPage(): void {
  test('opens from its row, accepts the item, and updates the history and the list', async () => {
    const item = await requestedItem();
    const { page, go, at } = await visitor({ as: 'staff', height: 1600 });
    await go('/trysetitems?statuses=tryset_requested');
    const { count } = await findItems('statuses=tryset_requested&limit=1');
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    await cellOf(page, item.id, 'member').click();
    await eventually(at).toBe(`/trysetitems/${item.id}`);
    await headStatus(page, status.tryset_requested).waitFor();
    await entries(page).first().waitFor();
    const before = await entries(page).count();

    const started = Date.now();
    await carryOut(await startAction(page, action.accept));
    const now = headStatus(page, status.tryset_preparing);
    await now.waitFor();
    // The change must be visible: the chip fades to its new colour.
    expect(await now.evaluate((chip) => getComputedStyle(chip).transitionDuration)).toMatch(/^0\.15s/);
    await eventually(() => entries(page).count()).toBe(before + 1);
    const newest = entries(page).first();
    expect(await newest.textContent()).toContain(event.TrysetItemAccepted);
    expect(await newest.textContent()).toContain(byStaff);
    const time = Date.parse((await newest.locator('time').getAttribute('datetime')) ?? '');
    expect(time).toBeGreaterThanOrEqual(started);
    expect(time).toBeLessThanOrEqual(Date.now());

    await page.goBack();
    await eventually(() => statedTotal(page)).toBe(totalText(count - 1));
    expect(await rowOf(page, item.id).count()).toBe(0);
    await go(`/trysetitems?q=${item.stock.code}`);
    await cellOf(page, item.id, 'status').getByText(status.tryset_preparing, { exact: true }).waitFor();
  });

  test('says why an action is not possible', { tags: 'thorough' }, async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}`);
    await headStatus(page, status.tryset_requested).waitFor();
    const reason = actions.notNow
      .replace('{{status}}', status.tryset_requested)
      .replace('{{from}}', status.tryset_preparing);
    expect(await reasonAgainst(page, action.outbound)).toBe(reason);
    expect(await page.getByRole('button', { name: action.outbound, exact: true }).isDisabled()).toBe(true);
  });

  test('asks for courier and tracking number before shipping, and stores both', async () => {
    const [id = 0] = await preparingItems('brand-a', 1);
    const item = await readItem(id);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}`);
    const dialog = await startAction(page, action.outbound);
    await carryOut(dialog);
    await eventually(() => dialog.getByText(en.fieldProblems.required, { exact: true }).count()).toBe(2);
    expect((await readItem(item.id)).status).toBe('tryset_preparing');

    await pick(dialog, actions.fields.courier, en.couriers.HANJIN);
    await dialog.getByRole('textbox', { name: actions.fields.trackingNumber }).fill('4012-3377');
    await carryOut(dialog);
    await headStatus(page, status.tryset_delivering).waitFor();
    const sentence = told(event.TrysetItemShipped, {
      courier: en.couriers.HANJIN,
      trackingNumber: '4012-3377',
    });
    await entries(page).getByText(sentence, { exact: true }).waitFor();
    const shipped = await readItem(item.id);
    expect([shipped.courier, shipped.trackingNumber]).toEqual(['HANJIN', '4012-3377']);
  });

  test('forces an action only with a reason, and shows the reason in the history', {
    tags: 'thorough',
  }, async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}`);
    const dialog = await startAction(page, action.forced_deny);
    await carryOut(dialog);
    await dialog.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    expect((await readItem(item.id)).status).toBe('tryset_requested');

    await dialog.getByRole('textbox', { name: actions.fields.reason }).fill('The seam came undone.');
    await carryOut(dialog);
    await headStatus(page, status.tryset_canceled).waitFor();
    const denied = entries(page).filter({ hasText: event.TrysetItemForceDenied.split('[[')[0] ?? '' });
    await denied.getByText(`${en.history.reason}: The seam came undone.`, { exact: true }).waitFor();
  });

  test('keeps the text of a closed dialog', { tags: 'thorough' }, async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${item.id}`);
    const first = await startAction(page, action.deny);
    await first.getByRole('textbox', { name: actions.fields.reason }).fill('Half a sentence');
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    const second = await startAction(page, action.deny);
    expect(await second.getByRole('textbox', { name: actions.fields.reason }).inputValue()).toBe(
      'Half a sentence',
    );
  });

  test('shows another person’s change that made an action fail', {
    tags: 'thorough',
  }, async () => {
    const item = await requestedItem();
    const first = await visitor({ as: 'staff', expected: /^409 / });
    await first.go(`/trysetitems/${item.id}`);
    const dialog = await startAction(first.page, action.cancel);
    const second = await visitor({ as: 'staff' });
    await second.go(`/trysetitems/${item.id}`);
    await carryOut(await startAction(second.page, action.accept));
    await headStatus(second.page, status.tryset_preparing).waitFor();

    await carryOut(dialog);
    const refusal = en.errors.transition.replace('{{status}}', status.tryset_preparing);
    await dialog.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
    await headStatus(first.page, status.tryset_preparing).waitFor();
  });

  test('an unknown item has an error page that leads back', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff', expected: /^404 .*\/v2\/trysets\/items\/9999999/ });
    await go('/trysetitems/9999999');
    await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
    await page.getByText(en.errors.notFound, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: en.common.retry }).count()).toBe(0);
    await page
      .getByRole('link', { name: en.common.backTo.replace('{{room}}', en.rooms.trysetItems) })
      .click();
    await eventually(at).toBe('/trysetitems');
  });

  test('an invalid item id has the same error page', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^400 / });
    await go('/trysetitems/abc');
    await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
    await go('/stocks/0');
    await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
  });
}
