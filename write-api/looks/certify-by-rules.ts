import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { byRules } from '#domain/looks/by-rules.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { postDueAt } from '#domain/tryset-items/post-due.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';

/** Looks at what a look newly tags, or is asked about again, as the rule of each item's brand has it. */
export const certifyByRules: Effect = async (deps, stored, id) => {
  const asked = newlyAsked(stored as unknown as LookEvent);
  if (asked !== 'all' && asked.length === 0) return;
  const { state } = await deps.streams.refresh(look, id);
  if (state.status !== 'posted') return;
  for (const entry of state.entries) {
    const isAsked = asked === 'all' || asked.includes(entry.entryId);
    if (!isAsked || entry.status !== 'Pending') continue;
    const commandId = derivedCommandId(stored.id, `certify:${entry.entryId}`);
    if (await deps.streams.holds(look, id, commandId)) continue;
    const command = await commandFor(deps, state, entry);
    if (command === null || (asked === 'all' && showsTheSame(command, entry))) continue;
    const { $correlationId: correlationId } = stored.metadata;
    // Where a person was faster it is refused, and that is as it should be.
    await runTarget(
      deps.streams,
      { on: 'look', id, command },
      {
        ...{ commandId, actor: system, receivedAt: deps.clock(), correlationId, causationId: stored.id },
      },
    );
  }
};

/** What was learnt of a post may change nothing of what was seen of it. */
function showsTheSame(command: LookCommand, { checks }: LookEntry): boolean {
  return command.action === 'check_item' && sameJson(command.checks, checks);
}

/** The items that an event puts before the method. */
function newlyAsked({ type, data }: LookEvent): readonly number[] | 'all' {
  switch (type) {
    case 'LookPosted':
      return data.entries.map(({ entryId }) => entryId);
    case 'LookItemTagged':
      return [data.entryId];
    case 'LookRecertificationRequested':
      return data.entryIds;
    case 'LookLinkChecked':
      // What was not known then may be by now.
      return 'all';
    default:
      return [];
  }
}

/** What the method does about an item; null where it is the people's. */
async function commandFor(deps: WriteDeps, state: LookState, entry: LookEntry): Promise<LookCommand | null> {
  const of = (await deps.streams.load(brand, entry.brandId)).state;
  const item = (await deps.streams.refresh(trysetItem, entry.trysetItemId)).state;
  return byRules(state, entry, of, postDueAt(item));
}
