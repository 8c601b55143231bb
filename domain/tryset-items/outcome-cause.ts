import type { TrysetItemEvent } from './item-events.ts';
import type { FaultType, OutcomeCause } from './item-kinds.ts';
import type { TrysetItemStatus } from './item-status.ts';

/** The statuses that end an item's way, or interrupt its return. Items in other statuses have no outcome, so no cause is shown. */
export const outcomeStatuses = [
  'tryset_canceled',
  'return_delivered',
  'return_failed',
  'return_deferred',
  'purchased',
] as const satisfies readonly TrysetItemStatus[];

/** What an item's events tell of its outcome. */
export interface OutcomeWords {
  cause: OutcomeCause | null;
  faultType: FaultType | null;
}

/** The words of an outcome, and those that a forced purchase replaced; null if the item was not bought by force. */
export interface ToldOutcome extends OutcomeWords {
  beforeForce: OutcomeWords | null;
}

/**
 * Returns the words of an item's outcome after an event. The last documented reason counts: a garment that the courier
 * returned to the sender came back for that reason. The undo of a forced purchase brings the former words back.
 */
export function toldAfter(told: ToldOutcome, event: TrysetItemEvent): ToldOutcome {
  const { cause, faultType, beforeForce } = told;
  switch (event.type) {
    case 'TrysetItemReturnDeferred': {
      const { faultType: fault } = event.data;
      return { ...told, cause: `deferred_${fault}`, faultType: fault };
    }
    case 'TrysetItemForcePurchased': {
      const { faultType: fault } = event.data;
      return { cause: `forced_${fault}`, faultType: fault, beforeForce: { cause, faultType } };
    }
    case 'TrysetItemForcePurchaseUndone':
      return { ...(beforeForce ?? { cause: null, faultType: null }), beforeForce: null };
    case 'TrysetItemExchanged':
      return { ...told, cause: 'exchanged' };
    case 'TrysetItemReturnRequested':
      return { ...told, cause: cause === 'exchanged' ? cause : 'return_requested' };
    default: {
      const next = causeOf(event);
      return next === undefined ? told : { ...told, cause: next };
    }
  }
}

/** Returns the reason that an event gives alone, null if former reasons no longer hold, and undefined if it says nothing. */
function causeOf({ type, data }: TrysetItemEvent): OutcomeCause | null | undefined {
  switch (type) {
    case 'TrysetItemCanceled':
      return 'withdrawn';
    case 'TrysetItemDenied':
      return 'denied';
    case 'TrysetItemForceDenied':
      return 'force_denied';
    case 'TrysetItemDeliveryFailed':
      return data.outcome === 'lost' ? 'delivery_lost' : data.outcome;
    case 'TrysetItemNotReceived':
      return 'not_received';
    case 'TrysetItemReturnRetried':
      return 'return_requested';
    case 'TrysetItemArrivedUnannounced':
      return data.missing === 'request' ? 'unannounced' : undefined;
    case 'TrysetItemTakenBack':
      return 'order_returned';
    case 'TrysetItemReturnFailed':
      return 'return_failed';
    case 'TrysetItemWrittenOff':
      return `written_off_${data.outcome}`;
    case 'TrysetItemSentAgain':
    case 'TrysetItemReturnWithdrawn':
      return null;
    default:
      return undefined;
  }
}
