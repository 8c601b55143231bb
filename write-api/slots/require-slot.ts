import { folded } from '#domain/codes.ts';
import { type Slot, slotKey, slotsRead, slotText, writtenSlot } from '#domain/slots/slot-label.ts';
import {
  registeredSlot,
  type SlotRegister,
  similarSlots,
  slotRegister,
  slotRegisterId,
} from '#domain/slots/slot-register.ts';
import { trackingKey } from '#domain/text/tracking-number.ts';
import { type ApiError, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { untilKnown } from '../kit/index/until-known.ts';
import { takeOverSlots } from './take-over.ts';

const similarAtMost = 5;

/**
 * Returns the registered slot for a label, however the label is written. Throws 422 `slot.retired`. Throws 422 `slot.unknown`,
 * with suggestions: slots with a similar label, or the garment, product or parcel that the text may belong to.
 */
export async function requireSlot(deps: WriteDeps, said: Slot): Promise<Slot> {
  const label = slotText(said);
  const readings = [writtenSlot(said), ...slotsRead(label)];
  const cached = found((await deps.streams.load(slotRegister, slotRegisterId)).state, readings);
  if (cached !== null) return cached;
  const newest = async () => (await deps.streams.refresh(slotRegister, slotRegisterId)).state;
  const now = found(await newest(), readings);
  if (now !== null) return now;
  if (await isNamed(deps, readings)) {
    while ((await takeOverSlots(deps)) > 0);
    const taken = found(await newest(), readings);
    if (taken !== null) return taken;
  }
  throw await unknownSlot(deps, await newest(), readings[0] ?? said);
}

function found(register: SlotRegister, readings: readonly Slot[]): Slot | null {
  for (const reading of readings) {
    const slot = registeredSlot(register, reading);
    if (slot) return { sectorCode: slot.sectorCode, cellCode: slot.cellCode, slotNumber: slot.slotNumber };
  }
  return null;
}

/** Returns whether a garment's event names the slot, so that the register will soon take it over. */
async function isNamed(deps: WriteDeps, readings: readonly Slot[]): Promise<boolean> {
  const row = await untilKnown(deps, async () => {
    const query = deps.db.selectFrom('write.named_slots').select('key');
    return (await query.where('key', 'in', readings.map(slotKey)).executeTakeFirst()) ?? null;
  });
  return row !== null;
}

async function unknownSlot({ db }: WriteDeps, register: SlotRegister, slot: Slot): Promise<ApiError> {
  const label = slotText(slot);
  if (registeredSlot(register, slot) === null) {
    return unprocessable('slot.retired', `slot ${label} is retired: use another one, or add it again`, {
      slot: label,
    });
  }
  const similar = similarSlots(register, slot, similarAtMost).map(slotText);
  const coded = await db
    .selectFrom('write.codes')
    .select(['category', 'entity_id'])
    .where('code', '=', folded(label))
    .limit(similarAtMost)
    .execute();
  const isParcel = /^\d{8,}$/.test(trackingKey(label));
  const mayBe = [
    ...coded.map(({ category, entity_id: id }) => ({ kind: category, id: Number(id) })),
    ...(isParcel ? [{ kind: 'parcel', trackingNumber: label }] : []),
  ];
  const guesses = [
    ...similar.map((each) => `slot ${each}`),
    ...coded.map(({ category, entity_id: id }) => `the code of ${category} ${id}`),
    ...(isParcel ? ['the number of a parcel'] : []),
  ];
  const guess = guesses.length === 0 ? '' : `; it may be ${guesses.join(', or ')}`;
  const message = `slot ${label} does not exist${guess}. Scan the shelf’s label, or add the slot first`;
  return unprocessable('slot.unknown', message, { slot: label, similar, mayBe });
}
