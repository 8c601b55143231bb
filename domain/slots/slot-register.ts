import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { type Slot, slotKey, writtenSlot } from './slot-label.ts';

export interface RegisteredSlot extends Slot {
  slotId: number;
}

/**
 * The events of the stream `slot_register-1`. One stream contains all slots of the installation, so no slot can be added
 * twice.
 */
export type SlotRegisterEvent =
  | DomainEvent<'SlotsAdded', { slots: readonly RegisteredSlot[] }>
  /** The register took over slots that contained garments before it existed, or that an import named. */
  | DomainEvent<'SlotsTakenOver', { slots: readonly RegisteredSlot[] }>
  | DomainEvent<'SlotsRetired', { slotIds: readonly number[] }>;

interface KnownSlot extends RegisteredSlot {
  isRetired: boolean;
}

/** The slots by their keys. Retired slots stay in the state and keep their ids when they are added again. */
export interface SlotRegister {
  status: 'open';
  slots: Readonly<Record<string, KnownSlot>>;
}

/** `add` restores retired slots; `take_over` leaves them retired. Both leave existing slots unchanged. */
export type SlotRegisterCommand =
  | { action: 'add' | 'take_over'; slots: readonly RegisteredSlot[] }
  | { action: 'retire'; slotIds: readonly number[] };

/** The id of the only register. */
export const slotRegisterId = 1;

const row = { from: ['open'], to: 'same' } as const;

export const slotRegisterTransitions = [
  { ...row, action: 'add', event: 'SlotsAdded', who: ['staff', 'system'] },
  { ...row, action: 'take_over', event: 'SlotsTakenOver', who: ['system'] },
  { ...row, action: 'retire', event: 'SlotsRetired', who: ['staff', 'system'] },
] as const satisfies readonly Transition<string, 'open', never>[];

const rules: Rules<'open', never, SlotRegister> = {
  entity: 'slot_register',
  table: slotRegisterTransitions,
  guards: {},
};

export const slotRegister: Decider<SlotRegister, SlotRegisterCommand, SlotRegisterEvent> = {
  category: 'slot_register',
  initial: { status: 'open', slots: {} },
  decide,
  evolve,
};

/** Returns the registered slot; undefined if the register has no slot with that label, null if the slot is retired. */
export function registeredSlot({ slots }: SlotRegister, slot: Slot): RegisteredSlot | null | undefined {
  const known = slots[slotKey(slot)];
  return known?.isRetired ? null : known;
}

/** Returns up to `atMost` slots as suggestions, whose label differs in a single character. */
export function similarSlots({ slots }: SlotRegister, slot: Slot, atMost: number): Slot[] {
  const wanted = slotKey(slot);
  const near = Object.entries(slots).filter(([key, known]) => !known.isRetired && isNear(key, wanted));
  return near.slice(0, atMost).map(([, known]) => known);
}

function decide(
  state: SlotRegister,
  command: SlotRegisterCommand,
  asked: Asked,
): Decision<SlotRegisterEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  if (command.action === 'retire') {
    const there = new Set(
      Object.values(state.slots).flatMap((known) => (known.isRetired ? [] : known.slotId)),
    );
    const slotIds = command.slotIds.filter((id) => there.has(id));
    return slotIds.length === 0 ? nothingToDo : accept({ type: 'SlotsRetired', data: { slotIds } });
  }
  const slots = newSlots(state, command.slots, command.action === 'add');
  if (slots.length === 0) return nothingToDo;
  return accept({ type: command.action === 'add' ? 'SlotsAdded' : 'SlotsTakenOver', data: { slots } });
}

function newSlots(
  { slots }: SlotRegister,
  wanted: readonly RegisteredSlot[],
  bringsBack: boolean,
): RegisteredSlot[] {
  const unique = new Map(wanted.map((slot) => [slotKey(slot), slot]));
  return [...unique].flatMap(([key, slot]) => {
    const known = slots[key];
    if (known === undefined) return [{ slotId: slot.slotId, ...writtenSlot(slot) }];
    const { isRetired, ...before } = known;
    return isRetired && bringsBack ? [before] : [];
  });
}

function evolve(state: SlotRegister, { type, data }: SlotRegisterEvent): SlotRegister {
  switch (type) {
    case 'SlotsAdded':
    case 'SlotsTakenOver': {
      const come = data.slots.map((slot) => [slotKey(slot), { ...slot, isRetired: false }] as const);
      return { ...state, slots: { ...state.slots, ...Object.fromEntries(come) } };
    }
    case 'SlotsRetired': {
      const gone = new Set(data.slotIds);
      const slots = Object.entries(state.slots).map(([key, known]) => {
        return [key, gone.has(known.slotId) ? { ...known, isRetired: true } : known] as const;
      });
      return { ...state, slots: Object.fromEntries(slots) };
    }
    default:
      return untouched(type, state);
  }
}

/** Returns whether two labels differ by at most one replaced, added or swapped character. Leading zeros do not count. */
function isNear(one: string, other: string): boolean {
  const [first, second] = [one, other].map((key) => key.replace(/(^|\D)0+(?=\d)/g, '$1'));
  if (first === undefined || second === undefined) return false;
  if (first === second) return true;
  const isShorter = first.length < second.length;
  const longer = isShorter ? second : first;
  const shorter = isShorter ? first : second;
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  if (longer.slice(at + 1) === shorter.slice(at + 1)) return true;
  const swapped = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at];
  return swapped && longer.slice(at + 2) === shorter.slice(at + 2);
}
