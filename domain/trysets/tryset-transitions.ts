import type { Rules, Transition } from '../transition-table.ts';
import type { TrysetLife, TrysetState } from './tryset-state.ts';

/** The actions on a tryset as a whole. The caller knows the items' statuses and names the items that take part. */
export const trysetTransitions = [
  { action: 'request', from: ['none'], to: 'requested', event: 'TrysetRequested', who: ['user', 'staff'] },
  { action: 'expire', from: ['none'], to: 'expired', event: 'TrysetRequestExpired', who: ['system'] },
  {
    action: 'correct_destination',
    from: ['requested'],
    to: 'same',
    event: 'TrysetDestinationCorrected',
    who: ['user', 'staff'],
  },
  {
    action: 'revise_notes',
    from: ['requested'],
    to: 'same',
    event: 'TrysetNotesRevised',
    who: ['staff'],
  },
  {
    action: 'plan_delivery',
    from: ['requested'],
    to: 'same',
    event: 'TrysetDeliveryPlanned',
    who: ['system'],
  },
  { action: 'add_item', from: ['requested'], to: 'same', event: 'TrysetItemAdded', who: ['user', 'staff'] },
  {
    action: 'expire_added_item',
    from: ['requested', 'none', 'expired', 'removed'],
    to: 'same',
    event: 'TrysetItemAddExpired',
    who: ['system'],
  },
  { action: 'cancel', from: ['requested'], to: 'same', event: 'TrysetCanceled', who: ['user', 'staff'] },
  {
    action: 'return_request',
    from: ['requested'],
    to: 'same',
    event: 'TrysetReturnRequested',
    who: ['user', 'staff'],
  },
  {
    action: 'return_accept',
    from: ['requested'],
    to: 'same',
    event: 'TrysetReturnAccepted',
    who: ['staff'],
  },
  { action: 'remove', from: ['requested'], to: 'removed', event: 'TrysetRemoved', who: ['staff'] },
] as const satisfies readonly Transition<string, TrysetLife, never>[];

export type TrysetAction = (typeof trysetTransitions)[number]['action'];

export const trysetRules: Rules<TrysetLife, never, Pick<TrysetState, 'status'>, TrysetAction> = {
  entity: 'tryset',
  table: trysetTransitions,
  guards: {},
};
