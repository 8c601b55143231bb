import { businessDayOf } from '#domain/business-day.ts';
import type { CreationSample } from '../../testing/creations.ts';

/** A region has one open payout, so one call after the other drafts that of another region. */
export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/payouts$/,
    known: ({ side, name }) => ({
      region_id: Number(name.slice('new'.length)) % 2 === 0 ? 'KOREA' : 'JAPAN',
      month: businessDayOf(side.deps.clock()).slice(0, 'YYYY-MM'.length),
    }),
  },
];
