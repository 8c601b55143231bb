import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { collaborationDescription, confirmed, proposalDescription } from '#domain/testing/collaborations.ts';
import type { Caller } from '#http/caller.ts';
import { collaborationsProjection } from '#projections/collaborations/collaborations.ts';
import { proposalsProjection } from '#projections/collaborations/proposals.ts';
import { collaborationsTable, proposalsTable } from '#projections/collaborations/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const member: Caller = { label: 'user', id: 1001, name: 'mina' };
const told = <Event>(events: readonly Event[]) => events.map((event) => ({ event, on: '2026-03-10' }));

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  // Beside the samples 911 and 912: a collaboration of brand A that recruits, with an opened and a confirmed proposal.
  const of = { brandCollaborationId: 931, brandId: 1 };
  const events: CollaborationEvent[] = [
    { type: 'BrandCollaborationRegistered', data: { ...collaborationDescription, ...of, adminName: null } },
    { type: 'BrandCollaborationRecruited', data: {} },
    { type: 'BrandCollaborationRevised', data: { changed: { name: 'Winter wool' } } },
  ];
  const row = foldAll(collaborationsProjection, 'brand_collaboration-931', told(events));
  await insertRows(models.pool, collaborationsTable, row === null ? [] : [row]);
  const proposals = [
    [935, 1001],
    [936, 1002],
  ].flatMap(([proposalId = 0, userId = 0]) => {
    const made: ProposalEvent = {
      type: 'ProposalMade',
      data: { ...proposalDescription, ...of, proposalId, userId, feedIndex: userId },
    };
    const next: ProposalEvent[] =
      userId === 1001
        ? [{ type: 'ProposalRead', data: {} }]
        : [
            confirmed,
            {
              type: 'ProposalRewarded',
              data: { lookId: 1, turn: 1, assignedPoint: 5_000, lookUploadCash: 50_000 },
            },
          ];
    return foldAll(proposalsProjection, `proposal-${proposalId}`, told([made, ...next])) ?? [];
  });
  await insertRows(models.pool, proposalsTable, proposals);
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, path: string) => {
  const { status, body } = await models.get(caller, path);
  expect([path, status]).toEqual([path, 200]);
  return body.data.map(({ id }: { id: number }) => id);
};

describe('collaborations', () => {
  const url = '/v1/brand-collaborations';

  it('are listed to staff, to their brand, and once opened to members', async () => {
    expect(await idsOf(staff, url)).toEqual([931, 912, 911]);
    expect(await idsOf(adminA, url)).toEqual([931, 911]);
    expect(await idsOf(member, url)).toEqual([931]);
    expect((await models.get(adminA, `${url}/912`)).status).toBe(404);
    expect((await models.get(member, `${url}/911`)).status).toBe(404);
    expect((await models.get(adminA, `${url}/912/history`)).status).toBe(404);
    expect((await models.get(member, `${url}/931`)).body).toMatchObject({
      name: 'Winter wool',
      status: 'RECRUITING',
      postUntil: '2026-05-15',
      isLookTaggable: true,
      adminName: null,
      brand: { id: 1 },
    });
  });

  it.each([
    ['statuses=PENDING', [911]],
    ['statuses=RECRUITING', [931]],
    ['days=2026-04-30,2026-06-30', [911, 931]],
    ['days=2026-05-01,2026-06-30', []],
    ['is_look_taggable=false', []],
    ['brand_id=2', []],
    ['q=winter', [931]],
    ['q=nobody', []],
    ['order=name', [911, 931]],
  ])('are filtered by %s', async (query, ids) => {
    expect((await idsOf(adminA, `${url}?${query}`)).toSorted()).toEqual(ids);
  });
});

describe('proposals', () => {
  const url = '/v1/proposals';

  it('are listed to staff, to their brand, and to their member', async () => {
    expect(await idsOf(staff, url)).toEqual([936, 935, 922, 921]);
    expect(await idsOf(adminA, url)).toEqual([936, 935, 921]);
    expect(await idsOf(member, url)).toEqual([935, 921]);
    expect(await idsOf(member, '/v1/brand-collaborations/931/proposals')).toEqual([935]);
    expect((await models.get(adminA, '/v1/brand-collaborations/912/proposals')).status).toBe(404);
    expect((await models.get(member, `${url}/936`)).status).toBe(404);
    expect((await models.get(adminA, `${url}/922`)).status).toBe(404);
    expect((await models.get(member, `${url}/935`)).body).toMatchObject({
      brandCollaboration: { id: 931, name: 'Winter wool', brand: { id: 1 } },
      status: 'CREATED',
      readAt: '2026-03-10T00:00:00.000Z',
      recipient: null,
      isLookTagged: false,
    });
    expect((await models.get(adminA, `${url}/936`)).body).toMatchObject({
      productSizeIds: [71, 72],
      trysetId: 501,
      givenCash: 50_000,
      currency: 'KRW',
      recipient: null,
    });
  });

  it.each([
    ['statuses=CONFIRMED', [936]],
    ['brand_collaboration_id=931', [935, 936]],
    ['is_read=true', [935]],
    ['is_read=false', [921, 936]],
    ['is_look_tagged=true', []],
    ['user_id=1002', [936]],
    ['q=winter', [935, 936]],
    ['order=feed_index', [921, 935, 936]],
  ])('are filtered by %s', async (query, ids) => {
    expect((await idsOf(adminA, `${url}?${query}`)).toSorted()).toEqual(ids);
  });

  it('are counted by status with their rewards, within the scope', async () => {
    const totals = async (caller: Caller, query = '') =>
      (await models.get(caller, `${url}/totals${query}`)).body;
    expect(await totals(adminA)).toMatchObject({
      totalCount: 3,
      statuses: { CREATED: 2, CONFIRMED: 1, SENT: 0 },
      givenPoints: 5_000,
      givenCash: 50_000,
    });
    expect(await totals(member)).toMatchObject({ totalCount: 2, givenCash: 0 });
    expect(await totals(staff, '?statuses=SENT')).toMatchObject({ totalCount: 0, givenPoints: 0 });
  });

  it('name people in staff’s file alone', async () => {
    const heading = async (caller: Caller) => (await models.get(caller, `${url}/csv`)).text.split('\r\n')[0];
    expect(await heading(staff)).toContain('real_name');
    expect(await heading(adminA)).not.toContain('real_name');
  });
});
