import { type Actor, system } from '#domain/actor.ts';
import { afterOccasion, afterReservation } from '#domain/brand-events/after-event.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { afterInvoice } from '#domain/brand-invoices/after-invoice.ts';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { afterSubscription } from '#domain/brand-subscriptions/after-subscription.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { afterProposal } from '#domain/collaborations/after-proposal.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import type { Decider } from '#domain/decider.ts';
import { type DomainEvent, effectiveTime } from '#domain/event.ts';
import { eventTicketUses } from '#domain/event-tickets/uses.ts';
import { brandFeedback } from '#domain/feedback/feedback.ts';
import { afterFeedback } from '#domain/feedback/reacting.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import { invitation } from '#domain/invitations/invitation.ts';
import { afterLookUses, afterUse } from '#domain/look-uses/after-use.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import { lookUses } from '#domain/look-uses/look-uses.ts';
import { afterLook } from '#domain/looks/after-look.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { staff } from '#domain/members/staff.ts';
import { afterOrder } from '#domain/orders/after-order.ts';
import { order } from '#domain/orders/order.ts';
import { afterPayment } from '#domain/payments/after-payment.ts';
import { payment } from '#domain/payments/payment.ts';
import { afterPayout } from '#domain/payouts/after-payout.ts';
import { payout } from '#domain/payouts/payout.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { product } from '#domain/products/product.ts';
import { type Consequence, partOf } from '#domain/reacting.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { afterMonth } from '#domain/settlements/reacting.ts';
import { afterStockItem } from '#domain/stock/reacting.ts';
import { mayEndUse, type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import { stocktake } from '#domain/stocktakes/stocktake.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import { afterTrysetItem } from '#domain/tryset-items/after-tryset-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { afterRentals } from '#domain/trysets/after-rentals.ts';
import { afterTryset } from '#domain/trysets/after-tryset.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { schemaVersion } from '#domain/upcasters.ts';
import { afterTicket } from '#domain/user-tickets/after-ticket.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { type NewEvent, streamName } from '#event-store/stored-event.ts';
import type { CommandIds } from './deps.ts';

/** Actor, time, reason and tryset of a command. */
export interface Asked {
  actor: Actor;
  /** ISO instant of the command. */
  at: string;
  reason?: string;
  trysetId?: number;
}

interface Origin {
  commandId: string;
  correlationId: string;
  causationId: string;
}

/** An event of the demo, with the tryset that it belongs to. */
export interface Lived {
  stream: string;
  event: NewEvent;
  trysetId: number | null;
}

/** In-memory streams on which the demo runs commands. A refused command throws. */
export interface World {
  /** Runs a command on any stream, without reactions. */
  tell<State, Command extends { action: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    command: Command,
    asked: Asked,
  ): readonly { id: string; event: Event }[];
  /** Runs a command and all its reactions at the same instant. Returns the ids of its own events. */
  act(target: Target, asked: Asked, origin?: Origin): string[];
  /** Origin of a reaction to an event; `part` names the reaction among those to this event. */
  follows(cause: string, part: string): Origin;
  state<State>(
    decider: Pick<Decider<State, never, never>, 'category' | 'initial'>,
    id: number | string,
  ): State;
  history: readonly Lived[];
  /** A deterministic id for a command without a cause. */
  commandId(part: string): string;
}

interface Stream {
  state: unknown;
  at: string | null;
  commands: number;
}

export function createWorld(ids: CommandIds, receivedAt: string): World {
  const streams = new Map<string, Stream>();
  const history: Lived[] = [];

  function append<State, Command extends { action: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number | string,
    command: Command,
    { actor, at, reason, trysetId }: Asked,
    origin?: Origin,
  ) {
    const name = streamName(decider.category, id);
    const stream = streams.get(name) ?? { state: decider.initial, at: null, commands: 0 };
    streams.set(name, stream);
    const own = ids.derivedCommandId('demo', `${name}:${stream.commands}`);
    const from = origin ?? { commandId: own, correlationId: own, causationId: own };
    const time = effectiveTime({ occurredAt: at }, receivedAt, stream.at);
    const decision = decider.decide(stream.state as State, command, { actor, at: time });
    if (!decision.ok) throw new Error(`${name}: ${command.action}: ${decision.refusal.message}`);
    stream.commands += 1;
    return decision.events.map((event, index) => {
      const state = decider.evolve(stream.state as State, event, time);
      stream.state = state;
      stream.at = time;
      const stored: NewEvent = {
        id: ids.eventId(from.commandId, name, index),
        type: event.type,
        data: event.data,
        metadata: {
          schemaVersion: schemaVersion(event.type),
          $correlationId: from.correlationId,
          $causationId: from.causationId,
          command: command.action,
          commandId: from.commandId,
          actor,
          ...(reason === undefined ? {} : { reason }),
          brandIds: [...(decider.brandIds?.(state) ?? [])],
          receivedAt,
          occurredAt: at,
        },
      };
      history.push({ stream: name, event: stored, trysetId: trysetId ?? null });
      return { id: stored.id, event };
    });
  }

  function act(target: Target, given: Asked, origin?: Origin): string[] {
    const { on, id } = target;
    const asked = on === 'tryset_item' ? withTryset(id, given) : given;
    const follow = <Event>(
      events: readonly { id: string; event: Event }[],
      consequences: (event: Event) => Consequence[],
    ) => {
      for (const { id: cause, event } of events) {
        for (const consequence of consequences(event)) {
          const { as, of: _, ...next } = consequence;
          const actor = as === 'system' ? system : asked.actor;
          act(next, { ...asked, actor }, follows(cause, partOf(consequence)));
        }
      }
      return events.map((event) => event.id);
    };
    switch (on) {
      case 'tryset':
        return follow(append(tryset, id, target.command, asked, origin), (event) =>
          afterTryset(event, state(tryset, id)),
        );
      case 'tryset_item':
        return follow(append(trysetItem, id, target.command, asked, origin), (event) =>
          afterTrysetItem(event, state(trysetItem, id)),
        );
      case 'stock_item':
        return follow(append(stockItem, id, withPrice(id, target.command), asked, origin), (event) =>
          afterStockItem(event, state(stockItem, id)),
        );
      case 'look':
        return follow(append(look, id, target.command, asked, origin), (event) =>
          afterLook(event, state(look, id)),
        );
      case 'member_rentals':
        return follow(append(memberRentals, id, target.command, asked, origin), afterRentals);
      case 'user':
        return append(member, id, target.command, asked, origin).map((event) => event.id);
      case 'staff':
        return append(staff, id, target.command, asked, origin).map((event) => event.id);
      case 'brand_admin':
        return append(brandAdmin, id, target.command, asked, origin).map((event) => event.id);
      case 'brand':
        return append(brand, id, target.command, asked, origin).map((event) => event.id);
      case 'support_ticket':
        return append(supportTicket, id, target.command, asked, origin).map((event) => event.id);
      case 'brand_feedback':
        return follow(append(brandFeedback, id, target.command, asked, origin), (event) =>
          afterFeedback(event, state(brandFeedback, id)),
        );
      case 'invitation':
        return append(invitation, id, target.command, asked, origin).map((event) => event.id);
      case 'inbox_message':
        return append(inboxMessage, id, target.command, asked, origin).map((event) => event.id);
      case 'look_use':
        return follow(append(lookUse, id, target.command, asked, origin), (event) =>
          afterUse(event, state(lookUse, id)),
        );
      case 'brand_event':
        return follow(append(occasion, id, target.command, asked, origin), (event) =>
          afterOccasion(event, state(occasion, id)),
        );
      case 'reservation':
        return follow(append(reservation, id, target.command, asked, origin), (event) =>
          afterReservation(event, state(reservation, id)),
        );
      case 'look_uses':
        return follow(append(lookUses, id, target.command, asked, origin), afterLookUses);
      case 'point_account':
        return append(pointAccount, id, target.command, asked, origin).map((event) => event.id);
      case 'payment':
        return follow(append(payment, id, target.command, asked, origin), (event) =>
          afterPayment(event, state(payment, id)),
        );
      case 'order':
        return follow(append(order, id, target.command, asked, origin), (event) =>
          afterOrder(event, state(order, id)),
        );
      case 'brand_invoice':
        return follow(append(brandInvoice, id, target.command, asked, origin), (event) =>
          afterInvoice(event, state(brandInvoice, id)),
        );
      case 'brand_subscription':
        return follow(append(brandSubscription, id, target.command, asked, origin), afterSubscription);
      case 'brand_month':
        return follow(append(brandMonth, id, target.command, asked, origin), (event) =>
          afterMonth(event, state(brandMonth, id)),
        );
      case 'cash_account':
        return append(cashAccount, id, target.command, asked, origin).map((event) => event.id);
      case 'payout':
        return follow(append(payout, id, target.command, asked, origin), (event) =>
          afterPayout(event, state(payout, id)),
        );
      case 'stocktake':
        return append(stocktake, id, target.command, asked, origin).map((event) => event.id);
      case 'brand_collaboration':
        return append(collaboration, id, target.command, asked, origin).map((event) => event.id);
      case 'proposal':
        return follow(append(proposal, id, target.command, asked, origin), (event) =>
          afterProposal(event, state(proposal, id)),
        );
      case 'commerce_stock':
        return append(commerceStock, id, target.command, asked, origin).map((event) => event.id);
      case 'user_ticket':
        return follow(append(userTicket, id, target.command, asked, origin), (event) =>
          afterTicket(event, state(userTicket, id)),
        );
      case 'member_tickets':
        return append(memberTickets, id, target.command, asked, origin).map((event) => event.id);
      case 'event_ticket_uses':
        return append(eventTicketUses, id, target.command, asked, origin).map((event) => event.id);
    }
  }

  function follows(cause: string, part: string): Origin {
    const { metadata } = history.findLast((lived) => lived.event.id === cause)?.event ?? {};
    const correlationId = metadata?.$correlationId ?? cause;
    return { commandId: ids.derivedCommandId(cause, part), correlationId, causationId: cause };
  }

  /** An order does not know the tryset of the item that it sells. */
  function withTryset(id: number, asked: Asked): Asked {
    const { trysetId } = state(trysetItem, id);
    return trysetId === 0 ? asked : { trysetId, ...asked };
  }

  function withPrice(id: number, command: StockItemCommand): StockItemCommand {
    if (!mayEndUse(command)) return command;
    const { originalPrice } = state(product, state(stockItem, id).productId);
    return { ...command, originalPrice };
  }

  function state<State>(
    decider: Pick<Decider<State, never, never>, 'category' | 'initial'>,
    id: number | string,
  ): State {
    return (streams.get(streamName(decider.category, id))?.state as State | undefined) ?? decider.initial;
  }

  return {
    tell: (decider, id, command, asked) => append(decider, id, command, asked),
    act,
    follows,
    state,
    history,
    commandId: (part) => ids.derivedCommandId('demo', part),
  };
}
