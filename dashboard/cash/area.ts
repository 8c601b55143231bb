import type { Area } from '../kit/areas/area.ts';
import { cashEntriesPath, memberCashPath } from './paths.ts';

/** The cash of members, shown on a member's page. */
export const cash: Area = {
  followed: [
    { path: memberCashPath, also: ['cash_account', 'user'] },
    { path: cashEntriesPath, also: ['cash_account'] },
  ],
};
