import { accept, type Decision, nothingToDo } from '../decider.ts';
import type { ClosedDays } from '../open-days.ts';
import { type DeliveryDays, deliveryDays } from './terms.ts';
import type { TrysetEvent } from './tryset-events.ts';
import type { TrysetState } from './tryset-state.ts';

/** How a tryset is delivered after a mark: by express if all of its items are, because they arrive together. */
export interface DeliveryPlan {
  isExpress: boolean;
  closed: ClosedDays;
}

/** Decides on which days a tryset is prepared and arrives after its items were marked. An unknown delivery stays unknown. */
export function plannedDelivery(
  state: TrysetState,
  plan: DeliveryPlan | null,
  at: string,
): Decision<TrysetEvent> {
  const { expectedDeliveryOn } = state.delivery;
  if (plan === null || expectedDeliveryOn === null) return nothingToDo;
  const days = daysOf(state, plan, at);
  return days.expectedDeliveryOn === expectedDeliveryOn
    ? nothingToDo
    : accept({ type: 'TrysetDeliveryPlanned', data: days });
}

/** Express counts from the mark and is never later than the request promised. Normal brings back the requested days. */
function daysOf(
  { isPreferExpress, requestedDelivery }: TrysetState,
  { isExpress, closed }: DeliveryPlan,
  at: string,
): DeliveryDays {
  const fromMark = deliveryDays(at, isExpress, closed);
  if (isPreferExpress) return fromMark;
  const { expectedDeliveryOn: promised } = requestedDelivery;
  const { expectedDeliveryOn: earliest } = fromMark;
  const isSooner = isExpress && promised !== null && earliest !== null && earliest < promised;
  return isSooner ? fromMark : requestedDelivery;
}
