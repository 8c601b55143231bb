import { type Asked, accept, type Decision, refuse } from '../decider.ts';
import { checkTransition } from '../transition-table.ts';
import { type LookEntryCommand, lookEntry } from './entry.ts';
import { lookEntryRules } from './entry-transitions.ts';
import type { LookEntryEvent } from './look-events.ts';
import type { LookState } from './look-state.ts';
import { mayBegin } from './look-transitions.ts';

type OnItem = Exclude<LookEntryCommand, { action: 'tag_item' | 'untag_item' }>;

/**
 * A command on one tagged item. If `entryId` is null, it applies to every item that allows the action. A method's command
 * names the content version that the method judged.
 */
export type EntryOrder = Each<OnItem>;
type Each<Command> = Command extends OnItem
  ? Command & { entryId: number | null; contentVersion?: number }
  : never;

const onItems: ReadonlySet<string> = new Set<OnItem['action']>([
  'check_item',
  'approve_item',
  'reject_item',
  'defer_item',
  'reopen_item',
  'approve_item_from_done',
  'reject_item_from_done',
]);

export function isEntryOrder(command: { action: string }): command is EntryOrder {
  return onItems.has(command.action);
}

/**
 * Decides each targeted item by the items' table. Refuses with `look_item.transition_not_allowed` if the named item does not
 * allow the action, and with `look.item_unknown` if the look does not tag it.
 */
export function decideEntries(
  { entries }: LookState,
  { entryId, contentVersion: _, ...command }: EntryOrder,
  asked: Asked,
): Decision<LookEntryEvent> {
  const { action } = command;
  const named = entries.find((entry) => entry.entryId === entryId);
  if (entryId !== null && named === undefined) {
    return refuse('invalid', 'look.item_unknown', `the look does not tag item ${entryId}`, { entryId });
  }
  const refused = named === undefined ? null : checkTransition(lookEntryRules, named, command, asked);
  if (refused !== null) return refused;
  const meant = named === undefined ? entries.filter(({ status }) => mayBegin(action, status)) : [named];
  const events: LookEntryEvent[] = [];
  for (const entry of meant) {
    const decision = lookEntry.decide(entry, command, asked);
    if (!decision.ok) return decision;
    events.push(...decision.events);
  }
  return accept(...events);
}
