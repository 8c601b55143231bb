import { agencies } from './agencies/area.ts';
import { assignments } from './assignments/area.ts';
import { benchmarks } from './benchmarks/area.ts';
import { brandEvents } from './brand-events/area.ts';
import { brandInvoices } from './brand-invoices/area.ts';
import { brandPlans } from './brand-plans/area.ts';
import { brandSubscriptions } from './brand-subscriptions/area.ts';
import { brands } from './brands/area.ts';
import { cards } from './cards/area.ts';
import { cash } from './cash/area.ts';
import { closedDays } from './closed-days/area.ts';
import { collaborations } from './collaborations/area.ts';
import { comments } from './comments/area.ts';
import { commerceStock } from './commerce-stock/area.ts';
import { eventTickets } from './event-tickets/area.ts';
import { feedback } from './feedback/area.ts';
import { inbox } from './inbox/area.ts';
import { invitations } from './invitations/area.ts';
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
import { personalData } from './personal-data/area.ts';
import { points } from './points/area.ts';
import { products } from './products/area.ts';
import { reference } from './reference/area.ts';
import { savedReplies } from './saved-replies/area.ts';
import { settlements } from './settlements/area.ts';
import { slots } from './slots/area.ts';
import { spans } from './spans/area.ts';
import { stock } from './stock/area.ts';
import { stocktakes } from './stocktakes/area.ts';
import { supportTickets } from './support-tickets/area.ts';
import { trysetItems } from './tryset-items/area.ts';
import { trysets } from './trysets/area.ts';
import { userTickets } from './user-tickets/area.ts';
import { views } from './views/area.ts';

/** Every area with read models. Apart from the migrations, all read models are built from this list. */
export const areas = [
  trysetItems,
  trysets,
  stock,
  slots,
  closedDays,
  stocktakes,
  products,
  brands,
  members,
  agencies,
  points,
  cards,
  assignments,
  comments,
  notifications,
  looks,
  lookUses,
  brandEvents,
  collaborations,
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
  reference,
  personalData,
  views,
  spans,
  metrics,
] as const;
