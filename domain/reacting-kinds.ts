import type { InvitationDeadline, OccasionDeadline, SeatDeadline } from './brand-events/deadlines.ts';
import { occasionReacting, reservationReacting } from './brand-events/reacting.ts';
import { brandInvoiceReacting } from './brand-invoices/reacting.ts';
import type { BrandSubscriptionDeadline } from './brand-subscriptions/deadlines.ts';
import { brandSubscriptionReacting } from './brand-subscriptions/reacting.ts';
import {
  type ApplicationDeadline,
  brandAdminReacting,
  brandReacting,
  type DeclinedDeadline,
} from './brands/reacting.ts';
import { cashAccountReacting } from './cash/reacting.ts';
import {
  type CollaborationDeadline,
  collaborationReacting,
  proposalReacting,
} from './collaborations/reacting.ts';
import { type CommerceStockDeadline, commerceStockReacting } from './commerce-stock/reacting.ts';
import { eventTicketUsesReacting } from './event-tickets/reacting.ts';
import { brandFeedbackReacting } from './feedback/reacting.ts';
import { inboxMessageReacting } from './inbox/reacting.ts';
import { invitationReacting } from './invitations/reacting.ts';
import type { LookUseDeadline } from './look-uses/deadlines.ts';
import { type LookUseClaimDeadline, lookUseReacting, lookUsesReacting } from './look-uses/reacting.ts';
import { lookReacting } from './looks/reacting.ts';
import type { AddressDeadline } from './members/address-proposal.ts';
import { memberReacting, staffReacting } from './members/reacting.ts';
import type { BuyerDeadline, OrderItemDeadline } from './orders/deadlines.ts';
import { orderReacting } from './orders/reacting.ts';
import { paymentReacting } from './payments/reacting.ts';
import { payoutReacting } from './payouts/reacting.ts';
import { type HoldDeadline, pointAccountReacting } from './points/reacting.ts';
import { type BrandMonthDeadline, brandMonthReacting } from './settlements/reacting.ts';
import { type StockItemDeadline, stockItemReacting } from './stock/reacting.ts';
import { stocktakeReacting } from './stocktakes/reacting.ts';
import { supportTicketReacting } from './support-tickets/reacting.ts';
import type { TrysetItemDeadline } from './tryset-items/deadlines.ts';
import { trysetItemReacting } from './tryset-items/reacting.ts';
import { type ClaimDeadline, memberRentalsReacting, trysetReacting } from './trysets/reacting.ts';
import type { UserTicketDeadline } from './user-tickets/deadlines.ts';
import { memberTicketsReacting, type SignUpDeadline, userTicketReacting } from './user-tickets/reacting.ts';

/** Every kind of stream that receives follow-up commands or whose events cause such commands. Add a new kind here. */
export const reactingKinds = {
  tryset: trysetReacting,
  tryset_item: trysetItemReacting,
  stock_item: stockItemReacting,
  member_rentals: memberRentalsReacting,
  point_account: pointAccountReacting,
  look: lookReacting,
  look_use: lookUseReacting,
  look_uses: lookUsesReacting,
  brand_event: occasionReacting,
  reservation: reservationReacting,
  brand: brandReacting,
  brand_admin: brandAdminReacting,
  user: memberReacting,
  staff: staffReacting,
  support_ticket: supportTicketReacting,
  brand_feedback: brandFeedbackReacting,
  inbox_message: inboxMessageReacting,
  invitation: invitationReacting,
  payment: paymentReacting,
  order: orderReacting,
  brand_invoice: brandInvoiceReacting,
  brand_subscription: brandSubscriptionReacting,
  commerce_stock: commerceStockReacting,
  brand_month: brandMonthReacting,
  cash_account: cashAccountReacting,
  payout: payoutReacting,
  stocktake: stocktakeReacting,
  brand_collaboration: collaborationReacting,
  proposal: proposalReacting,
  user_ticket: userTicketReacting,
  member_tickets: memberTicketsReacting,
  event_ticket_uses: eventTicketUsesReacting,
} as const;

type Kinds = typeof reactingKinds;
type CommandOn<On extends keyof Kinds> = Parameters<Kinds[On]['decider']['decide']>[1];

/** A command on one kind of stream. */
export type Target = {
  [On in keyof Kinds]: { on: On; id: number; command: CommandOn<On> };
}[keyof Kinds];

/** Every deadline. Each needs a handler. Add a new deadline here. */
export type KnownDeadline =
  | StockItemDeadline
  | TrysetItemDeadline
  | HoldDeadline
  | ClaimDeadline
  | ApplicationDeadline
  | DeclinedDeadline
  | AddressDeadline
  | UserTicketDeadline
  | SignUpDeadline
  | BrandSubscriptionDeadline
  | CommerceStockDeadline
  | BrandMonthDeadline
  | OrderItemDeadline
  | BuyerDeadline
  | LookUseDeadline
  | LookUseClaimDeadline
  | OccasionDeadline
  | SeatDeadline
  | InvitationDeadline
  | CollaborationDeadline;

/** Returns whether streams of this category receive follow-up commands, or their events cause some. */
export function isReacting(category: string): category is keyof Kinds {
  return Object.hasOwn(reactingKinds, category);
}
