import type { Guards, Rules, Transition } from '../transition-table.ts';
import { type BrandEventAction, mayDecideEvent } from './brand-event-transitions.ts';
import { type LookEntryAction, type LookEntryStatus, lookEntryTransitions } from './entry-transitions.ts';
import type { BrandEventStatus } from './look-kinds.ts';
import { type LookState, type LookStatus, lookStatuses } from './look-state.ts';
import { isDone } from './overall-status.ts';

/** The facts that the guards read. Both the folded state and a read model's row provide them. */
export type LookStanding = Pick<LookState, 'status' | 'isHidden' | 'recertifications'> & {
  entries: readonly { status: LookEntryStatus }[];
  brandEvent: { status: BrandEventStatus } | null;
};

export type LookGuard =
  | 'stillOwn'
  | 'shown'
  | 'hidden'
  | 'done'
  | 'askedRarely'
  | 'checkable'
  | 'decidable'
  | 'deferrable'
  | 'reopenable'
  | 'rejected'
  | 'approved'
  | 'eventApprovable'
  | 'eventRejectable'
  | 'eventReopenable';

/** The maximum number of recertifications that a member may request for one look. */
export const recertificationsAtMost = 3;

const posted = lookStatuses.filter((status) => status === 'posted');
const people = ['user', 'staff'] as const;
/** People and the system: the system removes looks of banned or forgotten members. */
const byAll = [...people, 'system'] as const;
const staff = ['staff'] as const;
const byMethod = ['staff', 'system'] as const;
const byBrand = ['brand_admin'] as const;

/** Every action on a look. Commands on items name the item; the items' own table decides each of them. */
export const lookTransitions = [
  row('post', 'LookPosted', people, { from: ['none'], to: 'posted' }),
  row('expire', 'LookPostExpired', ['system'], { from: ['none'], to: 'expired' }),
  row('revise', 'LookRevised', people, { guards: ['stillOwn'] }),
  row('tag_item', 'LookItemTagged', people, { guards: ['stillOwn'] }),
  row('untag_item', 'LookItemUntagged', people, { guards: ['stillOwn'] }),
  row('add_image', 'LookImageAdded', people),
  row('replace_image', 'LookImageReplaced', people),
  row('move_image', 'LookImageMoved', people),
  row('remove_image', 'LookImageRemoved', people),
  row('hide', 'LookHidden', byAll, { guards: ['shown'], undo: 'show' }),
  row('show', 'LookShown', byAll, { guards: ['hidden'], undo: 'hide' }),
  row('check_link', 'LookLinkChecked', byMethod),
  row('count_reactions', 'LookReactionsCounted', ['system']),
  row('note_sns_failure', 'LookSnsFailed', ['system']),
  row('note_sns_answer', 'LookSnsAnswered', ['system']),
  row('check_item', 'LookItemChecked', ['system'], { guards: ['checkable'] }),
  row('approve_item', 'LookItemApproved', byMethod, { guards: ['decidable'] }),
  row('reject_item', 'LookItemRejected', byMethod, { guards: ['decidable'] }),
  row('defer_item', 'LookItemDeferred', byMethod, { guards: ['deferrable'] }),
  row('reopen_item', 'LookItemReopened', staff, { guards: ['reopenable'] }),
  row('approve_item_from_done', 'LookItemApproved', staff, { guards: ['rejected'] }),
  row('reject_item_from_done', 'LookItemRejected', staff, { guards: ['approved'] }),
  row('reject_look_from_pending', 'LookRejected', staff, { guards: ['decidable'] }),
  row('reject_look_from_done', 'LookRejected', staff, { guards: ['done', 'approved'] }),
  row('approve_brand_event', 'LookBrandEventApproved', staff, { guards: ['eventApprovable'] }),
  row('reject_brand_event', 'LookBrandEventRejected', staff, { guards: ['eventRejectable'] }),
  row('reopen_brand_event', 'LookBrandEventReopened', staff, { guards: ['eventReopenable'] }),
  row('request_recertification', 'LookRecertificationRequested', people, {
    guards: ['rejected', 'askedRarely'],
  }),
  row('like', 'BrandLikedLook', byBrand),
  row('unlike', 'BrandUnlikedLook', byBrand),
  row('report', 'LookReported', byBrand),
  row('penalize', 'LookPenalized', staff, { reason: 'required' }),
  row('remove', 'LookRemoved', byAll, { to: 'removed', guards: ['stillOwn'], reason: 'optional' }),
] as const satisfies readonly Transition<string, LookStatus, LookGuard>[];

export type LookAction = (typeof lookTransitions)[number]['action'];

const guards: Guards<LookGuard, LookStanding> = {
  stillOwn: ({ entries, brandEvent }, { role }) => {
    const isApproved =
      brandEvent?.status === 'Approved' || entries.some(({ status }) => status === 'Approved');
    return role === 'user' && isApproved ? 'already_approved' : null;
  },
  shown: ({ isHidden }) => (isHidden ? 'already_hidden' : null),
  hidden: ({ isHidden }) => (isHidden ? null : 'already_shown'),
  done: ({ entries, brandEvent }) =>
    isDone(statusesOf(entries), brandEvent?.status ?? null) ? null : 'not_done',
  askedRarely: ({ recertifications }, { role }) =>
    role === 'user' && recertifications >= recertificationsAtMost ? 'asked_too_often' : null,
  checkable: (look) => (anyTakes(look, 'check_item') ? null : 'nothing_pending'),
  decidable: (look) => (anyTakes(look, 'approve_item') ? null : 'nothing_to_decide'),
  deferrable: (look) => (anyTakes(look, 'defer_item') ? null : 'nothing_to_defer'),
  reopenable: (look) => (anyTakes(look, 'reopen_item') ? null : 'nothing_decided'),
  rejected: (look) => (anyTakes(look, 'approve_item_from_done') ? null : 'nothing_rejected'),
  approved: (look) => (anyTakes(look, 'reject_item_from_done') ? null : 'nothing_approved'),
  eventApprovable: eventTakes('approve_brand_event', 'event_approved'),
  eventRejectable: eventTakes('reject_brand_event', 'event_rejected'),
  eventReopenable: eventTakes('reopen_brand_event', 'event_undecided'),
};

/** The rules that decide a look's commands. */
export const lookRules: Rules<LookStatus, LookGuard, LookStanding, LookAction> = {
  entity: 'look',
  table: lookTransitions,
  guards,
};

/** Returns whether the items' table allows the action from this status. */
export function mayBegin(action: LookEntryAction, status: LookEntryStatus): boolean {
  return lookEntryTransitions.some(
    (each) => each.action === action && (each.from as readonly LookEntryStatus[]).includes(status),
  );
}

/** Returns whether the items' table allows the action on any of the look's items. */
function anyTakes({ entries }: LookStanding, action: LookEntryAction): boolean {
  return entries.some(({ status }) => mayBegin(action, status));
}

/** Returns a guard for an action on the certification for a brand's event, with its refusal in the other status. */
function eventTakes(action: BrandEventAction, otherwise: string) {
  return ({ brandEvent }: LookStanding) => {
    if (brandEvent === null) return 'no_brand_event';
    return mayDecideEvent(action, brandEvent.status) ? null : otherwise;
  };
}

/** Returns the statuses of the tagged items; skips `none` and `untagged`. */
function statusesOf(entries: LookStanding['entries']) {
  return entries.flatMap(({ status }) => (status === 'none' || status === 'untagged' ? [] : [status]));
}

/** Builds a row of the table: from posted to posted, unless overridden. */
function row<
  const Action extends string,
  const Event extends string,
  const Extra extends Partial<
    Pick<Transition<string, LookStatus, LookGuard>, 'from' | 'to' | 'guards' | 'reason' | 'undo'>
  > = Record<string, never>,
>(action: Action, event: Event, who: Transition['who'], extra?: Extra) {
  return { from: posted, to: 'same' as const, action, event, who, ...extra };
}
