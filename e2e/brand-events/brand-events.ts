import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import { monthOptions } from '#dashboard/settlements/month-options.ts';
import { daysLater } from '#domain/business-day.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandEventDetail } from '#read-api/brand-events/contract.ts';
import type { ReservationAnswer } from '#read-api/brand-events/reservation-contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { carryOut, entries, headStatus, pick, sectionOf, startAction } from '../kit/detail.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { certify, payOpenPayout } from './rewards.ts';
import { plan, reservationsOf, seat, take, today } from './seats.ts';

const { brandEvent, brandEventActions, cash, history, payout, points, reservationActions, rooms } = en;
const { fields } = brandEvent;

const onReservation = (id: number, action: string, body: object = {}) =>
  call<CommandAnswer>('staff', 'POST', `/v1/reservations/${id}/actions/${action}`, body);
const mayNote = async (id: number) =>
  (await call<ReservationAnswer>('staff', 'GET', `/v1/reservations/${id}`)).actions.some(
    ({ name, allowed }) => name === 'note_attendance' && allowed,
  );

/** Tests brands' events from the plan to the reward, and their seats. */
export function brandEventsSuite(): void {
  test('a brand plans an event, a guest comes and posts, and the reward reaches the payout', {
    timeout: 300_000,
  }, async () => {
    const guest = await ownMember({ role: 'influencer' });
    const brand = await visitor({ as: 'brand-a' });
    const id = await plan(brand, 'E2ePopup', 3);
    await headStatus(brand.page, brandEvent.state.pending).waitFor();

    const staff = await visitor({ as: 'staff' });
    const { page, go } = staff;
    await go(`/additional_services/events/${id}`);
    await take(page, brandEvent.state.recruiting, brandEventActions.approve);
    const inviting = await seat(page, 'invite', guest.id);
    await inviting.getByLabel(brandEvent.visitStart).fill(`${daysLater(today(), 3)}T13:00`);
    await inviting.getByLabel(brandEvent.visitEnd).fill(`${daysLater(today(), 3)}T14:00`);
    await inviting.getByRole('textbox', { name: fields.lookUploadCash }).fill('40000');
    await carryOut(inviting);
    await inviting.waitFor({ state: 'detached' });
    const [invited] = await reservationsOf(`brand_event_id=${id}`);
    if (invited === undefined) throw new Error('nobody was invited');
    // The brand's open page shows the guest without a reload.
    await sectionOf(brand.page, rooms.reservations)
      .getByRole('link', { name: `${invited.id} · ${guest.username}`, exact: true })
      .click();
    await headStatus(brand.page, brandEvent.reservationState.created).waitFor();

    await go(`/additional_services/reservations/${invited.id}`);
    await take(page, brandEvent.reservationState.curator_accepted, reservationActions.accept);
    // The guest comes early: staff move the visit to today, and the member agrees.
    const start = new Date(Date.now() + 20_000).toISOString();
    const end = new Date(Date.parse(start) + 3_600_000).toISOString();
    await onReservation(invited.id, 'reschedule', { start, end, reason: 'The guest is here' });
    await headStatus(page, brandEvent.reservationState.rescheduled).waitFor();
    await take(page, brandEvent.reservationState.curator_accepted, reservationActions.accept);
    await eventually(() => mayNote(invited.id)).toBe(true);
    await brand.go(`/additional_services/reservations/${invited.id}`);
    const noting = await startAction(brand.page, reservationActions.note_attendance);
    await noting.getByRole('checkbox').check();
    await carryOut(noting);
    await entries(brand.page).getByText(history.event.ReservationAttended, { exact: true }).waitFor();
    await expectAccessible(brand.page);

    const post = { user_id: guest.id, sns_type: 'Blog', reservation_id: invited.id };
    const look = await call<CommandAnswer>('staff', 'POST', '/v1/looks', post);
    await certify(staff, look.id);
    await go(`/additional_services/reservations/${invited.id}`);
    await sectionOf(page, cash.entries)
      .getByText(`${cash.step.due} ${formatAmount(40_000, 'KRW')}`, { exact: true })
      .waitFor();
    await go(`/curators/${guest.id}?tab=money`);
    await eventually(() => sectionOf(page, points.title).getByTestId('points').textContent()).toBe('5,000');
    await sectionOf(page, cash.title).getByText(formatAmount(40_000, 'KRW'), { exact: true }).waitFor();
    await call('staff', 'PUT', `/v1/users/${guest.id}/bank_account`, {
      bank_name: 'Woori',
      account_number: '000-3000-000003',
      account_holder_name: 'Mina Kim',
    });
    const { totalGivenPoints, totalGivenCash } = await call<BrandEventDetail>(
      'staff',
      'GET',
      `/v1/brand-events/${id}`,
    );
    expect([totalGivenPoints, totalGivenCash]).toEqual([5_000, 40_000]);

    await payOpenPayout();
    await go('/payouts');
    await page.getByRole('button', { name: payout.draft, exact: true }).click();
    const drafting = page.getByRole('dialog', { name: payout.draft, exact: true });
    await pick(drafting, payout.fields.regionId, payout.fields.KOREA);
    await pick(drafting, payout.fields.month, monthOptions(new Date())[8]?.text ?? '');
    await carryOut(drafting);
    await headStatus(page, payout.status.drafted).waitFor();
    await sectionOf(page, payout.fields.lines)
      .first()
      .getByText(guest.username ?? '', { exact: true })
      .waitFor();
  });

  test('an event with two seats is full for the third member until one cancels', async () => {
    const guests = [await ownMember(), await ownMember(), await ownMember()];
    const [first, second, third] = guests;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no guests');
    const brand = await visitor({ as: 'brand-a' });
    const id = await plan(brand, 'E2eSeats', 2);
    const { page, go } = await visitor({ as: 'staff', expected: /^409 .*\/reservations/ });
    await go(`/additional_services/events/${id}`);
    await take(page, brandEvent.state.recruiting, brandEventActions.approve);
    for (const guest of [first, second]) {
      const booking = await seat(page, 'book', guest.id);
      await carryOut(booking);
      await booking.waitFor({ state: 'detached' });
    }
    const refused = await seat(page, 'book', third.id);
    await carryOut(refused);
    await refused.getByText(brandEvent.refused.full, { exact: true }).waitFor();
    await expectAccessible(page);

    const [own] = await reservationsOf(`brand_event_id=${id}&user_id=${first.id}`);
    if (own === undefined) throw new Error('the first guest has no seat');
    const beside = await visitor({ as: 'staff' });
    await beside.go(`/additional_services/reservations/${own.id}`);
    const { staff_canceled } = brandEvent.reservationState;
    await take(beside.page, staff_canceled, reservationActions.cancel, 'The guest is ill');
    // The form is still open, and its second try takes the free seat.
    await carryOut(refused);
    await refused.waitFor({ state: 'detached' });
    await sectionOf(page, rooms.reservations)
      .getByRole('link', { name: new RegExp(`· ${third.username}$`) })
      .waitFor();
    const seated = (await reservationsOf(`brand_event_id=${id}&states=created`)).map(({ user }) => user.id);
    expect(seated.sort()).toEqual([second.id, third.id].sort());
    await atRest(page);
  });
}
