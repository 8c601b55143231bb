import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, ownStock } from '../kit/calls.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { notified, shell } = en;
const demoStaff = '김민지';

const bell = (page: Page, amount: number) => {
  const name = amount === 0 ? shell.notifications : shell.notificationsNew.replace('{{amount}}', `${amount}`);
  return page.getByRole('button', { name, exact: true });
};

/** Tests notifications. */
export function notificationsSuite(): void {
  test('the bell shows a mention, leads to it, and is cleared when it was seen', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a');
    const { page, go, at } = await visitor({ as: 'auditor' });
    await go('/stocks');
    await bell(page, 0).click();
    const panel = page.getByRole('dialog', { name: shell.notifications, exact: true });
    await panel.getByText(notified.none, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });

    const { data } = await call<{ data: { id: number }[] }>('staff', 'GET', '/v1/accounts?search=auditor');
    const text = `@{staff:${data[0]?.id}} the hem is loose`;
    await call('staff', 'POST', `/v1/stocks/${stock.id}/comments`, { text });
    // The notification arrives without a reload of the page.
    await bell(page, 1).click();
    const row = panel.getByRole('listitem').first();
    await row.getByText('the hem is loose').waitFor();
    expect(await row.textContent()).toContain(demoStaff);
    await row.getByRole('img', { name: notified.isNew }).waitFor();
    await expectAccessible(page);
    await row.getByRole('link').click();
    await eventually(at).toBe(`/stocks/${stock.id}`);
    await bell(page, 0).waitFor();
    await page.reload();
    await bell(page, 0).click();
    await row.waitFor();
    expect(await row.getByRole('img', { name: notified.isNew }).count()).toBe(0);
  });
}
