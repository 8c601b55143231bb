import type { Static } from 'typebox';
import type { LookEntryStatus } from '#domain/looks/entry-transitions.ts';
import type { LookAction } from '#domain/looks/look-transitions.ts';
import type { WriteDeps } from '../deps.ts';
import { type Taken, visibleState } from '../kit/actions/entity.ts';
import { takeAction } from '../kit/actions/single.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { CertificationBody } from './bodies.ts';
import { lookEntity } from './entity.ts';

type Said = Static<typeof CertificationBody>;
type Wanted = Exclude<Said['status'], 'DEFERRED'>;

const fromOpen: Readonly<Record<Wanted, LookAction>> = {
  Pending: 'reopen_item',
  Approved: 'approve_item',
  Rejected: 'reject_item',
  Deferred: 'defer_item',
};

/** Returns the action that leads to a status. A decided item needs the action that overrides its decision. */
function actionFor(wanted: Wanted, now: LookEntryStatus | undefined): LookAction {
  if (wanted === 'Approved' && now === 'Rejected') return 'approve_item_from_done';
  if (wanted === 'Rejected' && now === 'Approved') return 'reject_item_from_done';
  return fromOpen[wanted];
}

/** Takes the action that brings a look's item to a status; by default all pending items. Throws the errors of that action. */
export async function certify(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: Said },
): Promise<Taken> {
  const { status, comment, rejected_reasons, other_rejected_reason, ...common } = said;
  const wanted = status === 'DEFERRED' ? 'Deferred' : status;
  const { commandId } = asked.context;
  const { entries } = await visibleState(deps, lookEntity, id, asked.caller, { commandId, isNewest: true });
  const named = entries.find(({ entryId }) => entryId === common.look_item_mapping_id);
  const action = actionFor(wanted, named?.status);
  const reasons = { rejected_reasons, other_rejected_reason };
  const extra = wanted === 'Rejected' ? reasons : wanted === 'Deferred' ? { comment, rejected_reasons } : {};
  return takeAction(deps, asked, lookEntity, { id, action, said: { ...common, ...extra } });
}
