import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, findItems, itemsPath, stocksPath } from '../kit/calls.ts';
import { chooseOption, sectionOf } from '../kit/detail.ts';
import { filled, told } from '../kit/filled.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { points, forms, history } = en;

/** Requests a tryset of one own garment for a member, paid with points. Returns the id of its item. */
async function paidTryset(userId: number, requested_points: number): Promise<number> {
  const [lent] = (await findItems('statuses=return_delivered&limit=1')).data;
  const product_size_id = lent?.productSize.id;
  const garment = await call<{ id: number }>('staff', 'POST', stocksPath, {
    product_size_id,
    code: `POINTS-${userId}`,
  });
  await actOnStock(garment.id, 'enter');
  const person = { name: 'Mina', phone: '010-1234-5678' };
  const { items } = await call<{ items: { id: number }[] }>('staff', 'POST', '/v2/trysets', {
    ...person,
    destination: { ...person, address: 'Seoul' },
    user_id: userId,
    product_size_ids: [product_size_id],
    requested_points,
  });
  return items[0]?.id ?? 0;
}

/** Tests members' points and their movements. */
export function pointsSuite(): void {
  test('are given and taken, below zero only by a penalty, and shown in the history', async () => {
    const { id, username } = await ownMember();
    const { page, go } = await visitor({ as: 'staff', expected: /^422 / });
    await go(`/curators/${id}?tab=money`);
    const section = sectionOf(page, points.title);
    const shown = () => section.getByTestId('points').textContent();
    const rows = section.getByRole('list', { name: points.moves }).getByRole('listitem');
    await section.getByText(points.none, { exact: true }).waitFor();
    expect(await shown()).toBe('0');

    async function fill(
      kind: 'give' | 'take',
      amount: string,
      reason: keyof typeof points.reason,
      message: string,
    ) {
      await section.getByRole('button', { name: points[kind], exact: true }).click();
      const dialog = page.getByRole('dialog', { name: points[kind], exact: true });
      await dialog.getByRole('textbox', { name: points.fields.delta }).fill(amount);
      await dialog.getByRole('combobox', { name: points.fields.type }).click();
      await chooseOption(page, points.reason[reason]);
      await dialog.getByRole('textbox', { name: points.fields.message }).fill(message);
      await dialog.getByRole('button', { name: points[kind], exact: true }).click();
      return dialog;
    }

    const giving = await fill('give', '1500', 'curator_incentive', 'Ten posts in a month');
    await giving.waitFor({ state: 'hidden' });
    await eventually(shown).toBe('1,500');
    await eventually(() => rows.count()).toBe(1);
    await page
      .getByText(
        told(history.event.PointsGiven, {
          amount: '1,500',
          pointReason: points.reason.curator_incentive,
          message: 'Ten posts in a month',
        }),
      )
      .waitFor();
    await expectAccessible(page);

    const taking = await fill('take', '1501', 'force_subscription', 'A plan for a month');
    await taking.getByText(forms.refused.point_account_not_enough, { exact: true }).waitFor();
    const amount = taking.getByRole('textbox', { name: points.fields.delta });
    await eventually(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await amount.fill('1500');
    await page.keyboard.press('Enter');
    await taking.waitFor({ state: 'hidden' });
    await eventually(shown).toBe('0');

    const penalty = await fill('take', '200', 'look_penalty', 'The post was removed');
    await penalty.waitFor({ state: 'hidden' });
    await eventually(shown).toBe('-200');
    await section.getByText(points.belowZero, { exact: true }).waitFor();
    await section.getByRole('button', { name: points.ways.plus, exact: true }).click();
    await eventually(() => rows.count()).toBe(1);
    await go(`/users?q=${username}`);
    await page.getByRole('gridcell', { name: '-200', exact: true }).waitFor();
  });

  test('that will pay a tryset are held, and the page says so', async () => {
    const { id } = await ownMember();
    const said = { delta: 500, type: 'sign_up_reward', message: 'Welcome' };
    await call('staff', 'POST', `/v1/users/${id}/points`, said);
    await paidTryset(id, 120);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=money`);
    const section = sectionOf(page, points.title);
    await section.getByText(filled(points.held, { amount: 120 }), { exact: true }).waitFor();
    expect(await section.getByTestId('points').textContent()).toBe('500');
  });

  test('spent on an item are refunded after a preview, and no more than were spent', async () => {
    const { id } = await ownMember();
    await call('staff', 'POST', `/v1/users/${id}/points`, {
      delta: 500,
      type: 'sign_up_reward',
      message: 'Welcome',
    });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=money`);
    const section = sectionOf(page, points.title);
    const open = section.getByRole('button', { name: points.refund.open, exact: true });
    const shown = () => section.getByTestId('points').textContent();
    await eventually(shown).toBe('500');
    expect(await open.count()).toBe(0);

    const itemId = await paidTryset(id, 120);
    const act = (action: string, body: object) =>
      call('staff', 'POST', `${itemsPath}/${itemId}/actions/${action}`, body);
    await act('accept', {});
    await act('outbound', { courier: 'HANJIN', tracking_number: `77${itemId}` });
    await act('force_delivered', { reason: 'The member has it' });
    await eventually(shown).toBe('380');
    await open.click();
    const dialog = page.getByRole('dialog', { name: points.refund.open, exact: true });
    const amount = dialog.getByRole('textbox', { name: points.fields.delta });
    await amount.fill('121');
    await dialog.getByRole('textbox', { name: points.fields.message }).fill('The hem was torn');
    await dialog.getByRole('button', { name: points.refund.open, exact: true }).click();
    await dialog.getByText(filled(en.fieldProblems.tooLarge, { most: 120 }), { exact: true }).waitFor();
    await amount.fill('100');
    const preview = filled(points.refund.preview, { before: 380, after: 480, left: 20 });
    await dialog.getByText(preview, { exact: true }).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: points.refund.open, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(shown).toBe('480');
    await section.getByText('The hem was torn').waitFor();
  });

  test('are listed in pages, newest first, and appear when a colleague gives them', async () => {
    const { id } = await ownMember();
    const give = (delta: number) =>
      call('staff', 'POST', `/v1/users/${id}/points`, {
        delta,
        type: 'sign_up_reward',
        message: `no. ${delta}`,
      });
    for (let delta = 1; delta <= 11; delta++) await give(delta);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=money`);
    const section = sectionOf(page, points.title);
    const rows = section.getByRole('list', { name: points.moves }).getByRole('listitem');
    await eventually(() => rows.count()).toBe(10);
    await rows.first().getByText('no. 11').waitFor();
    await section.getByRole('button', { name: points.more, exact: true }).click();
    await eventually(() => rows.count()).toBe(11);
    await give(12);
    await rows.first().getByText('no. 12').waitFor();
    await eventually(() => section.getByTestId('points').textContent()).toBe('78');
  });
}
