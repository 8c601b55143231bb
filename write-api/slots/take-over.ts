import { sql } from 'kysely';
import type { Slot } from '#domain/slots/slot-label.ts';
import { type SlotRegisterCommand, slotRegister, slotRegisterId } from '#domain/slots/slot-register.ts';
import type { WriteDeps } from '../deps.ts';
import { systemContext } from '../kit/changes/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { occupantsOf } from './occupants.ts';

const atOnce = 500;

/**
 * Registers slots that garments' events name and the register lacks, from imports and from before the register existed. A
 * retired slot is restored if it contains something, such as a garment stowed while the slot was being retired. Returns how
 * many names it processed.
 */
export async function takeOverSlots(deps: WriteDeps): Promise<number> {
  const rows = await deps.db
    .selectFrom('write.named_slots')
    .select(['key', 'slot', 'named_at'])
    .where(sql<boolean>`seen_at < named_at`)
    .orderBy('key')
    .limit(atOnce)
    .execute();
  if (rows.length === 0) return 0;
  const { slots } = (await deps.streams.refresh(slotRegister, slotRegisterId)).state;
  const unknown = rows.flatMap(({ key, slot }) => (slots[key] === undefined ? [slot] : []));
  const retired = rows.flatMap(({ key, slot }) => (slots[key]?.isRetired ? [slot] : []));
  await register(deps, 'take_over', unknown);
  if (retired.length > 0) {
    const occupied = await occupantsOf(deps, retired);
    const lyingIn = rows.flatMap(({ key, slot }) => (occupied.has(key) ? [slot] : []));
    await register(deps, 'add', lyingIn);
  }
  await sql`
    update write.named_slots as named set seen_at = seen.named_at
    from unnest(
      ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ named_at }) => named_at)}::bigint[]
    ) as seen (key, named_at)
    where named.key = seen.key
  `.execute(deps.db);
  return rows.length;
}

/** Adds slots on behalf of the system. */
export async function register(
  deps: WriteDeps,
  action: 'add' | 'take_over',
  slots: readonly Slot[],
): Promise<void> {
  if (slots.length === 0) return;
  const context = systemContext(deps.clock);
  const { slot: ids = [] } = await deps.ids.forCommand({ slot: slots.length }, context);
  const command: SlotRegisterCommand = {
    action,
    slots: slots.map((slot, at) => ({ slotId: ids[at] ?? 0, ...slot })),
  };
  const stream = { decider: slotRegister, id: slotRegisterId, command, name: action };
  const outcome = await runCommand(deps.streams, stream, context);
  if (!outcome.ok) throw refusalError(outcome);
}
