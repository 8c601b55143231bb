import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { noted } from '../notes/noted.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition } from '../transition-table.ts';
import { type DeliveryPlan, plannedDelivery } from './plan-delivery.ts';
import type { RequestedItem, TrysetDescription, TrysetEvent, TrysetNotes } from './tryset-events.ts';
import { evolveTryset, initialTryset, type TrysetState } from './tryset-state.ts';
import { trysetRules } from './tryset-transitions.ts';

/**
 * A command on a tryset. Its item ids are the items that allow the action. A command without items is refused, since it would
 * do nothing.
 */
export type TrysetCommand =
  | ({ action: 'request' } & TrysetDescription)
  | { action: 'expire'; trysetId: number }
  | { action: 'correct_destination'; recipient: Sealed }
  | { action: 'revise_notes'; notes: Partial<TrysetNotes> }
  | { action: 'plan_delivery'; plan: DeliveryPlan | null }
  | { action: 'add_item'; item: RequestedItem }
  | { action: 'expire_added_item'; trysetItemId: number }
  | { action: 'cancel'; itemIds: readonly number[] }
  | {
      action: 'return_request';
      itemIds: readonly number[];
      pickupReason: string | null;
      requestedPickupDate: string | null;
    }
  | { action: 'return_accept'; itemIds: readonly number[]; pickupDate: string | null }
  | { action: 'remove' };

const own: Decider<TrysetState, TrysetCommand, TrysetEvent> = {
  category: 'tryset',
  initial: initialTryset,
  decide,
  evolve: evolveTryset,
  brandIds: (state) => [...new Set(state.items.map((item) => item.brandId))],
};

export const { own: tryset, notes: trysetNotes } = noted(own, ({ status }) => status === 'requested');

function decide(state: TrysetState, command: TrysetCommand, asked: Asked): Decision<TrysetEvent> {
  if (asked.actor.label === 'system' && isMoot(state, command)) return nothingToDo;
  const refused = checkTransition(trysetRules, state, command, asked);
  if (refused !== null) return refused;
  if ('itemIds' in command && command.itemIds.length === 0) {
    return refuse('conflict', 'tryset.no_item_may', `no item of this tryset allows ${command.action}`, {
      asked: command.action,
    });
  }
  return eventsOf(state, command, asked);
}

/**
 * Whether a late reaction finds nothing to do. A mark of an item finds no tryset if the items' streams were written first, and a
 * removed one if staff removed it meanwhile.
 */
function isMoot({ status }: TrysetState, { action }: TrysetCommand): boolean {
  return (action === 'expire' && status !== 'none') || (action === 'plan_delivery' && status !== 'requested');
}

function eventsOf(state: TrysetState, command: TrysetCommand, { at }: Asked): Decision<TrysetEvent> {
  switch (command.action) {
    case 'request': {
      const { action: _, ...description } = command;
      return accept({ type: 'TrysetRequested', data: description });
    }
    case 'expire':
      return accept({ type: 'TrysetRequestExpired', data: { trysetId: command.trysetId } });
    case 'correct_destination':
      return state.recipient === command.recipient
        ? nothingToDo
        : accept({ type: 'TrysetDestinationCorrected', data: { recipient: command.recipient } });
    case 'revise_notes': {
      const { customLink, handoverInfo } = state;
      const changed = changedFields({ customLink, handoverInfo }, command.notes);
      return isEmpty(changed) ? nothingToDo : accept({ type: 'TrysetNotesRevised', data: { changed } });
    }
    case 'plan_delivery':
      return plannedDelivery(state, command.plan, at);
    case 'add_item':
      return addItem(state, command.item);
    case 'expire_added_item':
      return isSettled(state, command.trysetItemId)
        ? nothingToDo
        : accept({ type: 'TrysetItemAddExpired', data: { trysetItemId: command.trysetItemId } });
    case 'cancel':
      return accept({ type: 'TrysetCanceled', data: { itemIds: command.itemIds } });
    case 'return_request': {
      const { itemIds, pickupReason, requestedPickupDate } = command;
      return accept({ type: 'TrysetReturnRequested', data: { itemIds, pickupReason, requestedPickupDate } });
    }
    case 'return_accept':
      return accept({
        type: 'TrysetReturnAccepted',
        data: { itemIds: command.itemIds, pickupDate: command.pickupDate },
      });
    case 'remove':
      return accept({ type: 'TrysetRemoved', data: {} });
  }
}

function isSettled(state: TrysetState, trysetItemId: number): boolean {
  return (
    state.items.some((item) => item.trysetItemId === trysetItemId) ||
    state.expiredItemIds.includes(trysetItemId)
  );
}

function addItem(state: TrysetState, item: RequestedItem): Decision<TrysetEvent> {
  if (state.items.some((known) => known.trysetItemId === item.trysetItemId)) return nothingToDo;
  return state.expiredItemIds.includes(item.trysetItemId)
    ? refuse('conflict', 'tryset.reservation_expired', 'the reservation has expired; add the item again')
    : accept({ type: 'TrysetItemAdded', data: { item } });
}
