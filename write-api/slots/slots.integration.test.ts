import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotRegister, slotRegisterId } from '#domain/slots/slot-register.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Caller } from '#http/caller.ts';
import { eventually } from '#server/testing/eventually.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({ ownStore: true });
});
afterAll(() => side.close());

const add = (body: object) => side.call(staff, 'POST', '/v1/slots', body);
const slotOf = (sector_code: string, slot_number = 1, cell_code = '01') => ({
  sector_code,
  cell_code,
  slot_number,
});
const stow = (id: number, slot: object) =>
  side.call(staff, 'POST', `/v1/stocks/${id}/actions/stow`, { slot });
const stateOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const known = async (label: string) =>
  (await side.deps.streams.refresh(slotRegister, slotRegisterId)).state.slots[label];

describe('the register', () => {
  it('adds one slot or a range, and counts the new ones', async () => {
    expect(await add(slotOf('ra'))).toMatchObject({ status: 201, body: { added: 1, known: 0 } });
    const range = { ...slotOf('RA'), to_cell_code: '20', to_slot_number: 30 };
    expect((await add(range)).body).toMatchObject({ added: 599, known: 1 });
    expect((await add(range)).body).toMatchObject({ added: 0, known: 600 });
    for (const [more, errorCode] of [
      [{ sector_code: 'R-A' }, 'slot.name_invalid'],
      [{ to_cell_code: '00' }, 'slot.range_invalid'],
      [{ to_cell_code: '99' }, 'slot.range_too_large'],
    ] as const) {
      expect(await add({ ...range, ...more })).toMatchObject({ status: 422, body: { errorCode } });
    }
  });

  it('retires an empty slot and no other', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const { body } = await add({ ...slotOf('RB'), to_slot_number: 2 });
    await stow(id, slotOf('RB'));
    const full = await side.call(staff, 'DELETE', `/v1/slots/${body.id}`);
    expect(full).toMatchObject({
      status: 409,
      body: { errorCode: 'removal.in_use', detail: { stockIds: [id] } },
    });
    const empty = (await known('RB-01-2'))?.slotId;
    const both = await side.call(staff, 'POST', '/v1/slots/retire', { ids: [body.id, empty] });
    expect(both.body).toMatchObject([{ ok: false, errorCode: 'removal.in_use' }, { ok: true }]);
    expect((await side.call(staff, 'DELETE', `/v1/slots/${empty}`)).status).toBe(404);
    expect(await stow(id, slotOf('RB', 2))).toMatchObject({
      status: 422,
      body: { errorCode: 'slot.retired' },
    });
    expect((await add(slotOf('RB', 2))).body).toMatchObject({ id: empty, added: 1 });
    expect((await stow(id, slotOf('RB', 2))).status).toBe(200);
  });
});

describe('stowing', () => {
  it('uses registered slots, however they are written', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    await add(slotOf('A', 12, '93'));
    for (const sector of ['a', 'ㅁ', '\uff21', ' A ']) {
      expect((await stow(id, slotOf(sector, 12, '93'))).status).toBe(200);
      expect((await stateOf(id)).slot).toEqual({ sectorCode: 'A', cellCode: '93', slotNumber: 12 });
    }
  });

  it('suggests what an unknown label may be', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const { code } = await stateOf(id);
    await add(slotOf('QC', 12));
    const unlike = await stow(id, slotOf('QC', 21));
    expect(unlike).toMatchObject({
      status: 422,
      body: { errorCode: 'slot.unknown', detail: { slot: 'QC-01-21', similar: ['QC-01-12'], mayBe: [] } },
    });
    const parcel = await stow(id, slotOf('4012', 1, '3377'));
    expect(parcel.body.detail).toMatchObject({ mayBe: [{ kind: 'parcel' }] });
    const piece = await side.call(staff, 'POST', `/v1/stocks/${id}/pieces`, {
      name: 'belt',
      tag: `T-${code}`,
    });
    const body = { piece_id: piece.body.id, slot: slotOf('NO') };
    const stowed = await side.call(staff, 'POST', `/v1/stocks/${id}/actions/stow_piece`, body);
    expect(stowed.body.errorCode).toBe('slot.unknown');
    expect((await stateOf(id)).slot).toBeNull();
  });
});

describe('slots from before the register', () => {
  it('are taken over once, automatically', async () => {
    const { stockItemIds } = await givenStock(side, 2);
    const [one = 0, other = 0] = stockItemIds;
    const slot = { sectorCode: 'old', cellCode: '7', slotNumber: 3 };
    const stored = { decider: stockItem, id: one, command: { action: 'stow', slot } as const, name: 'stow' };
    const context = { ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const };
    await runCommand(side.deps.streams, stored, context);
    // Stowing works even before the follower has taken the slot over.
    expect((await stow(other, slotOf('OLD', 3, '7'))).status).toBe(200);
    const taken = await known('OLD-7-3');
    expect(taken).toMatchObject({ isRetired: false });
    await eventually(
      () =>
        side.deps.db
          .selectFrom('write.named_slots')
          .where('key', '=', 'OLD-7-3')
          .selectAll()
          .executeTakeFirst(),
      (row) => row !== undefined && BigInt(row.seen_at) >= BigInt(row.named_at),
    );
    expect(await known('OLD-7-3')).toEqual(taken);
  });
});
