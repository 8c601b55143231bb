import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findItems, ownStock } from '../kit/calls.ts';
import { entries } from '../kit/detail.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { assignments, history } = en;
const demoStaff = '김민지';
const demoAuditor = '이서진';

const is = (name: string) => assignments.is.replace('{{name}}', name);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: assignments.whom, exact: true });
const work = (page: Page) => page.getByRole('list', { name: assignments.work, exact: true });

/** Tests assignments and the list of the person's own work. */
export function assignmentsSuite(): void {
  test('a garment is taken, appears in the work list, and is completed', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a');
    const { page, go, walk } = await visitor({ as: 'staff' });
    await go(`/stocks/${stock.id}`);
    await button(page, assignments.nobody).click();
    await panel(page).getByRole('textbox', { name: assignments.find }).waitFor();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: assignments.take }).click();
    await panel(page).waitFor({ state: 'hidden' });
    expect(await button(page, is(demoStaff)).textContent()).toContain(demoStaff);
    await entries(page)
      .filter({ hasText: history.event.Assigned.replace('{{to}}', demoStaff) })
      .waitFor();

    await walk('/dashboard');
    const row = work(page).getByRole('listitem').filter({ hasText: stock.code });
    await row.waitFor();
    await expectAccessible(page);
    await row.getByRole('link').click();
    await button(page, is(demoStaff)).waitFor();
    await page.goBack();
    await row.getByRole('button').click();
    await row.waitFor({ state: 'hidden' });
    await walk(`/stocks/${stock.id}`);
    await button(page, assignments.nobody).waitFor();
  });

  test('a tryset item is assigned to a colleague, who sees the assigner', async () => {
    const [item] = (await findItems('statuses=tryset_delivered&limit=1', 'brand-a')).data;
    if (item === undefined) throw new Error('a member has an item of brand A');
    const { id } = item;
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems/${id}`);
    await button(page, assignments.nobody).click();
    const field = panel(page).getByRole('textbox', { name: assignments.find });
    await field.fill('nobody of this name');
    await panel(page).getByText(assignments.nobodyFound, { exact: true }).waitFor();
    await field.fill('audit');
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${demoAuditor}`) })
      .click();
    await button(page, is(demoAuditor)).waitFor();

    const other = await visitor({ as: 'auditor' });
    await other.go('/dashboard');
    const row = work(other.page)
      .getByRole('listitem')
      .filter({ hasText: String(id) });
    await row.waitFor();
    expect(await row.textContent()).toContain(
      assignments.given.replace('{{name}}', demoStaff).split('{{')[0],
    );
    // Auditors are read-only, so the row offers them no button.
    expect(await row.getByRole('button').count()).toBe(0);
    await button(page, is(demoAuditor)).click();
    await panel(page).getByRole('button', { name: assignments.done, exact: true }).click();
    await button(page, assignments.nobody).waitFor();
    await eventually(() => row.count()).toBe(0);
  });
}
