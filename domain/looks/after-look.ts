import type { Consequence } from '../reacting.ts';
import type { LookEvent } from './look-events.ts';
import type { LookState } from './look-state.ts';

/** What an event of a look causes: its items know which looks show them. */
export function afterLook(event: LookEvent, look: LookState): Consequence[] {
  switch (event.type) {
    case 'LookPosted':
      return event.data.entries.flatMap(({ trysetItemId }) => posted(look, trysetItemId));
    case 'LookItemTagged':
      return posted(look, event.data.trysetItemId);
    case 'LookItemUntagged':
      return isTagged(look, event.data.trysetItemId) ? [] : [withdrawn(look, event.data.trysetItemId)];
    case 'LookRemoved':
      return look.entries.map(({ trysetItemId }) => withdrawn(look, trysetItemId));
    default:
      return [];
  }
}

/** Whether it tags an item by now: whoever comes late must not undo what was done since. */
function isTagged({ entries }: LookState, of: number): boolean {
  return entries.some(({ trysetItemId }) => trysetItemId === of);
}

function posted(look: LookState, of: number): Consequence[] {
  const { status, lookId, snsType } = look;
  if (status !== 'posted' || !isTagged(look, of)) return [];
  return [{ on: 'tryset_item', id: of, as: 'system', command: { action: 'post_look', lookId, snsType } }];
}

function withdrawn({ lookId }: LookState, trysetItemId: number): Consequence {
  return { on: 'tryset_item', id: trysetItemId, as: 'system', command: { action: 'withdraw_look', lookId } };
}
