import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { businessDay, daysLater } from '#domain/business-day.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { ClosedDay } from '#read-api/closed-days/contract.ts';
import type { Calendar } from '#write-api/closed-days/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found, itemsPath, readItem } from '../kit/calls.ts';
import { carryOut, headStatus, startAction } from '../kit/detail.ts';
import { preparingItems } from '../kit/given-items.ts';
import { typeDay } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { closedDay, itemActions, actions, trysetItem } = en;

/** The open days of Korea from a day on, as the server's calendar tells them. */
async function openDaysFrom(day: string, amount: number): Promise<string[]> {
  const calendar = await call<Calendar>('staff', 'GET', '/v1/closed-days/calendar?region_id=KOREA');
  const closed = new Set(calendar.days);
  const open: string[] = [];
  for (let each = day; open.length < amount; each = daysLater(each, 1)) {
    if (!closed.has(each)) open.push(each);
  }
  return open;
}

/** The cell of a day in an open calendar, which shows one month at a time. */
async function cellOn(calendar: Locator, day: string): Promise<Locator> {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = calendar.getByText(month.format(new Date(day)), { exact: true });
  if ((await title.count()) === 0) await calendar.getByRole('button', { name: 'Next month' }).click();
  await title.waitFor();
  return calendar.getByRole('gridcell', { name: String(Number(day.slice(-2))), exact: true });
}

/** Creates an item whose return a member asked for. */
async function returnRequested(): Promise<number> {
  const [id = 0] = await preparingItems('brand-a', 1);
  const act = (action: string, body: object) =>
    call<CommandAnswer>('staff', 'POST', `${itemsPath}/${id}/actions/${action}`, body);
  await act('outbound', { courier: 'HANJIN', tracking_number: '40120077' });
  await act('force_delivered', { reason: 'the member has it' });
  await act('request_return', {});
  return id;
}

/** Tests that pickups skip the days that staff close. */
export function pickupDaysSuite(): void {
  test('a day that staff close cannot be chosen for a pickup, until it is open again', async () => {
    const today = businessDay(new Date());
    const [closing = '', next = ''] = await openDaysFrom(daysLater(today, 2), 2);
    const id = await returnRequested();
    const { page, go, walk } = await visitor({ as: 'staff', height: 1600 });
    await go('/closed-days');
    await page.getByRole('button', { name: closedDay.add, exact: true }).click();
    const adding = page.getByRole('dialog', { name: closedDay.add, exact: true });
    await typeDay(adding.getByRole('group', { name: closedDay.fields.day, exact: true }), closing);
    await adding.getByRole('textbox', { name: closedDay.fields.name }).fill('Stocktaking');
    await carryOut(adding);
    await adding.waitFor({ state: 'hidden' });
    const closed = await call<Found<ClosedDay>>('staff', 'GET', '/v1/closed-days?q=Stocktaking');
    expect(closed.data.map(({ day }) => day)).toEqual([closing]);

    await walk(`/trysetitems/${id}`);
    await headStatus(page, trysetItem.status.return_requested).waitFor();
    const accepting = await startAction(page, itemActions.accept_return);
    await accepting.getByRole('button', { name: /^Choose date/ }).click();
    const calendar = page.getByRole('dialog', { name: actions.fields.pickupDate });
    // The browser's zone is New York. Today is Korea's day all the same.
    const current = calendar.locator('[aria-current=date]');
    await eventually(() => current.textContent()).toBe(String(Number(today.slice(-2))));
    await eventually(async () => (await cellOn(calendar, closing)).isDisabled()).toBe(true);
    await expectAccessible(page);
    await (await cellOn(calendar, next)).click();
    await carryOut(accepting);
    await headStatus(page, trysetItem.status.return_preparing).waitFor();
    expect((await readItem(id)).confirmedPickupDate).toBe(next);

    await call('staff', 'POST', '/v1/closed-days/remove', { ids: closed.data.map((each) => each.id) });
    expect((await openDaysFrom(closing, 1))[0]).toBe(closing);
  });
}
