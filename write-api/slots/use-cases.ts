import { slotKey, slotText } from '#domain/slots/slot-label.ts';
import { type SlotRange, slotsAtMost, slotsOfRange } from '#domain/slots/slot-range.ts';
import { type RegisteredSlot, slotRegister, slotRegisterId } from '#domain/slots/slot-register.ts';
import { conflict, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { onEach, type TakenOnEach } from '../kit/actions/bulk.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { occupantsOf } from './occupants.ts';
import { register } from './take-over.ts';

const shownAtMost = 10;
const whyNot = {
  name_invalid: (range: SlotRange) =>
    unprocessable(
      'slot.name_invalid',
      'names of sectors and cells have 1 to 20 letters and digits, without hyphens and spaces',
      { range },
    ),
  range_invalid: (range: SlotRange) =>
    unprocessable(
      'slot.range_invalid',
      'the range ends before it begins, or its cells are not numbered in the same way',
      { range },
    ),
  range_too_large: (range: SlotRange) =>
    unprocessable('slot.range_too_large', `add at most ${slotsAtMost} slots at once`, { range }),
};

/**
 * Adds one slot or a range. Existing slots stay unchanged; the answer counts the new ones. Throws 422 `slot.name_invalid`,
 * `slot.range_invalid` and `slot.range_too_large`.
 */
export async function addSlots(
  deps: WriteDeps,
  { context }: Asked,
  range: SlotRange,
): Promise<{ changed: Changed; added: number; known: number }> {
  const wanted = slotsOfRange(range);
  if (!wanted.ok) throw whyNot[wanted.why](range);
  const { slot: ids = [] } = await deps.ids.forCommand({ slot: wanted.slots.length }, context);
  const slots = wanted.slots.map((slot, at) => ({ slotId: ids[at] ?? 0, ...slot }));
  const before = (await deps.streams.refresh(slotRegister, slotRegisterId)).state.slots;
  const commands = [{ action: 'add', slots } as const];
  const changed = await makeChange(
    deps,
    { decider: slotRegister, id: slotRegisterId, commands, name: 'add' },
    { context },
  );
  const after = changed.state.slots;
  const added = slots.filter((slot) => {
    const key = slotKey(slot);
    return after[key]?.slotId === slot.slotId || before[key]?.isRetired;
  }).length;
  const [first] = slots;
  const id = first === undefined ? 0 : (after[slotKey(first)]?.slotId ?? 0);
  return { changed: { ...changed, id }, added, known: slots.length - added };
}

/**
 * Retires an empty slot. Throws 404 if the slot does not exist, and 409 `removal.in_use` if it contains a garment or a piece.
 * If one is stowed at the same moment, the slot is restored.
 */
export async function retireSlot(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { context } = asked;
  const { state, memory } = await deps.streams.refresh(slotRegister, slotRegisterId);
  const slot = Object.values(state.slots).find(({ slotId }) => slotId === id);
  const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
  if (slot === undefined || (slot.isRetired && !isRepeat)) throw notFound('slot', id);
  if (!isRepeat) await requireEmpty(deps, slot);
  const commands = [{ action: 'retire', slotIds: [id] } as const];
  const change = { decider: slotRegister, id: slotRegisterId, commands, name: 'retire' };
  const changed = await makeChange(deps, change, { context });
  if (!isRepeat) await requireEmpty(deps, slot, () => register(deps, 'add', [slot]));
  return { ...changed, id };
}

/** Retires many slots. A slot that cannot be retired does not stop the others. */
export function retireSlots(deps: WriteDeps, asked: Asked, ids: readonly number[]): Promise<TakenOnEach> {
  const each = ids.map((id) => ({ id }));
  return onEach(asked.context, 'slot', each, async ({ id }, context) => {
    const { position } = await retireSlot(deps, { ...asked, context }, id);
    return { status: 'retired', position, isUnchanged: false };
  });
}

async function requireEmpty(
  deps: WriteDeps,
  slot: RegisteredSlot,
  otherwise: () => Promise<void> = async () => undefined,
): Promise<void> {
  await untilIndexed(deps);
  const [stockIds] = (await occupantsOf(deps, [slot])).values();
  if (stockIds === undefined) return;
  await otherwise();
  throw conflict('removal.in_use', `something lies in slot ${slotText(slot)}: stow it elsewhere first`, {
    stockIds: stockIds.slice(0, shownAtMost),
    count: stockIds.length,
  });
}
