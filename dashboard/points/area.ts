import type { Area } from '../kit/areas/area.ts';

/** What members hold: a part of their page, and of their history. */
export const points: Area = {
  words: { codes: { pointReason: 'points.reason' } },
  fieldsOfCodes: { 'point_account.not_enough': 'delta', 'point_account.out_of_range': 'delta' },
};
