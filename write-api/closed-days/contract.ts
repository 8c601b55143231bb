import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { Day, OneOf } from '#http/contract.ts';

/** How many days a calendar shows. */
export const daysShown = 180;

/** The days of a region without pickups and deliveries: weekends, holidays and the days that the house closed. */
export const Calendar = Type.Object({
  regionId: OneOf(regions),
  /** The first and the last day that the calendar knows. */
  from: Day,
  to: Day,
  days: Type.Array(Day),
});
export type Calendar = Static<typeof Calendar>;
