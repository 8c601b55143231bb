import type { BrandEventState, ReservationState } from '#domain/brand-events/event-kinds.ts';
import type { Occasion } from '#domain/brand-events/occasion-state.ts';
import type { Reservation } from '#domain/brand-events/reservation-state.ts';
import type { MemberGender } from '#domain/members/member-kinds.ts';
import type { Region } from '#domain/regions.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A brand's event: its folded state, and columns for lists. Days are business days. */
export interface BrandEventRow {
  id: number;
  brandId: number;
  regionId: Region;
  status: BrandEventState;
  brandTag: string;
  startDate: string;
  endDate: string;
  opensAt: string;
  endsAt: string;
  scheduleCode: string | null;
  gender: MemberGender | null;
  minimumFollowers: number;
  invitePeople: number;
  takenSeats: number;
  isLookTaggable: boolean;
  /** Why staff rejected it; null if they did not. */
  reason: string | null;
  state: Occasion;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandEventsTable: Table<BrandEventRow> = table<BrandEventRow>('read.brand_events', 'id', {
  id: 'integer',
  brandId: 'integer',
  regionId: 'text',
  status: 'text',
  brandTag: 'text',
  startDate: 'date',
  endDate: 'date',
  opensAt: 'timestamptz',
  endsAt: 'timestamptz',
  scheduleCode: 'text',
  gender: 'text',
  minimumFollowers: 'integer',
  invitePeople: 'integer',
  takenSeats: 'integer',
  isLookTaggable: 'boolean',
  reason: 'text',
  state: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A reservation: its folded state, and columns for lists. */
export interface ReservationRow {
  id: number;
  brandEventId: number;
  brandId: number;
  userId: number;
  status: ReservationState;
  startsAt: string;
  endsAt: string;
  /** When the member was asked; null if no question waits for an answer. */
  askedAt: string | null;
  isInvitation: boolean;
  hasCome: boolean | null;
  givenPoints: number;
  givenCash: number;
  /** Why it was last moved; null if it never was. */
  modificationReason: string | null;
  /** Why it was canceled or declined; null without a reason. */
  reason: string | null;
  state: Reservation;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const reservationsTable: Table<ReservationRow> = table<ReservationRow>('read.reservations', 'id', {
  id: 'integer',
  brandEventId: 'integer',
  brandId: 'integer',
  userId: 'integer',
  status: 'text',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  askedAt: 'timestamptz',
  isInvitation: 'boolean',
  hasCome: 'boolean',
  givenPoints: 'integer',
  givenCash: 'integer',
  modificationReason: 'text',
  reason: 'text',
  state: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
