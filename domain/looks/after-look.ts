import type { Consequence } from '../reacting.ts';
import type { LookEntry } from './entry.ts';
import type { LookEvent, PointChange } from './look-events.ts';
import type { LookState } from './look-state.ts';
import { overallStatus } from './overall-status.ts';
import { trysetItemOf } from './tagged.ts';

/**
 * Returns the commands that follow from a look's event: items learn which looks show them, and the member's points are given
 * or taken.
 */
export function afterLook(event: LookEvent, look: LookState): Consequence[] {
  switch (event.type) {
    case 'LookPosted':
      return event.data.entries.flatMap((entry) => posted(look, trysetItemOf(entry)));
    case 'LookItemTagged':
      return [...posted(look, trysetItemOf(event.data)), ...proposalFollows(look)];
    case 'LookItemUntagged': {
      const { trysetItemId } = event.data;
      const gone = isTagged(look, trysetItemId) ? [] : withdrawn(look, trysetItemId);
      return [...gone, ...moved(look, event.data, trysetItemId), ...proposalFollows(look)];
    }
    case 'LookItemApproved':
    case 'LookItemRejected':
    case 'LookItemReopened':
      return [...moved(look, event.data), ...proposalFollows(look)];
    case 'LookItemDeferred':
    case 'LookRecertificationRequested':
      return proposalFollows(look);
    case 'LookRejected':
      return [...event.data.entries.flatMap((change) => moved(look, change)), ...proposalFollows(look)];
    case 'LookRemoved':
      return [
        ...look.entries.flatMap((entry) => withdrawn(look, trysetItemOf(entry))),
        ...event.data.entries.flatMap((change) => moved(look, change)),
        usesFollow(look),
        ...proposalFollows(look),
      ];
    case 'LookBrandEventApproved':
    case 'LookBrandEventRejected':
    case 'LookBrandEventReopened':
      return rewarded(look);
    case 'LookPenalized':
      return [penalized(look, event.data.points)];
    default:
      return [];
  }
}

/** Returns whether the look still tags the item. A late reaction must not undo later changes. */
function isTagged({ entries }: LookState, of: number | null): boolean {
  return entries.some((entry) => trysetItemOf(entry) === of);
}

function posted(look: LookState, of: number | null): Consequence[] {
  const { status, lookId, snsType } = look;
  if (of === null || status !== 'posted' || !isTagged(look, of)) return [];
  return [{ on: 'tryset_item', id: of, as: 'system', command: { action: 'post_look', lookId, snsType } }];
}

function withdrawn({ lookId }: LookState, of: number | null): Consequence[] {
  if (of === null) return [];
  return [{ on: 'tryset_item', id: of, as: 'system', command: { action: 'withdraw_look', lookId } }];
}

/**
 * Returns the command to the point account after a decision on an item. Its `trysetItemId` is null if the look no longer tags
 * the item.
 */
function moved(
  { lookId, userId, entries }: LookState,
  { entryId, points }: PointChange,
  of: number | null = entries.filter((entry) => entry.entryId === entryId).map(trysetItemOf)[0] ?? null,
): Consequence[] {
  if (points === 0) return [];
  const forLook = { lookId, entryId, trysetItemId: of };
  const amount = Math.abs(points);
  const action = points > 0 ? 'give' : 'take';
  const command = { action, amount, pointReason: 'posting_reward', message: '', forLook } as const;
  return [{ on: 'point_account', id: userId, as: 'system', of: entryId, command }];
}

/** The reservation follows the present decision, also if a late reaction meets a newer one. */
function rewarded({ lookId, reservationId, brandEvent }: LookState): Consequence[] {
  if (reservationId === null) return [];
  const action = brandEvent?.status === 'Approved' ? 'reward' : 'revoke';
  return [{ on: 'reservation', id: reservationId, as: 'system', command: { action, lookId } }];
}

/** The proposal follows the look's present certification, also if a late reaction meets a newer one. */
function proposalFollows({ lookId, proposalId, status, entries }: LookState): Consequence[] {
  if (proposalId === null) return [];
  const isCertified = status === 'posted' && overallStatus(entries.flatMap(statusOf)) === 'certified';
  const command = { action: isCertified ? 'reward' : 'revoke', lookId } as const;
  return [{ on: 'proposal', id: proposalId, as: 'system', command }];
}

const statusOf = ({ status }: LookEntry) => (status === 'none' || status === 'untagged' ? [] : [status]);

/** Open uses of a removed look end, and confirmed ones are marked. */
function usesFollow({ lookId }: LookState): Consequence {
  const command = { action: 'follow_look', lookId, isGone: true } as const;
  return { on: 'look_uses', id: lookId, as: 'system', command };
}

function penalized({ lookId, userId }: LookState, amount: number): Consequence {
  const forLook = { lookId, entryId: null, trysetItemId: null };
  const command = { action: 'take', amount, pointReason: 'look_penalty', message: '', forLook } as const;
  return { on: 'point_account', id: userId, as: 'system', command };
}
