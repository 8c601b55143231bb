import { agencies } from './agencies/area.ts';
import { assignments } from './assignments/area.ts';
import { benchmarks } from './benchmarks/area.ts';
import { brandEvents, reservations } from './brand-events/area.ts';
import { brandInvoices } from './brand-invoices/area.ts';
import { brandPlans } from './brand-plans/area.ts';
import { brandSubscriptions } from './brand-subscriptions/area.ts';
import { brands } from './brands/area.ts';
import { cards } from './cards/area.ts';
import { cash } from './cash/area.ts';
import { closedDays } from './closed-days/area.ts';
import { collaborations, proposals } from './collaborations/area.ts';
import { comments } from './comments/area.ts';
import { commerceStock } from './commerce-stock/area.ts';
import { couriers } from './couriers/area.ts';
import { eventTickets } from './event-tickets/area.ts';
import { feedback } from './feedback/area.ts';
import { figures } from './figures/area.ts';
import { home } from './home/area.ts';
import { inbox } from './inbox/area.ts';
import { incidents } from './incidents/area.ts';
import { invitations } from './invitations/area.ts';
import { type Area, type Areas, together } from './kit/area.ts';
import { labels } from './labels/area.ts';
import { likes } from './likes/area.ts';
import { lookUses } from './look-uses/area.ts';
import { looks } from './looks/area.ts';
import { memberPlans } from './member-plans/area.ts';
import { members } from './members/area.ts';
import { metrics } from './metrics/area.ts';
import { notifications } from './notifications/area.ts';
import { orders } from './orders/area.ts';
import { payments } from './payments/area.ts';
import { payouts } from './payouts/area.ts';
import { points } from './points/area.ts';
import { products } from './products/area.ts';
import { reference } from './reference/area.ts';
import { savedReplies } from './saved-replies/area.ts';
import { settlements } from './settlements/area.ts';
import { slots } from './slots/area.ts';
import { staffAccounts } from './staff/area.ts';
import { stock } from './stock/area.ts';
import { stockStatements } from './stock-statements/area.ts';
import { stocktakes } from './stocktakes/area.ts';
import { supportTickets } from './support-tickets/area.ts';
import { trysetItems } from './tryset-items/area.ts';
import { trysets } from './trysets/area.ts';
import { userTickets } from './user-tickets/area.ts';
import { views } from './views/area.ts';

/** Every area of the read API. Routes, histories, searches and live updates follow from this list. */
export const areas: readonly Area[] = [
  trysetItems,
  stock,
  stockStatements,
  slots,
  closedDays,
  stocktakes,
  trysets,
  members,
  staffAccounts,
  agencies,
  points,
  cards,
  assignments,
  comments,
  notifications,
  looks,
  lookUses,
  brandEvents,
  reservations,
  collaborations,
  proposals,
  benchmarks,
  likes,
  feedback,
  inbox,
  invitations,
  orders,
  payments,
  brandPlans,
  brandSubscriptions,
  brandInvoices,
  commerceStock,
  settlements,
  cash,
  payouts,
  memberPlans,
  eventTickets,
  userTickets,
  supportTickets,
  savedReplies,
  brands,
  products,
  reference,
  figures,
  metrics,
  home,
  couriers,
  incidents,
  labels,
  views,
];

export const knownAreas: Areas = together(areas);
