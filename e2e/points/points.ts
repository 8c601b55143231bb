import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, findItems, stocksPath } from '../kit/calls.ts';
import { chooseOption, sectionOf } from '../kit/detail.ts';
import { filled, told } from '../kit/filled.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { points, forms, history } = en;

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
    const [lent] = (await findItems('statuses=return_delivered&limit=1')).data;
    const product_size_id = lent?.productSize.id;
    const garment = await call<{ id: number }>('staff', 'POST', stocksPath, {
      product_size_id,
      code: `POINTS-${id}`,
    });
    await actOnStock(garment.id, 'enter');
    const person = { name: 'Mina', phone: '010-1234-5678' };
    await call('staff', 'POST', '/v2/trysets', {
      ...person,
      destination: { ...person, address: 'Seoul' },
      user_id: id,
      product_size_ids: [product_size_id],
      requested_points: 120,
    });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=money`);
    const section = sectionOf(page, points.title);
    await section.getByText(filled(points.held, { amount: 120 }), { exact: true }).waitFor();
    expect(await section.getByTestId('points').textContent()).toBe('500');
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
