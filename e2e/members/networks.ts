import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { User } from '#read-api/members/contract.ts';
import type { PostingMetrics } from '#read-api/tryset-items/posting-contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { entries, sectionOf } from '../kit/detail.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { member } = en;
const { sns, posting } = member;

/** Tests members' accounts on networks, and their posting figures. */
export function networks(): void {
  test('an account is connected by its URL, certified by staff, and disconnected', async () => {
    const { id } = await ownMember({ role: 'curator' });
    const { page, go } = await visitor({ as: 'staff', expected: /^400 .*\/instagram$/ });
    await go(`/curators/${id}?tab=networks`);
    const section = sectionOf(page, sns.network.Instagram);
    await section.getByText(sns.none, { exact: true }).waitFor();
    const act = async (name: string, fill?: string) => {
      await section.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name, exact: true });
      if (fill !== undefined) await dialog.getByRole('textbox', { name: sns.username }).fill(fill);
      await dialog.getByRole('button', { name, exact: true }).click();
      return dialog;
    };
    const dialog = await act(sns.connect, 'two words');
    await dialog.getByText('is no name or page of an account on Instagram').waitFor();
    await dialog.getByRole('textbox', { name: sns.username }).fill('https://www.instagram.com/Hers_Alone/');
    await dialog.getByRole('button', { name: sns.connect, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const link = section.getByRole('link', { name: '@hers_alone', exact: true });
    expect(await link.getAttribute('href')).toBe('https://www.instagram.com/hers_alone');
    await section.getByText(sns.certification.PENDING, { exact: true }).waitFor();
    await section.getByText(sns.waiting, { exact: true }).waitFor();
    await (await act(sns.certify)).waitFor({ state: 'detached' });
    await section.getByText(sns.certification.CERTIFIED_BY_STAFF, { exact: true }).waitFor();
    await (await act(sns.disconnect)).waitFor({ state: 'detached' });
    await section.getByText(sns.none, { exact: true }).waitFor();
    await entries(page).getByText('Network account was disconnected: Instagram.', { exact: true }).waitFor();
  });

  test('shows a network’s figures with followers and their growth', async () => {
    const { data } = await call<Found<User>>('staff', 'GET', '/v1/users?limit=100');
    const { id = 0, youtube } = data.find((each) => each.youtube !== null) ?? {};
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${id}?tab=networks`);
    const section = sectionOf(page, sns.network.Youtube);
    await section.getByText((youtube?.subscribedBy ?? 0).toLocaleString('en-US'), { exact: true }).waitFor();
    await section.getByText(sns.figures.engagementRate, { exact: true }).waitFor();
    await section.getByRole('list', { name: sns.groups.nationality }).getByRole('listitem').first().waitFor();
    await section.getByRole('button', { name: sns.course, exact: true }).click();
    const rows = section.getByRole('region', { name: sns.course }).getByRole('row');
    await eventually(() => rows.count()).toBeGreaterThan(5);
    await expectAccessible(page);
  });

  test('each posting figure of a month links to as many items', async () => {
    const { data } = await call<Found<{ userId: number; posted: number }>>(
      ...(['staff', 'GET', '/v1/users/post_rate?limit=500'] as const),
    );
    const id = data.find(({ posted }) => posted > 0)?.userId ?? 0;
    const { months } = await call<PostingMetrics>('staff', 'GET', `/v1/users/${id}/metrics/posting`);
    const [month] = months.filter((each) => each.posted > 0);
    if (month === undefined) throw new Error('nobody in the demo has posted');
    const { page, go } = await visitor({ as: 'staff' });
    for (const name of ['delivered', 'posted'] as const) {
      await go(`/curators/${id}`);
      const figure = `${month.month}, ${posting[name]}: ${month[name]}`;
      await sectionOf(page, posting.title).getByRole('link', { name: figure, exact: true }).click();
      await eventually(() => statedTotal(page)).toBe(totalText(month[name]));
    }
  });
}
