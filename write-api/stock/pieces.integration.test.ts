import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul' },
};

let side: TestWriteSide;
let tags = 0;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

/** A random text for tags, since the store may contain the tags of earlier runs. */
const run = randomBytes(4).toString('hex').toUpperCase();
const newTag = () => `E280-${run}-${++tags}`;
const slotOf = (slot_number: number) => ({ sector_code: `P${tags}`, cell_code: '01', slot_number });
const stateOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const addPiece = (id: number, tag: string, headers = {}) =>
  side.call(staff, 'POST', `/v1/stocks/${id}/pieces`, { name: 'belt', tag }, headers);
async function stow(id: number, piece_id: number, slot: object) {
  await side.call(staff, 'POST', '/v1/slots', slot);
  return side.call(staff, 'POST', `/v1/stocks/${id}/actions/stow_piece`, { piece_id, slot });
}
async function piecesOf(...garments: number[]): Promise<number[]> {
  const made: number[] = [];
  for (const id of garments) made.push((await addPiece(id, newTag())).body.id);
  return made;
}
const context = () => ({ ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const });
const taken = (kind: string) => ({ status: 409, body: { errorCode: `claim.${kind}_taken` } });

describe('a piece', () => {
  it('is returned with its own id and status', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const { status, body } = await addPiece(id, newTag());
    const { pieces } = await stateOf(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: pieces[0]?.pieceId, status: 'Created' });
  });

  it('is refused beyond the product’s limit, also when several are added at once', async () => {
    const { productId, stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const command = { action: 'set_max_piece_count', maxPieceCount: 2 } as const;
    await runCommand(
      side.deps.streams,
      { decider: product, id: productId, name: 'given', command },
      context(),
    );
    const answers = await Promise.all([1, 2, 3].map(() => addPiece(id, newTag())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'stock_item.too_many_pieces',
      detail: { maxPieceCount: 2 },
    });
    expect((await stateOf(id)).pieces).toHaveLength(2);
  });

  it('needs a tag that is unique in the installation, and a repeat gets the first answer', async () => {
    const { stockItemIds } = await givenStock(side, 2);
    const [one = 0, other = 0] = stockItemIds;
    const tag = newTag();
    const key = { 'idempotency-key': `piece ${tag}` };
    const first = await addPiece(one, tag, key);
    expect((await addPiece(one, tag, key)).body).toEqual(first.body);
    expect(await addPiece(other, ` ${tag.toLowerCase()}`)).toMatchObject(taken('piece_tag'));
    expect(await addPiece(one, tag)).toMatchObject(taken('piece_tag'));
    expect((await stateOf(one)).pieces).toHaveLength(1);
    expect((await stateOf(other)).pieces).toHaveLength(0);
  });

  it('keeps its tag and slot if it is older than claims', async () => {
    const { stockItemIds } = await givenStock(side, 2);
    const [one = 0, other = 0] = stockItemIds;
    const tag = newTag();
    const pieceId = await side.deps.ids.next('piece');
    const slot = slotOf(1);
    const stored = { sectorCode: slot.sector_code, cellCode: slot.cell_code, slotNumber: slot.slot_number };
    for (const command of [
      { action: 'create_piece', pieceId, name: 'belt', tag, maxPieceCount: null },
      { action: 'stow_piece', pieceId, slot: stored },
    ] as const) {
      await runTarget(side.deps.streams, { on: 'stock_item', id: one, command }, context());
    }
    await untilIndexed(side.deps);
    expect(await addPiece(other, tag.toUpperCase())).toMatchObject(taken('piece_tag'));
    const [piece = 0] = await piecesOf(other);
    expect(await stow(other, piece, slot)).toMatchObject(taken('slot'));
  });
});

describe('a slot', () => {
  it('holds one piece, also when two arrive at once', async () => {
    const { stockItemIds } = await givenStock(side, 2);
    const [one = 0, other = 0] = stockItemIds;
    const [first = 0, second = 0] = await piecesOf(one, other);
    const slot = slotOf(1);
    const answers = await Promise.all([stow(one, first, slot), stow(other, second, slot)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(taken('slot'));
  });

  it('is free again once its piece moves or is taken out', async () => {
    const { stockItemIds } = await givenStock(side, 2);
    const [one = 0, other = 0] = stockItemIds;
    const [first = 0, second = 0] = await piecesOf(one, other);
    await stow(one, first, slotOf(1));
    expect((await stow(other, second, slotOf(1))).status).toBe(409);
    await stow(one, first, slotOf(2));
    expect((await stow(other, second, slotOf(1))).status).toBe(200);
    await side.call(staff, 'POST', `/v1/stocks/${one}/actions/take_out_piece`, { piece_id: first });
    expect((await stow(other, second, slotOf(2))).status).toBe(200);
  });

  it('is free again once its garment goes to a member or leaves the warehouse', async () => {
    const given = await givenStock(side, 1);
    const others = await givenStock(side, 2);
    const [lent = 0] = given.stockItemIds;
    const [out = 0, next = 0] = others.stockItemIds;
    const [one = 0, other = 0, third = 0] = await piecesOf(lent, out, next);
    await stow(lent, one, slotOf(1));
    await side.call(staff, 'POST', '/v1/slots', slotOf(9));
    await side.call(staff, 'POST', `/v1/stocks/${lent}/actions/stow`, { slot: slotOf(9) });
    const wish = { ...recipient, user_id: given.userId, product_size_ids: [given.productSizeId] };
    const { body } = await side.call(staff, 'POST', '/v2/trysets', wish);
    const item = `/v2/trysets/items/${body.items[0].id}/actions`;
    await side.call(staff, 'POST', `${item}/accept`);
    expect((await stow(next, third, slotOf(1))).status).toBe(409);
    const parcel = { courier: 'HANJIN', tracking_number: '1' };
    await side.call(staff, 'POST', `${item}/outbound`, parcel);
    expect(await stateOf(lent)).toMatchObject({
      status: 'in_use',
      slot: null,
      pieces: [{ status: 'OutOfWarehouse', slot: null }],
    });
    expect((await stow(next, third, slotOf(1))).status).toBe(200);
    expect((await stow(lent, one, slotOf(3))).body.errorCode).toBe('stock_item.transition_not_allowed');

    await stow(out, other, slotOf(2));
    for (const action of ['force_ready_out', 'start_out']) {
      await side.call(staff, 'POST', `/v1/stocks/${out}/actions/${action}`, { reason: 'fair' });
    }
    expect((await stow(next, third, slotOf(2))).status).toBe(409);
    await side.call(staff, 'POST', `/v1/stocks/${out}/actions/out`);
    expect((await stow(next, third, slotOf(2))).status).toBe(200);
  });
});
