import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { CollaborationAnswer } from '#read-api/collaborations/contract.ts';
import type { ProposalDetail } from '#read-api/collaborations/proposal-contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found, findItems, itemsPath, stocksPath } from '../kit/calls.ts';
import { carryOut, entries, headStatus, sectionOf } from '../kit/detail.ts';
import { ownMember } from '../kit/own-member.ts';
import { visitor } from '../kit/visitor.ts';

const { cash, collaboration, history, lookActions, look: lookTexts, rooms } = en;
const { fields } = collaboration;

let garments = 0;

/** Puts a garment of brand A's in stock, and returns its size. */
async function sizeInStock(): Promise<number> {
  const [lent] = (await findItems('limit=1&statuses=return_delivered', 'brand-a')).data;
  if (lent === undefined) throw new Error('nothing of brand-a has come back');
  garments += 1;
  const code = `E2E-PROPOSAL-${process.pid}-${garments}`;
  const body = { product_size_id: lent.productSize.id, code, quality: 'new' };
  const { id } = await call<CommandAnswer>('staff', 'POST', stocksPath, body);
  await call('staff', 'POST', `${stocksPath}/${id}/actions/enter`, {});
  return lent.productSize.id;
}

const onItem = ({ id }: TrysetItem, action: string, body: object = {}) =>
  call('staff', 'POST', `${itemsPath}/${id}/actions/${action}`, body);

/** Tests a proposal from the brand's question to the reward of the look. */
export function proposalWalk(): void {
  test('a proposal is confirmed, sent, delivered, posted and rewarded, while its page shows each step', {
    timeout: 300_000,
  }, async () => {
    const member = await ownMember({ role: 'influencer' });
    const [open] = (
      await call<Found<CollaborationAnswer>>(
        'brand-a',
        'GET',
        '/v1/brand-collaborations?statuses=RECRUITING&limit=1',
      )
    ).data;
    const brand = await visitor({ as: 'brand-a' });
    await brand.go(`/collaborations/${open?.id}`);
    const section = sectionOf(brand.page, rooms.proposals);
    await section.getByRole('button', { name: collaboration.propose, exact: true }).click();
    const dialog = brand.page.getByRole('dialog', { name: collaboration.propose, exact: true });
    await dialog.getByRole('textbox', { name: collaboration.memberNumber }).fill(String(member.id));
    await dialog.getByRole('textbox', { name: fields.assignedPoint }).fill('7000');
    await dialog.getByRole('textbox', { name: fields.lookUploadCash }).fill('30000');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await section.getByRole('link', { name: new RegExp(`· ${member.username}$`) }).click();
    await headStatus(brand.page, collaboration.proposal.CREATED).waitFor();

    const [{ id = 0 } = {}] = (
      await call<Found<ProposalDetail>>('staff', 'GET', `/v1/proposals?user_id=${member.id}`)
    ).data;
    const read = () => call<ProposalDetail>('staff', 'GET', `/v1/proposals/${id}`);
    const person = { name: 'Mina Kim', phone: '010-0000-3000' };
    await call('staff', 'POST', `/v1/proposals/${id}/actions/confirm`, {
      ...person,
      destination: { ...person, address: 'Mapo-gu, Seoul' },
      product_size_ids: [await sizeInStock()],
    });
    await headStatus(brand.page, collaboration.proposal.CONFIRMED).waitFor();
    const { trysetId } = await read();
    const [item] = (await findItems(`tryset_ids=${trysetId}`)).data;
    if (item === undefined) throw new Error('the proposal has no garment');
    await onItem(item, 'accept');
    await onItem(item, 'outbound', { courier: 'HANJIN', tracking_number: `7000${id}` });
    await headStatus(brand.page, collaboration.proposal.SENT).waitFor();
    await onItem(item, 'force_delivered', { reason: 'It is there' });
    await headStatus(brand.page, collaboration.proposal.DELIVERED).waitFor();

    const { id: lookId } = await call<CommandAnswer>('staff', 'POST', '/v1/looks', {
      user_id: member.id,
      sns_type: 'Blog',
      proposal_id: id,
      tryset_item_ids: [item.id],
    });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/looks/${lookId}`);
    const items = sectionOf(page, lookTexts.sections.items);
    await items.getByRole('button', { name: new RegExp(`^${lookActions.approve_item}:`) }).click();
    await carryOut(page.getByRole('dialog', { name: lookActions.approve_item, exact: true }));
    await items.getByText(lookTexts.certification.Approved, { exact: true }).first().waitFor();
    await entries(brand.page).getByText(history.event.ProposalRewarded, { exact: true }).waitFor();
    expect(await read()).toMatchObject({ givenPoints: 7_000, givenCash: 30_000 });
    await atRest(brand.page);
    await expectAccessible(brand.page);
    await go(`/proposals/${id}`);
    await sectionOf(page, cash.entries)
      .getByText(`${cash.step.due} ${formatAmount(30_000, 'KRW')}`, { exact: true })
      .waitFor();
  });
}
