import type { Static } from 'typebox';
import { byPerson } from '#domain/looks/checks.ts';
import type { LookEntryStatus } from '#domain/looks/entry-transitions.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import type { WriteDeps } from '../deps.ts';
import { wanting } from '../kit/actions/action-spec.ts';
import { visibleState } from '../kit/actions/entity.ts';
import { takeAction } from '../kit/actions/single.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import type { CertificationBody } from './bodies.ts';
import { lookEntity } from './entity.ts';
import { reasonsOf, rejectionOf } from './reasons-said.ts';

type Said = Static<typeof CertificationBody>;

/**
 * Takes the action that brings a look's item to a status; all pending items if the request names none. Throws the errors of
 * that action.
 */
export async function certify(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: Said },
): Promise<Changed> {
  const { commandId } = asked.context;
  const { entries } = await visibleState(deps, lookEntity, id, asked.caller, { commandId, isNewest: true });
  const named = entries.find(({ entryId }) => entryId === said.look_item_mapping_id);
  return takeAction(deps, asked, lookEntity, id, wanting(commandFor(said, named?.status)));
}

/** Returns the command that leads to the wanted status. For a decided item, this is a new decision. */
function commandFor(said: Said, now: LookEntryStatus | undefined): LookCommand {
  const { status, look_item_mapping_id: entryId = null, comment = null } = said;
  if (status === 'Pending') return { action: 'reopen_item', entryId };
  if (status === 'Approved') {
    const action = now === 'Rejected' ? 'approve_item_from_done' : 'approve_item';
    return { action, entryId, ...byPerson };
  }
  if (status === 'Rejected') {
    const action = now === 'Approved' ? 'reject_item_from_done' : 'reject_item';
    return { action, entryId, ...rejectionOf(said), ...byPerson };
  }
  return { action: 'defer_item', entryId, comment, reasons: reasonsOf(said), ...byPerson };
}
