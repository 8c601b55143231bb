import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimPatience } from '#domain/claims.ts';
import { look } from '#domain/looks/look.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { keepPicture } from '../kit/pictures/keep-picture.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { lookItemClaim } from './look-claims.ts';
import { givenItems } from './testing/given-items.ts';
import { openedWords } from './words.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const given = (items = 1) => givenItems(side, items);
const person = { name: 'Mina', phone: '010-1234-5678' };

const link = 'https://www.instagram.com/p/C7abc/';
const video = 'https://youtu.be/dQw4w9WgXcQ';
const post = (caller: Caller, said: object, headers = {}) =>
  side.call(caller, 'POST', '/v1/looks', { sns_type: 'Instagram', link, ...said }, headers);
const act = (caller: Caller, id: number, action: string, said: object = {}, headers = {}) =>
  side.call(caller, 'POST', `/v1/looks/${id}/actions/${action}`, said, headers);
const stateOf = async (id: number) => (await side.deps.streams.refresh(look, id)).state;
const looksOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state.looks;
const reasons = { rejected_reasons: ['AD_TAG_NOT_EXISTS'] };

async function posted(items = 1) {
  const house = await given(items);
  const answer = await post(house.member, { tryset_item_ids: house.itemIds });
  expect([answer.status, answer.body.status]).toEqual([201, 'posted']);
  return { ...house, id: answer.body.id as number };
}

describe('posting a look', () => {
  it('tags the member’s own items, and records the look in their streams at once', async () => {
    const { userId, itemIds, id } = await posted(2);
    const state = await stateOf(id);
    expect((await openedWords(side.deps, state)).link).toBe(link);
    expect(JSON.stringify(state)).not.toContain(link);
    expect(state).toMatchObject({
      userId,
      snsType: 'Instagram',
      hasLink: true,
      userGender: 'female',
      entries: itemIds.map((id) => ({
        of: { kind: 'tryset_item', id },
        status: 'Pending',
        entryId: expect.any(Number),
      })),
    });
    for (const itemId of itemIds)
      expect(await looksOf(itemId)).toEqual([{ lookId: id, snsType: 'Instagram' }]);
  });

  it('lets staff post for a named member, and nobody else for another', async () => {
    const { userId, itemIds, member, adminOf } = await given();
    const items = { tryset_item_ids: itemIds };
    expect((await post(adminOf(0), items)).status).toBe(403);
    expect((await post(staff, items)).body.errorCode).toBe('request.parameter_missing');
    expect((await post(member, { ...items, user_id: userId + 1 })).status).toBe(404);
    expect((await post(staff, { ...items, user_id: userId })).status).toBe(201);
  });

  it('refuses items of another member, undelivered items, and items already shown on that network', async () => {
    const { itemIds, member, userId } = await posted();
    const again = await post(member, { tryset_item_ids: itemIds });
    expect([again.status, again.body.errorCode]).toEqual([409, 'look.tryset_item_shown']);
    expect((await post(member, { tryset_item_ids: itemIds, sns_type: 'Youtube', link: video })).status).toBe(
      201,
    );
    expect(await looksOf(itemIds[0] ?? 0)).toHaveLength(2);
    const other = await given();
    const theirs = await post(member, { tryset_item_ids: other.itemIds });
    expect([theirs.status, theirs.body.errorCode]).toEqual([422, 'look.tryset_item_unknown']);
    const { productSizeId } = await givenStock(side, 1);
    const body = { ...person, destination: { ...person, address: 'Seoul' }, user_id: userId };
    const under = await side.call(staff, 'POST', '/v2/trysets', {
      ...body,
      product_size_ids: [productSizeId],
    });
    const onItsWay = await post(member, { tryset_item_ids: [under.body.items[0].id] });
    expect([onItsWay.status, onItsWay.body.errorCode]).toEqual([422, 'look.tryset_item_not_delivered']);
  });

  it.each([
    { sns_type: 'Any' },
    { link: 'instagram.com/p/1' },
    { tryset_item_ids: [] },
    { tryset_item_ids: [1, 1] },
    { images: ['x'.repeat(201)] },
  ])('refuses %o', async (said) => {
    const { itemIds, member } = await given();
    expect((await post(member, { tryset_item_ids: itemIds, ...said })).status).toBe(400);
    expect(await looksOf(itemIds[0] ?? 0)).toEqual([]);
  });

  it.each([
    [{ link: video }, 'look.link_of_other_network', 'Youtube'],
    [{ link: 'https://www.tiktok.com/@mina/video/7' }, 'look.link_of_other_network', 'TikTok'],
    [{ sns_type: 'Youtube' }, 'look.link_of_other_network', 'Instagram'],
    [{ sns_type: 'Blog' }, 'look.link_of_other_network', 'Instagram'],
    [{ link: 'https://www.instagram.com/mina/' }, 'look.link_unusable', undefined],
    [{ link: 'https://example.kr/p/C7abc' }, 'look.link_unusable', undefined],
    [{ sns_type: 'Youtube', link: 'https://www.youtube.com/@mina' }, 'look.link_unusable', undefined],
    [{ sns_type: 'Blog', link: 'https://blog.naver.com/mina' }, 'look.link_unusable', undefined],
  ])('refuses the link of %o', async (said, code, network) => {
    const { itemIds, member } = await given();
    const { status, body } = await post(member, { tryset_item_ids: itemIds, ...said });
    expect([status, body.errorCode, body.detail.network]).toEqual([422, code, network]);
    expect(await looksOf(itemIds[0] ?? 0)).toEqual([]);
  });

  it('accepts a link with an upper-case scheme and surrounding blanks', async () => {
    const { itemIds, member } = await given();
    const typed = ' HTTPS://www.Instagram.com/share/reel/BAJx9Kq2T_ ';
    const { status, body } = await post(member, { tryset_item_ids: itemIds, link: typed });
    expect(status).toBe(201);
    expect((await openedWords(side.deps, await stateOf(body.id))).link).toBe(typed.trim());
    const revise = (said: object) => side.call(member, 'PATCH', `/v1/looks/${body.id}`, said);
    expect((await revise({ link: video })).body.errorCode).toBe('look.link_of_other_network');
    expect((await revise({ link: typed.trim(), description: 'again' })).status).toBe(200);
  });

  it('accepts only one of two simultaneous looks of an item', async () => {
    const { itemIds, member } = await given();
    const both = await Promise.all([1, 2].map(() => post(member, { tryset_item_ids: itemIds })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body.errorCode).toMatch(/^(claim\.look_item_taken|look\.tryset_item_shown)$/);
    expect(await looksOf(itemIds[0] ?? 0)).toHaveLength(1);
  });

  it('makes one look with its pictures for one idempotency key', async () => {
    const { itemIds, member } = await given();
    const hash = await keepPicture(side.deps.pictures, await aPicture());
    const key = { 'idempotency-key': `look of ${itemIds[0]}` };
    const said = { tryset_item_ids: itemIds, images: [hash] };
    const all = await Promise.all([1, 2, 3].map(() => post(member, said, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await post(member, said, key)).toMatchObject({ status: 201, body: all[0]?.body });
    expect((await stateOf(all[0]?.body.id)).images).toMatchObject([{ hash }]);
    expect((await post(member, { ...said, link: null }, key)).body.errorCode).toBe('idempotency.key_reused');
  });

  it('takes over the claim of a crashed request after two minutes, and that look can no longer be posted', async () => {
    const { itemIds, member } = await given();
    const lookId = await side.deps.ids.next('look');
    const claim = lookItemClaim({ kind: 'tryset_item', id: itemIds[0] ?? 0 }, 'Instagram');
    const by = { category: 'look' as const, id: lookId };
    expect((await side.deps.claims.take([claim], by, systemContext(side.deps.clock))).ok).toBe(true);
    expect((await post(member, { tryset_item_ids: itemIds })).body.errorCode).toBe('claim.look_item_taken');
    side.advanceClock(claimPatience);
    expect((await post(member, { tryset_item_ids: itemIds })).status).toBe(201);
    expect((await stateOf(lookId)).status).toBe('expired');
  });
});

describe('changing a look', () => {
  it('tags and untags items together with the other changes, or changes nothing', async () => {
    const { id, itemIds, member } = await posted(2);
    const [first = 0, second = 0] = itemIds;
    const patch = (said: object, headers = {}) =>
      side.call(member, 'PATCH', `/v1/looks/${id}`, said, headers);
    const revised = await patch({ tryset_item_ids: [second], description: '#광고' });
    expect(revised.status).toBe(200);
    const saidOf = async () => (await openedWords(side.deps, await stateOf(id))).description;
    expect(await stateOf(id)).toMatchObject({ entries: [{ of: { id: second } }] });
    expect(await saidOf()).toBe('#광고');
    expect([await looksOf(first), (await looksOf(second)).length]).toEqual([[], 1]);
    const freed = await post(member, { tryset_item_ids: [first] });
    expect(freed.status).toBe(201);
    const refused = await patch({ tryset_item_ids: [first, second], description: 'other' });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'look.tryset_item_shown']);
    expect(await saidOf()).toBe('#광고');
    const other = 'https://www.instagram.com/p/OtherPost01/';
    const both = await Promise.all([patch({ link: other }), patch({ description: 'at once' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openedWords(side.deps, await stateOf(id))).toEqual({ link: other, description: 'at once' });
    const { revision } = (await patch({ description: 'at once' })).body;
    expect((await patch({ link: other })).body.revision).toBe(revision);
    const late = await patch({ description: 'late' }, { 'if-match': '"0"' });
    expect([late.status, late.body.errorCode]).toEqual([412, 'concurrency.revision_mismatch']);
  });

  it('adds, moves, replaces and removes images', async () => {
    const { id, member } = await posted();
    const hash = await keepPicture(side.deps.pictures, await aPicture());
    const images = `/v1/looks/${id}/images`;
    const [one, two] = [
      await side.call(member, 'POST', images, { image: hash }),
      await side.call(member, 'POST', images, { image: hash }),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    await side.call(member, 'PATCH', `${images}/${two.body.id}`, { order: 0 });
    expect((await stateOf(id)).images.map(({ imageId }) => imageId)).toEqual([two.body.id, one.body.id]);
    expect((await side.call(member, 'PUT', `${images}/${one.body.id}`, { image: 'nothing' })).status).toBe(
      422,
    );
    expect((await side.call(member, 'DELETE', `${images}/${two.body.id}`)).status).toBe(200);
    expect((await side.call(member, 'DELETE', `${images}/${two.body.id}`)).status).toBe(404);
    expect((await side.call(member, 'POST', images, {})).body.errorCode).toBe('request.parameter_missing');
  });

  it('removes it and frees its items for another look', async () => {
    const { id, itemIds, member } = await posted();
    expect((await side.call(member, 'DELETE', `/v1/looks/${id}`)).body.status).toBe('removed');
    expect(await looksOf(itemIds[0] ?? 0)).toEqual([]);
    expect((await act(staff, id, 'approve_item')).status).toBe(404);
    expect((await post(member, { tryset_item_ids: itemIds })).status).toBe(201);
  });

  it('is hidden by staff, and by a member whose system setting allows it', async () => {
    const { id, member, userId } = await posted();
    expect((await act(member, id, 'hide')).body.errorCode).toBe('look.may_not_hide');
    expect((await act(staff, id, 'hide')).status).toBe(200);
    const setting = { system_setting: { can_hide_look: true } };
    expect((await side.call(staff, 'PATCH', `/v1/users/${userId}`, setting)).status).toBe(200);
    expect((await act(member, id, 'show')).status).toBe(200);
    expect((await stateOf(id)).isHidden).toBe(false);
  });
});

describe('certification', () => {
  it('decides one item, or all pending items', async () => {
    const { id } = await posted(2);
    const entries = (await stateOf(id)).entries.map(({ entryId }) => entryId);
    const certify = (said: object) => side.call(staff, 'POST', `/v1/looks/${id}/certification`, said);
    expect((await certify({ status: 'Approved', look_item_mapping_id: entries[0] })).status).toBe(200);
    expect((await certify({ status: 'Rejected', ...reasons })).status).toBe(200);
    const statuses = async () => (await stateOf(id)).entries.map(({ status }) => status);
    expect(await statuses()).toEqual(['Approved', 'Rejected']);
    expect((await stateOf(id)).entries[1]?.reasons).toEqual(['AdTagNotExists']);
    await certify({ status: 'Rejected', look_item_mapping_id: entries[0], ...reasons });
    await certify({ status: 'Approved', look_item_mapping_id: entries[1] });
    expect(await statuses()).toEqual(['Rejected', 'Approved']);
    await certify({ status: 'DEFERRED', look_item_mapping_id: entries[1], comment: 'asked' });
    await certify({ status: 'Pending', look_item_mapping_id: entries[0] });
    expect(await statuses()).toEqual(['Pending', 'Deferred']);
    const unknown = await certify({ status: 'Approved', look_item_mapping_id: 987_654 });
    expect([unknown.status, unknown.body.errorCode]).toEqual([422, 'look.item_unknown']);
  });

  it('needs a reason to reject, and a text if the reason is Other', async () => {
    const { id } = await posted();
    const certify = (said: object) => side.call(staff, 'POST', `/v1/looks/${id}/certification`, said);
    expect((await certify({ status: 'Rejected' })).status).toBe(400);
    expect((await certify({ status: 'Rejected', rejected_reasons: ['Nonsense'] })).status).toBe(400);
    expect((await certify({ status: 'Rejected', rejected_reasons: ['Other'] })).status).toBe(400);
    const other = { rejected_reasons: ['Other', 'OTHER'], other_rejected_reason: 'too dark' };
    expect((await certify({ status: 'Rejected', ...other })).status).toBe(200);
    expect((await stateOf(id)).entries[0]).toMatchObject({ reasons: ['Other'], otherReason: 'too dark' });
  });

  it('reports the result of each look if many are decided at once', async () => {
    const [one, two] = [await posted(), await posted()];
    await act(staff, one.id, 'approve_item');
    const body = { ids: [one.id, two.id, 987_654] };
    const answer = await side.call(staff, 'POST', '/v1/looks/actions/approve_item', body);
    expect(answer.body).toMatchObject([
      { id: one.id, ok: false, errorCode: 'look.nothing_to_decide' },
      { id: two.id, ok: true, status: 'posted' },
      { id: 987_654, ok: false, errorCode: 'look.not_found' },
    ]);
  });

  it('can be requested again three times', async () => {
    const { id, member } = await posted();
    const again = () => act(member, id, 'request_recertification', { comment: 'the tag is there' });
    expect((await again()).body.errorCode).toBe('look.nothing_rejected');
    for (let time = 0; time < 3; time++) {
      await act(staff, id, 'reject_item', reasons);
      expect((await again()).status).toBe(200);
    }
    await act(staff, id, 'reject_item', reasons);
    expect((await again()).body.errorCode).toBe('look.asked_too_often');
  });

  it('is for staff only', async () => {
    const { id, member, adminOf } = await posted();
    expect((await act(member, id, 'approve_item')).status).toBe(403);
    expect((await act(adminOf(0), id, 'approve_item')).status).toBe(403);
  });
});

describe('a brand', () => {
  it('likes and reports the looks that tag its items, and sees no others', async () => {
    const { id, adminOf } = await posted(2);
    const stranger = (await given()).adminOf(0);
    expect((await act(adminOf(1), id, 'like')).status).toBe(200);
    expect((await act(adminOf(1), id, 'like')).body.isUnchanged).toBe(true);
    expect((await act(adminOf(0), id, 'report', { type: 'wrong_item', comment: 'not ours' })).status).toBe(
      200,
    );
    expect((await act(stranger, id, 'like')).status).toBe(404);
    const { likedBy, reports } = await stateOf(id);
    expect([likedBy.length, reports.length]).toEqual([1, 1]);
    expect((await act(adminOf(1), id, 'unlike')).status).toBe(200);
    expect((await stateOf(id)).likedBy).toEqual([]);
  });
});
