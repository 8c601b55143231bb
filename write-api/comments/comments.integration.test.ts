import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommentEvent } from '#domain/comments/comment-events.ts';
import { commentAtMost } from '#domain/comments/comment-text.ts';
import type { Caller } from '#http/caller.ts';
import { things } from '../notes/things.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
let acme: House;
let bolt: House;
let colleague: Caller;
beforeAll(async () => {
  side = await testWriteSide();
  [acme, bolt] = [await givenHouse(side, 'acme'), await givenHouse(side, 'bolt')];
  const { body } = await side.call(staff, 'POST', `/v1/brands/${acme.brandId}/admins`, {
    username: 'acme.second',
    password: 'tryset-demo',
  });
  colleague = { ...acme.admin, id: body.id, name: 'second' };
});
afterAll(() => side.close());

const garment = () => `/v1/stocks/${acme.stockIds[1]}`;
const say = (caller: Caller, said: object, headers = {}, of = garment()) =>
  side.call(caller, 'POST', `${of}/comments`, said, headers);

/** Returns the notes of a stream, each with the brands that can read it. */
async function notesOf(stream: string) {
  const notes = [];
  for await (const { event } of side.deps.streams.client.readStream(stream)) {
    if (event === undefined) continue;
    const note = { type: event.type, data: event.data };
    const { brandIds } = event.metadata as { brandIds: number[] };
    if (!isCommentEvent(note)) continue;
    notes.push({ ...note, brandIds });
  }
  return notes;
}

describe('a comment', () => {
  it.each([
    ['staff', {}, 'staff', []],
    ['staff', { audience: 'everyone' }, 'everyone', ['acme']],
    ['brand', {}, 'brand', ['acme']],
  ])('by %s with %j is for %s', async (who, said, audience, told) => {
    const caller = who === 'staff' ? staff : acme.admin;
    for (const [index, id] of [acme.trysetId, acme.itemId, acme.stockIds[1], acme.productId].entries()) {
      const thing = things[index];
      const { status, body } = await say(caller, { text: 'so short', ...said }, {}, `${thing?.path}/${id}`);
      expect([status, body.id]).toEqual([201, id]);
      const category = ['tryset', 'tryset_item', 'stock_item', 'product'][index];
      const last = (await notesOf(`${category}-${id}`)).at(-1);
      expect(last).toMatchObject({
        type: 'CommentAdded',
        brandIds: told.map(() => acme.brandId),
        data: {
          commentId: body.commentId,
          text: 'so short',
          audience,
          mentions: { staffIds: [], brandAdminIds: [] },
          author: { label: caller.label, id: caller.id },
        },
      });
    }
  });

  it.each([
    ['staff', 'brand'],
    ['brand', 'staff'],
    ['brand', 'everyone'],
  ])('by %s cannot be for %s', async (who, audience) => {
    const { status, body } = await say(who === 'staff' ? staff : acme.admin, { text: 'a', audience });
    expect([status, body.errorCode]).toEqual([422, 'comment.audience_not_allowed']);
  });

  it('notifies the mentioned accounts', async () => {
    const mention = async (caller: Caller, said: object, label: string, id: number) => {
      const text = `@{${label}:${id}} look`;
      const { status, body } = await say(caller, { text, ...said });
      return status === 201 ? 'written' : body.errorCode;
    };
    const { id } = acme.admin;
    expect(await mention(staff, { audience: 'everyone' }, 'brand_admin', id)).toBe('written');
    expect(await mention(acme.admin, {}, 'brand_admin', colleague.id)).toBe('written');
    expect(await mention(staff, {}, 'brand_admin', id)).toBe('comment.mention_not_told');
    expect(await mention(staff, { audience: 'everyone' }, 'brand_admin', bolt.admin.id)).toBe(
      'comment.mention_not_told',
    );
    expect(await mention(staff, {}, 'staff', 987_654)).toBe('comment.unknown_mention');
  });

  it('is stored composed, with its mentions, within the maximum length', async () => {
    await say(staff, { text: ' \u1112\u1161\u11ab\r\n글 ' });
    const last = (await notesOf(`stock_item-${acme.stockIds[1]}`)).at(-1);
    expect(last?.data).toMatchObject({ text: '한\n글' });
    for (const text of ['', ' \n', 'a'.repeat(commentAtMost + 1)]) {
      expect((await say(staff, { text })).status).toBe(400);
    }
    // Unicode composition makes this text longer than it was sent.
    const { status, body } = await say(staff, { text: '\u0958'.repeat(commentAtMost) });
    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  });

  it('is written once for one key', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await say(staff, { text: 'once' }, key);
    const count = (await notesOf(`stock_item-${acme.stockIds[1]}`)).length;
    expect((await say(staff, { text: 'once' }, key)).body).toEqual(first.body);
    expect((await say(staff, { text: 'twice' }, key)).body.errorCode).toBe('idempotency.key_reused');
    expect(await notesOf(`stock_item-${acme.stockIds[1]}`)).toHaveLength(count);
  });

  it('does not invalidate the revision that an open form has seen', async () => {
    const seen = (await side.call(staff, 'PATCH', garment(), { discount_rate: 5 })).body.revision;
    const match = { 'if-match': `"${seen}"` };
    await say(staff, { text: 'meanwhile' });
    expect((await side.call(staff, 'PATCH', garment(), { discount_rate: 6 }, match)).status).toBe(200);
    const late = await side.call(staff, 'PATCH', garment(), { discount_rate: 7 }, match);
    expect([late.status, late.body.errorCode]).toEqual([412, 'concurrency.revision_mismatch']);
    const { current } = late.body.detail;
    expect(Number(current)).toBe(Number(seen) + 2);
    expect((await say(staff, { text: 'late' }, match)).status).toBe(412);
    await say(staff, { text: 'once more' });
    const ahead = { 'if-match': `"${Number(current) + 2}"` };
    expect((await side.call(staff, 'PATCH', garment(), { discount_rate: 7 }, ahead)).status).toBe(412);
  });
});

describe('an existing comment', () => {
  const written = async (caller: Caller, said: object = {}) => {
    const { body } = await say(caller, { text: 'first', ...said });
    return `${garment()}/comments/${body.commentId}`;
  };
  const revise = (caller: Caller, url: string, text = 'second') => side.call(caller, 'PATCH', url, { text });

  it('is revised by its author, and removed by its author or staff', async () => {
    const own = await written(acme.admin);
    const codes = [];
    for (const caller of [acme.admin, colleague, staff]) codes.push((await revise(caller, own)).status);
    expect(codes).toEqual([200, 403, 403]);
    expect((await side.call(colleague, 'DELETE', own)).body.errorCode).toBe('comment.not_own');
    expect((await side.call(staff, 'DELETE', own)).status).toBe(200);
    const gone = await revise(acme.admin, own);
    expect([gone.status, gone.body.errorCode]).toEqual([404, 'comment.not_found']);
    const last = (await notesOf(`stock_item-${acme.stockIds[1]}`)).slice(-3);
    expect(last.map(({ type, brandIds }) => [type, brandIds])).toEqual([
      ['CommentAdded', [acme.brandId]],
      ['CommentRevised', [acme.brandId]],
      ['CommentRemoved', [acme.brandId]],
    ]);
  });

  it('is a 404 for callers outside its audience', async () => {
    const forStaff = await written(staff);
    const forAll = await written(staff, { audience: 'everyone' });
    expect((await revise(acme.admin, forStaff)).status).toBe(404);
    expect((await revise(acme.admin, forAll)).body.errorCode).toBe('comment.not_own');
    for (const url of [forStaff, forAll]) {
      const { status, body } = await revise(bolt.admin, url);
      expect([status, body.errorCode]).toEqual([404, 'stock_item.not_found']);
    }
  });

  it('may keep mentions of people who have left', async () => {
    const { body } = await side.call(staff, 'POST', `/v1/brands/${acme.brandId}/admins`, {
      username: 'acme.leaving',
      password: 'tryset-demo',
    });
    const leaver = `@{brand_admin:${body.id}}`;
    const url = await written(staff, { text: leaver, audience: 'everyone' });
    await side.call(staff, 'DELETE', `/v1/brands/${acme.brandId}/admins/${body.id}`);
    expect((await revise(staff, url, `${leaver} knew`)).status).toBe(200);
    expect((await say(staff, { text: leaver, audience: 'everyone' })).body.errorCode).toBe(
      'comment.unknown_mention',
    );
  });
});
