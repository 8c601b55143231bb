import type { Transition } from '../transition-table.ts';
import type { BrandEventStatus } from './look-kinds.ts';

/** The statuses of the certification for a brand's event. `none`: the look names no reservation. */
export const lookBrandEventStatuses = ['none', 'Pending', 'Approved', 'Rejected'] as const;
export type LookBrandEventStatus = (typeof lookBrandEventStatuses)[number];

const staff = ['staff'] as const;

/** Every action on the certification for a brand's event: source and target status, event and permitted actors. */
export const brandEventTransitions = [
  {
    action: 'approve_brand_event',
    from: ['Pending', 'Rejected'],
    to: 'Approved',
    event: 'LookBrandEventApproved',
    who: staff,
  },
  {
    action: 'reject_brand_event',
    from: ['Pending', 'Approved'],
    to: 'Rejected',
    event: 'LookBrandEventRejected',
    who: staff,
  },
  {
    action: 'reopen_brand_event',
    from: ['Approved', 'Rejected'],
    to: 'Pending',
    event: 'LookBrandEventReopened',
    who: staff,
  },
] as const satisfies readonly Transition<string, LookBrandEventStatus, never>[];

export type BrandEventAction = (typeof brandEventTransitions)[number]['action'];

/** Returns whether the certification's table allows the action from this status. */
export function mayDecideEvent(action: BrandEventAction, status: BrandEventStatus): boolean {
  return brandEventTransitions.some(
    (each) => each.action === action && (each.from as readonly BrandEventStatus[]).includes(status),
  );
}
