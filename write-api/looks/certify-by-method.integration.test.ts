import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look } from '#domain/looks/look.ts';
import type { CertificationRule } from '#domain/looks/look-kinds.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { keepPicture } from '../kit/pictures/keep-picture.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { certifyByMethod } from './certify-by-method.ts';
import { givenItems } from './testing/given-items.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const setRule = (brandId: number, certification_rule: CertificationRule, more: object = {}) =>
  side.call(staff, 'PUT', `/v1/brands/${brandId}/certification-rule`, { certification_rule, ...more });

async function eventsOf(id: number, since: ExpectedRevision = 'no_stream') {
  const events = await Array.fromAsync(readStream(side.deps.streams.client, `look-${id}`, 0n));
  return events.filter(({ revision }) => since === 'no_stream' || revision > since);
}

/** Reacts to all events of a look like the follower, twice, to show that a repeat does nothing. */
async function react(id: number) {
  for (let time = 0; time < 2; time++) {
    for (const event of await eventsOf(id)) await certifyByMethod(side.deps, event, id);
  }
  return (await side.deps.streams.refresh(look, id)).state;
}

/** Posts a blog look with this text and one tagged item per rule. Each item belongs to a brand with that rule. */
async function posted(description: string, rules: readonly CertificationRule[]) {
  const { member, itemIds, brandIds } = await givenItems(side, rules.length);
  for (const [index, rule] of rules.entries()) {
    const answer = await setRule(brandIds[index] ?? 0, rule, { essential_hashtags: ['봄코디'] });
    expect(answer.status).toBe(200);
  }
  const body = {
    sns_type: 'Blog',
    link: 'https://blog.naver.com/mina/1',
    description,
    tryset_item_ids: itemIds,
  };
  const { body: answer } = await side.call(member, 'POST', '/v1/looks', body);
  return { id: answer.id as number, member, brandIds, itemIds };
}

describe('a look that was posted', () => {
  it('is rejected with its checks if a rule fails, or left to people if the brand wants that', async () => {
    const { id } = await posted('＃광고 예쁜 코트', ['NORMAL', 'PASS__EXCEPT_EXPOSURE_CHECK', 'MANUAL']);
    const { entries } = await react(id);
    expect(entries.map(({ status, reasons }) => [status, reasons])).toEqual([
      ['Rejected', ['NotExistEssentialHashTag']],
      ['Pending', []],
      ['Pending', []],
    ]);
    const failed = { reason: 'NotExistEssentialHashTag', passed: false, evidence: '#봄코디' };
    expect(entries[0]?.checks).toContainEqual(failed);
    expect(entries[1]?.checks).toContainEqual(failed);
    expect(entries[2]?.checks).toEqual([]);
  });

  it('waits for a person if the rules find no fault', async () => {
    const { id } = await posted('#광고 #봄코디', ['NORMAL']);
    const { entries } = await react(id);
    expect(entries).toMatchObject([{ status: 'Pending', reasons: [] }]);
    expect(entries[0]?.checks.filter(({ passed }) => passed === false)).toEqual([]);
    expect(entries[0]?.checks).toContainEqual({ reason: 'AdTagNotExists', passed: true, evidence: '#광고' });
  });

  it('keeps the decision of a person', async () => {
    const { id } = await posted('nothing', ['NORMAL']);
    // If the follower has rejected the item already, the person overrides that decision.
    const approve = async (action: string) =>
      (await side.call(staff, 'POST', `/v1/looks/${id}/actions/${action}`, {})).status === 200;
    expect((await approve('approve_item')) || (await approve('approve_item_from_done'))).toBe(true);
    expect((await react(id)).entries[0]?.status).toBe('Approved');
  });
});

describe('a look that is revised', () => {
  const patch = (member: Caller, id: number, body: object) =>
    side.call(member, 'PATCH', `/v1/looks/${id}`, body);

  it('is checked again, and checks of the former text do not count', async () => {
    const { id, member } = await posted('#광고 #봄코디', ['NORMAL', 'PASS__EXCEPT_EXPOSURE_CHECK']);
    const before = (await react(id)).entries;
    for (const { status, checks } of before) {
      expect(status).toBe('Pending');
      expect(checks.filter(({ passed }) => passed === false)).toEqual([]);
    }
    expect((await patch(member, id, { description: 'no tags' })).status).toBe(200);
    const { entries } = await react(id);
    expect(entries.map(({ status }) => status)).toEqual(['Rejected', 'Pending']);
    expect(entries[0]?.reasons).toEqual(['NotExistEssentialHashTag', 'AdTagNotExists']);
    for (const { checks } of entries) {
      const failed = checks.filter(({ passed }) => passed === false).map(({ reason }) => reason);
      expect(failed).toEqual(['NotExistEssentialHashTag', 'AdTagNotExists']);
    }
  });

  it('drops former checks if people certify now, and shows new checks of a deferred item', async () => {
    const { id, member, brandIds } = await posted('#광고 #봄코디', ['NORMAL', 'NORMAL']);
    const [one, two] = (await react(id)).entries;
    await setRule(brandIds[0] ?? 0, 'MANUAL');
    const defer = { look_item_mapping_id: two?.entryId };
    expect((await side.call(staff, 'POST', `/v1/looks/${id}/actions/defer_item`, defer)).status).toBe(200);
    await patch(member, id, { description: '#봄코디' });
    const { entries } = await react(id);
    expect(entries).toMatchObject([
      { entryId: one?.entryId, status: 'Pending', checks: [] },
      { entryId: two?.entryId, status: 'Deferred' },
    ]);
    const unpaid = entries[1]?.checks.find(({ reason }) => reason === 'AdTagNotExists');
    expect(unpaid?.passed).toBe(false);
  });

  it('is checked again when its link, its items or its images change', async () => {
    const { id, member, itemIds } = await posted('#광고 #봄코디', ['NORMAL', 'NORMAL']);
    await react(id);
    const image = await keepPicture(side.deps.pictures, await aPicture());
    const changes = [
      () => patch(member, id, { link: 'https://blog.naver.com/mina/2' }),
      () => patch(member, id, { tryset_item_ids: itemIds.slice(0, 1) }),
      () => side.call(member, 'POST', `/v1/looks/${id}/images`, { image }),
    ];
    for (const change of changes) {
      const { revision } = await side.deps.streams.refresh(look, id);
      expect((await change()).status).toBeLessThan(300);
      await react(id);
      const since = await eventsOf(id, revision);
      expect(since.map(({ type }) => type)).toContain('LookItemChecked');
    }
  });
});

it('a recertification is decided by a person, who sees the checks of the rules', async () => {
  const { id, member } = await posted('nothing', ['NORMAL']);
  expect((await react(id)).entries[0]?.status).toBe('Rejected');
  const again = await side.call(member, 'POST', `/v1/looks/${id}/actions/request_recertification`, {});
  expect(again.status).toBe(200);
  expect((await react(id)).entries[0]).toMatchObject({ status: 'Pending', isAskedAgain: true });
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
    'LookPosted',
    'LookItemRejected',
    'LookRecertificationRequested',
    'LookItemChecked',
  ]);
});

it('only staff set the certification rule, and the same rule again records no event', async () => {
  const { brandIds, adminOf } = await givenItems(side);
  const brandId = brandIds[0] ?? 0;
  const url = `/v1/brands/${brandId}/certification-rule`;
  const body = { certification_rule: 'NORMAL' };
  expect((await side.call(adminOf(0), 'PUT', url, body)).status).toBe(403);
  const first = await setRule(brandId, 'NORMAL');
  expect((await setRule(brandId, 'NORMAL')).body.revision).toBe(first.body.revision);
  expect((await side.call(staff, 'PUT', url, { certification_rule: 'SOMETIMES' })).status).toBe(400);
  expect((await setRule(987_654, 'NORMAL')).body.errorCode).toBe('brand.not_found');
});
