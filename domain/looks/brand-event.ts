import type { LookBrandEventEvent, Rejection } from './look-events.ts';
import type { BrandEventStatus } from './look-kinds.ts';

/** The certification that a look for a brand's event has beside its items. */
export interface BrandEventCertification extends Rejection {
  status: BrandEventStatus;
  /** The ISO instant of the last decision; null while the certification waits for one. */
  decidedAt: string | null;
}

const undecided = { reasons: [], otherReason: null } as const;

export const pendingBrandEvent: BrandEventCertification = {
  ...undecided,
  status: 'Pending',
  decidedAt: null,
};

/** Returns the certification after the event. Each decision replaces the earlier one. */
export function evolveBrandEvent(event: LookBrandEventEvent, at: string): BrandEventCertification {
  switch (event.type) {
    case 'LookBrandEventApproved':
      return { ...undecided, status: 'Approved', decidedAt: at };
    case 'LookBrandEventRejected': {
      const { reasons, otherReason } = event.data;
      return { status: 'Rejected', reasons, otherReason, decidedAt: at };
    }
    case 'LookBrandEventReopened':
      return pendingBrandEvent;
  }
}
