import { guest, occasionDescription, occasionIn, seat, times } from '../testing/brand-events.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import { brandEventStates, occasionLives } from './event-kinds.ts';
import { type OccasionCommand, occasion } from './occasion.ts';
import type { OccasionEvent } from './occasion-events.ts';
import type { Occasion } from './occasion-state.ts';
import { type OccasionAction, occasionTransitions } from './occasion-transitions.ts';

/** The decided table. */
const decided = readRows(
  `register       | none | pending | BrandEventRegistered | brand_admin, staff
   expire         | none | expired | BrandEventRegistrationExpired | system
   revise         | open | same | BrandEventRevised | brand_admin, staff | | brand while pending
   approve        | pending | recruiting | BrandEventApproved | staff
   take_seat      | recruiting | same | BrandEventSeatTaken | system
   free_seat      | any | same | BrandEventSeatFreed | system
   close          | recruiting | done | BrandEventClosed | staff, system | | over for the system
   reopen         | done | recruiting | BrandEventReopened | staff | | still to come
   reject         | open | rejected | BrandEventRejected | staff | reason
   reject_removed | open | rejected | BrandEventRejected | system`,
  { open: ['pending', 'recruiting'], any: brandEventStates },
);

type Case = Sample<Occasion, OccasionCommand, OccasionEvent>;

const { brandEventId } = occasionDescription;
const other = { reservationId: 402, userId: 52 };
const past = { startDate: '2026-05-01', endDate: '2026-05-02' };

const samples: Readonly<Record<OccasionAction, Case>> = {
  register: {
    command: { action: 'register', ...occasionDescription },
    events: [{ type: 'BrandEventRegistered', data: occasionDescription }],
  },
  expire: {
    command: { action: 'expire', brandEventId },
    events: [{ type: 'BrandEventRegistrationExpired', data: { brandEventId } }],
    known: ['expired', ...brandEventStates],
  },
  revise: {
    command: { action: 'revise', fields: { brandTag: 'acme_winter', giftName: 'A scarf' } },
    events: [{ type: 'BrandEventRevised', data: { changed: { brandTag: 'acme_winter' } } }],
    guarded: { from: 'recruiting', roles: ['brand_admin'], code: 'brand_event.already_approved' },
  },
  approve: { command: { action: 'approve' }, events: [{ type: 'BrandEventApproved', data: {} }] },
  take_seat: {
    command: { action: 'take_seat', ...other, times, guest },
    events: [{ type: 'BrandEventSeatTaken', data: other }],
  },
  free_seat: {
    command: { action: 'free_seat', reservationId: seat.reservationId },
    events: [{ type: 'BrandEventSeatFreed', data: seat }],
    known: ['none', 'expired'],
  },
  close: {
    command: { action: 'close' },
    events: [{ type: 'BrandEventClosed', data: {} }],
    standing: past,
  },
  reopen: { command: { action: 'reopen' }, events: [{ type: 'BrandEventReopened', data: {} }] },
  reject: { command: { action: 'reject' }, events: [{ type: 'BrandEventRejected', data: {} }] },
  reject_removed: {
    command: { action: 'reject_removed' },
    events: [{ type: 'BrandEventRejected', data: {} }],
  },
};

testEveryRow<Occasion, OccasionCommand, OccasionEvent>({
  entity: 'brand_event',
  decider: occasion,
  table: occasionTransitions,
  decided,
  samples,
  statuses: [...occasionLives],
  stateOf: occasionIn,
  factsOf({ status, endDate }, role) {
    const isOver = endDate < '2026-06-01';
    const facts: Record<string, boolean> = {
      'brand while pending': role !== 'brand_admin' || status === 'pending',
      'over for the system': role !== 'system' || isOver,
      'still to come': !isOver,
    };
    return new Set(Object.keys(facts).filter((fact) => facts[fact]));
  },
});
