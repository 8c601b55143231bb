import { looks } from '#projections/looks/area.ts';
import { stateOf } from '#projections/looks/projection.ts';
import { looksTable } from '#projections/looks/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import type { Past, RowsThen } from '../kit/as-of/past.ts';
import type { LookDetail } from './contract.ts';
import { lookDetail } from './detail.ts';

export const lookPast: Past<LookDetail> = {
  category: 'look',
  projection: 'looks',
  path: '/v1/looks/:id',
  tags: ['looks'],
  differenceId: 'getLookDifference',
  detail: lookDetail,
  // A look's past includes items of all brands, so only staff may see it.
  isShown: async (_, caller) => caller.label === 'staff',
  around: async (load, own, _cuts, db) => {
    const userIds = own.flatMap(({ data }) => ('userId' in data ? [Number(data.userId)] : []));
    const lookIds = own.slice(0, 1).map(({ entityId }) => Number(entityId));
    const uses = await db
      .selectFrom('read.lookUses')
      .where('lookId', 'in', [0, ...lookIds])
      .select('id')
      .execute();
    const streams = [...userIds.map((id) => `cash_account-${id}`), ...uses.map(({ id }) => `look_use-${id}`)];
    return [...own, ...(await load(streams))];
  },
  ofToday: [
    'pointHistory',
    'brandFeedbacks',
    'lookUses',
    'latestRegramRequestStatus',
    'brandEvent',
    'brandEventGivenPoints',
    'brandEventGivenCash',
    'proposal',
    'selfCampaignApplication',
  ],
  isGone: (rows, id) => rows.of(looksTable).some((row) => row.id === id && row.life === 'removed'),
};

/** Row fields that repeat others or are derived from them. */
const leftOut = [
  'lookId',
  'life',
  'brandIds',
  'logs',
  'normalizedLink',
  'contentUnitScore',
  'likeCount',
  'commentCount',
  'viewCount',
  'followers',
  'words',
  'hasLink',
];

export const looksThen: RowsThen = {
  models: looks,
  fields: (rows) =>
    rows.of(looksTable).map((row) => [`look-${row.id}`, fieldsOf(stateOf(row), row, leftOut)]),
  people: (rows) => rows.of(looksTable).map(({ userId }) => `user:${userId}`),
};
