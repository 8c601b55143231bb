import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { businessDay } from '#domain/business-day.ts';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import type { UserTicket, UserTicketDetail } from '#read-api/user-tickets/contract.ts';
import { troubledCards } from '#write-api/payment-provider/simulated-cards.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, headStatus, pick, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { rowIds } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { giveCard, memberPlan, payingMember, requestTryset, ticketOf } from './given-member.ts';

const { list, member, queues, rooms, userTicket } = en;
const { fields, left, membership, sections, used, verbs } = userTicket;

const url = '/v1/subscriptions/user-tickets';
const show = (id: number | undefined) => call<UserTicketDetail>('staff', 'GET', `${url}/${id}`);
const ofMember = async (userId: number) =>
  (await call<Found<UserTicket>>('staff', 'GET', `${url}?user_id=${userId}`)).data;
const today = () => businessDay(new Date());

/** The value of a fact of a section. */
const fact = (section: Locator, name: string) =>
  section
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .textContent();

/** Presses the button of a ticket, and returns its dialog. */
async function start(page: Page, section: string, verb: keyof typeof verbs): Promise<Locator> {
  await sectionOf(page, section).getByRole('button', { name: verbs[verb], exact: true }).click();
  return page.getByRole('dialog', { name: verbs[verb], exact: true });
}

async function carry(dialog: Locator): Promise<void> {
  await carryOut(dialog);
  await dialog.waitFor({ state: 'detached' });
}

/** Tests how staff sign members up, change their tickets, and settle failed renewals. */
export function ticketsSuite(): void {
  test('a member goes from a ticket, paid by points and card, to a requested tryset', async () => {
    const limits = { max_closet_limit: 2, max_items_limit: 6, max_items_per_try: 3, concurrency_amount: 2 };
    const [small, large] = [await memberPlan('Stroll', 39_000, limits), await memberPlan('Hike', 59_000)];
    const userId = await payingMember(5_000);
    const { page, go, at } = await visitor({ as: 'staff', expected: /^422 .*\/user-tickets/ });
    await go(`/curators/${userId}`);
    const standing = sectionOf(page, sections.membership);
    await standing.getByText(membership.idle, { exact: true }).waitFor();
    await standing.getByRole('button', { name: userTicket.signUp, exact: true }).click();
    const form = page.getByRole('dialog', { name: userTicket.signUp, exact: true });
    await pick(form, fields.plan, small.name);
    const points = form.getByRole('textbox', { name: fields.usedPoints, exact: true });
    await points.fill('40000');
    await carryOut(form);
    await form.getByText(filled(userTicket.refused.too_many_points, { amount: '39,000' })).waitFor();
    await points.fill('5000');
    await expectAccessible(page);
    await carry(form);

    await standing.getByText(membership.active, { exact: true }).waitFor();
    expect(await fact(standing, left.closets)).toBe('2');
    await page.getByText(member.rentals.mayRequest, { exact: true }).waitFor();
    await sectionOf(page, sections.tickets)
      .getByRole('link', { name: filled(userTicket.payment, { amount: '₩34,000' }), exact: true })
      .waitFor();
    await requestTryset(userId);
    await eventually(() => fact(standing, left.closets)).toBe('1');
    expect(await fact(standing, left.items)).toBe('5');
    await atRest(page);
    await expectAccessible(page);

    const [ticket] = await ofMember(userId);
    await standing.getByRole('link', { name: String(ticket?.id), exact: true }).click();
    await eventually(at).toBe(`/tickets/${ticket?.id}`);
    await headStatus(page, userTicket.status.paid).waitFor();
    expect(await fact(sectionOf(page, sections.limits), used.closets)).toBe('1 / 2');
    expect(await fact(sectionOf(page, sections.money), fields.usedPoints)).toBe('5,000');
    const actions = sectionOf(page, sections.actions);
    expect(await actions.getByRole('button', { name: verbs.cancel, exact: true }).count()).toBe(0);
    const choice = await start(page, sections.actions, 'next');
    await pick(choice, fields.nextMemberPlanId, large.name);
    await carry(choice);
    const terms = sectionOf(page, sections.ticket);
    await eventually(() => fact(terms, fields.nextMemberPlanId)).toMatch(`${large.name} · `);
    await carry(await start(page, sections.actions, 'stop'));
    await actions.getByRole('button', { name: verbs.renew, exact: true }).waitFor();
    expect((await show(ticket?.id)).rechargingFlag).toBe(false);
    await atRest(page);
    await expectAccessible(page);
  });

  test('an unused ticket is withdrawn: money and points go back', { tags: 'thorough' }, async () => {
    const plan = await memberPlan('Pause', 20_000);
    const userId = await payingMember(3_000);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/curators/${userId}`);
    const standing = sectionOf(page, sections.membership);
    await standing.getByRole('button', { name: userTicket.signUp, exact: true }).click();
    const form = page.getByRole('dialog', { name: userTicket.signUp, exact: true });
    await pick(form, fields.plan, plan.name);
    await form.getByRole('textbox', { name: fields.usedPoints, exact: true }).fill('3000');
    await carry(form);
    await standing.getByText(membership.active, { exact: true }).waitFor();
    const [ticket] = await ofMember(userId);
    await go(`/tickets/${ticket?.id}`);
    const dialog = await start(page, sections.actions, 'cancel');
    await dialog.getByText(/₩17,000/).waitFor();
    await expectAccessible(page);
    await carry(dialog);
    await headStatus(page, userTicket.status.canceled).waitFor();
    await eventually(() => fact(sectionOf(page, sections.money), fields.refunded)).toBe('₩17,000');
    await go(`/curators/${userId}`);
    await standing.getByText(membership.idle, { exact: true }).waitFor();
    await page.getByRole('link', { name: member.tabs.money, exact: true }).click();
    await sectionOf(page, en.points.title).getByText('3,000', { exact: true }).first().waitFor();
  });

  test('an unpaid ticket is charged again by staff, and ends without money when it is withdrawn', {
    tags: 'thorough',
  }, async () => {
    const plan = await memberPlan('Climb', 30_000);
    const userId = await payingMember(1, troubledCards.limit);
    const id = await ticketOf(userId, plan.id, today());
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/tickets/${id}`);
    await headStatus(page, userTicket.status.pending).waitFor();
    const money = sectionOf(page, sections.money);
    await eventually(() => fact(money, fields.declined)).toBe(userTicket.declined.limit);
    await carry(await start(page, sections.actions, 'pay'));
    const { paymentId } = (await show(id)).invoice;
    const payment = () => call<PaymentDetail>('staff', 'GET', `/v1/payments/${paymentId}`);
    await eventually(async () => (await payment()).attempts.map(({ declined }) => declined)).toEqual([
      'limit',
      'limit',
    ]);
    await headStatus(page, userTicket.status.pending).waitFor();
    const dialog = await start(page, sections.actions, 'cancel');
    await carry(dialog);
    await headStatus(page, userTicket.status.canceled).waitFor();
    expect((await show(id)).invoice.refunded).toBe(0);
  });

  test('staff find a failed renewal at home, and charging a new card settles it', {
    tags: 'thorough',
  }, async () => {
    const { page, go, at } = await visitor({ as: 'staff', expected: /^409 .*\/actions\/pay/ });
    await go('/dashboard');
    await page
      .getByRole('link', { name: new RegExp(`^${queues.ticketsSuspended}: [0-9]+`) })
      .last()
      .click();
    await eventually(at).toMatch(/^\/tickets\?is_unpaid=true/);
    const unpaid = (await call<Found<UserTicket>>('staff', 'GET', `${url}?is_unpaid=true`)).data;
    await eventually(() => rowIds(page)).toEqual(unpaid.map(({ id }) => id));
    const [ticket] = unpaid;
    if (ticket === undefined) throw new Error('the demo has no unpaid renewal');
    await page
      .getByRole('grid')
      .getByRole('link', { name: String(ticket.id), exact: true })
      .click();
    await headStatus(page, userTicket.suspended).waitFor();
    const terms = sectionOf(page, sections.ticket);
    expect(await fact(terms, fields.failures)).toBe('1');
    await expectAccessible(page);
    const refusal = { errorCode: 'payment.charge_under_way', message: 'cannot try: charge_under_way' };
    await intercept(page, '**/actions/pay', (route) => route.fulfill({ status: 409, json: refusal }));
    const refused = await start(page, sections.actions, 'pay');
    await carryOut(refused);
    await refused.getByText(en.payment.refused.charge_under_way, { exact: true }).waitFor();
    await letThrough(page);
    await page.keyboard.press('Escape');
    // The card comes before the first try: after a decline of today, the system may charge it before staff do.
    await giveCard(ticket.user.id);
    await carry(await start(page, sections.actions, 'pay'));
    await headStatus(page, userTicket.status.paid).waitFor();
    await go(`/curators/${ticket.user.id}`);
    await sectionOf(page, sections.membership).getByText(membership.active, { exact: true }).waitFor();
    await go('/tickets?is_unpaid=true');
    await page.getByText(list.noMatchTitle, { exact: true }).waitFor();
  });

  test('an auditor only looks, and on a phone each ticket is a card', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'auditor', width: 390, height: 844 });
    const [live] = (await call<Found<UserTicket>>('staff', 'GET', `${url}?is_live=true`)).data;
    await go('/tickets?is_live=true');
    const cards = page.getByRole('list', { name: rooms.tickets }).getByRole('listitem');
    await cards.first().waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    for (const path of [`/tickets/${live?.id}`, `/curators/${live?.user.id}`]) {
      await go(path);
      await sectionOf(page, path.startsWith('/tickets') ? sections.limits : sections.membership).waitFor();
      await atRest(page);
      for (const name of Object.values(verbs)) {
        expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
      }
      expect(await layoutFaults(page)).toEqual([]);
    }
  });
}
