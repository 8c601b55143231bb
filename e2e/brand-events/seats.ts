import type { Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import type { ReservationAnswer } from '#read-api/brand-events/reservation-contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, headStatus, sectionOf, startAction } from '../kit/detail.ts';
import { typeDay } from '../kit/grid.ts';
import { eventually, type Visitor } from '../kit/visitor.ts';

const { brandEvent, rooms } = en;
const { fields } = brandEvent;

export const today = () => businessDayOf(new Date().toISOString());
export const reservationsOf = async (query: string) =>
  (await call<Found<ReservationAnswer>>('staff', 'GET', `/v1/reservations?${query}`)).data;

/** Plans an event in the brand's form, from today on. Returns its id. */
export async function plan({ page, go, at }: Visitor, tag: string, seats: number): Promise<number> {
  await go('/additional_services/events');
  await page.getByRole('button', { name: brandEvent.create, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: brandEvent.create, exact: true });
  await dialog.getByRole('textbox', { name: fields.brandTag }).fill(tag);
  const dayOf = (name: string) => dialog.getByRole('group', { name, exact: true });
  await typeDay(dayOf(fields.startDate), today());
  await typeDay(dayOf(fields.endDate), daysLater(today(), 4));
  await dialog.getByRole('textbox', { name: fields.invitePeople }).fill(String(seats));
  await dialog.getByRole('textbox', { name: fields.assignedPoint }).fill('5000');
  await expectAccessible(page);
  await carryOut(dialog);
  await eventually(at).toMatch(/^\/additional_services\/events\/[0-9]+$/);
  return Number(at().split('/').at(-1));
}

/** Begins a seat on the event's page. Without times it is for the whole event. */
export async function seat(page: Page, action: 'invite' | 'book', userId: number) {
  const section = sectionOf(page, rooms.reservations);
  await section.getByRole('button', { name: brandEvent[action], exact: true }).click();
  const dialog = page.getByRole('dialog', { name: brandEvent[action], exact: true });
  await dialog.getByRole('textbox', { name: brandEvent.memberNumber }).fill(String(userId));
  return dialog;
}

/** Takes an action on the page, and waits for the status that follows. */
export async function take(page: Page, status: string, action: string, reason?: string): Promise<void> {
  const dialog = await startAction(page, action);
  if (reason !== undefined)
    await dialog.getByRole('textbox', { name: en.actions.fields.reason }).fill(reason);
  await carryOut(dialog);
  await headStatus(page, status).waitFor();
}
