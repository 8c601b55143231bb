import { type OccasionAction, occasionTransitions } from '#domain/brand-events/occasion-transitions.ts';
import {
  type ReservationAction,
  reservationTransitions,
} from '#domain/brand-events/reservation-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { brandEventsPath, reservationsPath } from './paths.ts';

/** The form of registering and revising is the page's own. Null for actions of the system. */
export const brandEventActionTable: ActionTable<OccasionAction> = {
  entity: 'brand_event',
  path: brandEventsPath,
  transitions: occasionTransitions,
  forms: {
    approve: { fields: [] },
    reopen: { fields: [] },
    close: { fields: [], look: 'quiet' },
    reject: { fields: [], look: 'danger' },
    register: null,
    expire: null,
    revise: null,
    take_seat: null,
    free_seat: null,
    reject_removed: null,
  },
  names: 'brandEventActions',
  statuses: 'brandEvent.state',
  why: 'brandEvent.why',
};

/** Null for actions of the system, and for those that begin a reservation, whose forms are the event's. */
export const reservationActionTable: ActionTable<ReservationAction> = {
  entity: 'reservation',
  path: reservationsPath,
  transitions: reservationTransitions,
  forms: {
    note_attendance: { fields: [{ name: 'has_come', text: 'hasCome', kind: 'flag', required: true }] },
    accept: { fields: [] },
    reschedule: {
      fields: [
        { name: 'start', text: 'visitStart', kind: 'moment', required: true },
        { name: 'end', text: 'visitEnd', kind: 'moment', required: true },
      ],
      look: 'quiet',
    },
    decline: { fields: [], look: 'quiet' },
    cancel: { fields: [], look: 'danger' },
    book: null,
    invite: null,
    lapse: null,
    run_out: null,
    reward: null,
    revoke: null,
  },
  names: 'reservationActions',
  statuses: 'brandEvent.reservationState',
  why: 'brandEvent.why',
};
