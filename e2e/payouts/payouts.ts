import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { PayoutRow } from '#dashboard/payouts/payout-columns.tsx';
import type { PayoutLine } from '#dashboard/payouts/use-lines.ts';
import { monthOptions } from '#dashboard/settlements/month-options.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { actionPanel, carryOut, entries, headStatus, pick, sectionOf, startAction } from '../kit/detail.ts';
import { savedBy } from '../kit/download.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { actions, history, payout, payoutActions, payoutDone, queues, rooms } = en;

const find = async (query: string) =>
  (await call<Found<PayoutRow>>('staff', 'GET', `/v1/payouts?${query}`)).data;
const linesOf = async (id: number, status = 'pending') =>
  (await call<Found<PayoutLine>>('staff', 'GET', `/v1/payouts/${id}/lines?statuses=${status}&order=id`)).data;
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const lines = (page: Page) => sectionOf(page, payout.fields.lines).first();
const marked = (amount: number) => `${amount} ${amount === 1 ? 'line is' : 'lines are'} paid.`;
const sum = (page: Page, name: string) => page.getByTestId(`sum-${name}`).textContent();
const fileOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Exports a file of the payout's page as programs read it. */
async function savedFile(page: Page, name: string) {
  await fileOf(page, name).getByRole('button', { name: en.list.exportCsv, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: en.list.exportCsv, exact: true });
  await dialog.getByRole('radio', { name: en.list.export.readers.program, exact: true }).check();
  const csv = await savedBy(page, () =>
    dialog.getByRole('button', { name: en.list.export.begin, exact: true }).click(),
  );
  await dialog.getByRole('button', { name: en.common.close, exact: true }).click();
  return csv.rows;
}

/** Marks chosen lines in the dialog of an action. */
async function mark(page: Page, name: string) {
  await lines(page).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Tests the payouts of members' cash. */
export function payoutsSuite(): void {
  test('an owner pays a payout, one transfer fails, and the next payout repeats it', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const [open] = await find('statuses=approved&region_id=KOREA');
    const pending = await linesOf(open?.id ?? 0);
    const [failing, ...others] = pending;
    const [early] = others;
    if (open === undefined || failing === undefined || early === undefined || others.length < 2)
      throw new Error('the demo has too few pending lines');
    await go('/dashboard');
    await page
      .getByRole('link', { name: new RegExp(`^${queues.payoutsToPay}: [0-9]+`) })
      .last()
      .click();
    await eventually(at).toMatch(/^\/payouts\?statuses=approved/);
    await expectAccessible(page);
    await page
      .getByRole('grid')
      .getByRole('link', { name: String(open.id), exact: true })
      .click();
    await headStatus(page, payout.status.approved).waitFor();
    await atRest(page);
    await expectAccessible(page);

    const transfers = await savedFile(page, payout.files.bank);
    expect(transfers.map(({ user_id }) => Number(user_id))).toEqual(pending.map(({ user }) => user.id));
    expect(transfers.map(({ paid_out }) => Number(paid_out))).toEqual(pending.map((line) => line.paidOut));
    expect(transfers.every(({ account_number }) => account_number?.startsWith('000-1'))).toBe(true);

    for (const { user } of others) {
      await lines(page)
        .getByRole('checkbox', { name: user.username ?? '', exact: true })
        .check();
    }
    const paidOut = others.reduce((total, line) => total + line.paidOut, 0);
    const paying = await mark(page, payoutActions.pay);
    await paying.getByText(formatAmount(paidOut, 'KRW')).first().waitFor();
    await expectAccessible(page);
    await paying.getByRole('textbox', { name: actions.fields.reference }).fill('KB 20261130-0007');
    // Meanwhile somebody marks a line with another reference. The others are paid all the same.
    const elsewhere = [{ user_id: early.user.id, reference: 'KB 20261130-0009' }];
    await call('staff', 'POST', `/v1/payouts/${open.id}/actions/pay`, { lines: elsewhere });
    await carryOut(paying);
    await notice(page, `${marked(others.length - 1).slice(0, -1)}, 1 was refused.`);
    await lines(page).getByText(`${early.user.username}: ${payout.refused.line_settled}`).waitFor();
    await atRest(page);
    await expectAccessible(page);
    await lines(page)
      .getByRole('checkbox', { name: failing.user.username ?? '', exact: true })
      .check();
    const refusing = await mark(page, payoutActions.fail);
    await pick(refusing, actions.fields.outcome, payout.cause.account_closed);
    await carryOut(refusing);
    await notice(page, '1 line is marked as failed. The amount stays due.');
    await headStatus(page, payout.status.closed).waitFor();
    await entries(page).getByText(history.event.PayoutLineFailed, { exact: true }).first().waitFor();
    await eventually(() => sum(page, 'pendingCount')).toBe('0');
    expect((await savedFile(page, payout.files.tax)).length).toBe((await linesOf(open.id, 'paid')).length);

    // The member corrects the account. Another month repeats the transfer.
    await call('staff', 'PUT', `/v1/users/${failing.user.id}/bank_account`, {
      bank_name: 'Woori',
      account_number: '000-2000-000002',
      account_holder_name: 'Mina Kim',
    });
    await go('/payouts');
    await page.getByRole('button', { name: payout.draft, exact: true }).click();
    const drafting = page.getByRole('dialog', { name: payout.draft, exact: true });
    await pick(drafting, payout.fields.regionId, payout.fields.KOREA);
    await pick(drafting, payout.fields.month, monthOptions(new Date())[6]?.text ?? '');
    await carryOut(drafting);
    await headStatus(page, payout.status.drafted).waitFor();
    await eventually(at).toMatch(/^\/payouts\/[0-9]+$/);
    await lines(page)
      .getByText(failing.user.username ?? '', { exact: true })
      .waitFor();
    const approving = await startAction(page, payoutActions.approve);
    await carryOut(approving);
    await notice(page, payoutDone.approve);
    await headStatus(page, payout.status.approved).waitFor();
    const { id: nextId = 0 } = (await find('statuses=approved&region_id=KOREA'))[0] ?? {};
    const due = await linesOf(nextId);
    await lines(page).getByRole('checkbox', { name: payout.chooseAll, exact: true }).check();
    const payingNext = await mark(page, payoutActions.pay);
    await payingNext.getByRole('textbox', { name: actions.fields.reference }).fill('KB 20261130-0008');
    await carryOut(payingNext);
    await notice(page, marked(due.length));
    await headStatus(page, payout.status.closed).waitFor();
  });

  test('an auditor looks only, and a phone shows cards', async () => {
    const { page, go } = await visitor({ as: 'auditor', width: 390, height: 844 });
    const [draft] = await find('statuses=drafted');
    if (draft === undefined) throw new Error('the demo has no draft');
    await go('/payouts?statuses=drafted');
    const card = page.getByRole('list', { name: rooms.payouts }).getByRole('listitem').first();
    await card.getByText(payout.status.drafted, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: payout.draft, exact: true }).count()).toBe(0);
    await go(`/payouts/${draft.id}`);
    await actionPanel(page).getByText(actions.noneAtAll, { exact: true }).waitFor();
    expect(await sectionOf(page, payout.files.title).count()).toBe(0);
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });
}
