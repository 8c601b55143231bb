import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { CollaborationAnswer } from '#read-api/collaborations/contract.ts';
import type { ProposalAnswer } from '#read-api/collaborations/proposal-contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, entries, headStatus, sectionOf, startAction } from '../kit/detail.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { cash, collaboration, history, proposalActions, rooms } = en;
const { fields } = collaboration;

const proposals = async (query: string) =>
  (await call<Found<ProposalAnswer>>('staff', 'GET', `/v1/proposals?${query}`)).data;

/** Tests the rooms of collaborations and proposals. */
export function collaborationsSuite(): void {
  test('a brand proposes to a member, once, and staff note that the member declines', async () => {
    const member = await ownMember({ role: 'influencer' });
    const [open] = (
      await call<Found<CollaborationAnswer>>(
        'brand-a',
        'GET',
        '/v1/brand-collaborations?statuses=RECRUITING&limit=1',
      )
    ).data;
    const brand = await visitor({ as: 'brand-a', expected: /^409 .*\/proposals/ });
    await brand.go(`/collaborations/${open?.id}`);
    const section = sectionOf(brand.page, rooms.proposals);
    const propose = async () => {
      await section.getByRole('button', { name: collaboration.propose, exact: true }).click();
      const dialog = brand.page.getByRole('dialog', { name: collaboration.propose, exact: true });
      await dialog.getByRole('textbox', { name: collaboration.memberNumber }).fill(String(member.id));
      await dialog.getByRole('textbox', { name: fields.assignedPoint }).fill('7000');
      await dialog.getByRole('textbox', { name: fields.lookUploadCash }).fill('30000');
      await expectAccessible(brand.page);
      await carryOut(dialog);
      return dialog;
    };
    await (await propose()).waitFor({ state: 'detached' });
    const [made] = await proposals(`user_id=${member.id}`);
    if (made === undefined) throw new Error('nothing was proposed');
    await section.getByRole('link', { name: `${made.id} · ${member.username}`, exact: true }).waitFor();

    const { page, go } = await visitor({ as: 'staff' });
    await go(`/proposals/${made.id}`);
    await headStatus(page, collaboration.proposal.CREATED).waitFor();
    await atRest(page);
    await expectAccessible(page);
    await carryOut(await startAction(page, proposalActions.cancel));
    await headStatus(page, collaboration.proposal.CANCELED).waitFor();
    await entries(page).getByText(history.event.ProposalCanceled, { exact: true }).waitFor();
    // The member has no live proposal now, so the brand may ask again.
    await (await propose()).waitFor({ state: 'detached' });
    await eventually(async () => (await proposals(`user_id=${member.id}`)).length).toBe(2);
  });

  test('a rewarded proposal leads to the payout of its cash', async () => {
    const delivered = await proposals('statuses=DELIVERED&limit=50');
    const paid = delivered.filter(({ givenCash }) => givenCash > 0);
    expect(paid.length).toBeGreaterThan(0);
    const { page, go, at } = await visitor({ as: 'staff' });
    for (const { id } of paid) {
      await go(`/proposals/${id}`);
      const section = sectionOf(page, cash.entries);
      await section.waitFor();
      const link = section.getByRole('link', { name: new RegExp(`^${cash.fields.payoutId} [0-9]+$`) });
      await atRest(page);
      if ((await link.count()) === 0) continue;
      await expectAccessible(page);
      await link.first().click();
      await eventually(at).toMatch(/^\/payouts\/[0-9]+$/);
      await sectionOf(page, en.payout.fields.lines)
        .getByRole('link', { name: paid.find((each) => each.id === id)?.user.username ?? '', exact: true })
        .waitFor();
      return;
    }
    throw new Error('no payout paid a proposal');
  });
}
