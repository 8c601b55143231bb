import type { Guards, Rules, Transition } from '../transition-table.ts';
import type { CertificationStatus } from './look-kinds.ts';

/** The statuses of a tagged item. `none`: not tagged yet. `untagged`: the tag was removed. */
export const lookEntryStatuses = ['none', 'Pending', 'Approved', 'Rejected', 'Deferred', 'untagged'] as const;
export type LookEntryStatus = (typeof lookEntryStatuses)[number];

const tagged = [
  'Pending',
  'Approved',
  'Rejected',
  'Deferred',
] as const satisfies readonly CertificationStatus[];
const byMethod = ['staff', 'system'] as const;

/** The statuses in which an item waits for a decision. */
export const openStatuses = ['Pending', 'Deferred'] as const satisfies readonly CertificationStatus[];

/** Every action on one tagged item of a look: source and target status, event and permitted actors. */
export const lookEntryTransitions = [
  { action: 'tag_item', from: ['none'], to: 'Pending', event: 'LookItemTagged', who: ['user', 'staff'] },
  { action: 'untag_item', from: tagged, to: 'untagged', event: 'LookItemUntagged', who: ['user', 'staff'] },
  { action: 'check_item', from: openStatuses, to: 'same', event: 'LookItemChecked', who: ['system'] },
  { action: 'approve_item', from: openStatuses, to: 'Approved', event: 'LookItemApproved', who: byMethod },
  { action: 'reject_item', from: openStatuses, to: 'Rejected', event: 'LookItemRejected', who: byMethod },
  {
    action: 'defer_item',
    from: ['Pending', 'Approved'],
    to: 'Deferred',
    event: 'LookItemDeferred',
    who: byMethod,
  },
  {
    action: 'reopen_item',
    from: ['Approved', 'Rejected', 'Deferred'],
    to: 'Pending',
    event: 'LookItemReopened',
    who: ['staff'],
  },
  {
    action: 'approve_item_from_done',
    from: ['Rejected'],
    to: 'Approved',
    event: 'LookItemApproved',
    who: ['staff'],
  },
  {
    action: 'reject_item_from_done',
    from: ['Approved'],
    to: 'Rejected',
    event: 'LookItemRejected',
    who: ['staff'],
  },
] as const satisfies readonly Transition<string, LookEntryStatus, never>[];

export type LookEntryAction = (typeof lookEntryTransitions)[number]['action'];

const noGuards: Guards<never, { status: LookEntryStatus }> = {};

export const lookEntryRules: Rules<LookEntryStatus, never, { status: LookEntryStatus }, LookEntryAction> = {
  entity: 'look_item',
  table: lookEntryTransitions,
  guards: noGuards,
};
