import { agencies } from './agencies/area.ts';
import { assignments } from './assignments/area.ts';
import { benchmarks } from './benchmarks/area.ts';
import { brandEvents } from './brand-events/area.ts';
import { brandPlans } from './brand-plans/area.ts';
import { brandSubscriptions } from './brand-subscriptions/area.ts';
import { brands } from './brands/area.ts';
import { cards } from './cards/area.ts';
import { cash } from './cash/area.ts';
import { checkIn } from './check-in/area.ts';
import { closedDays } from './closed-days/area.ts';
import { collaborations } from './collaborations/area.ts';
import { design } from './design/area.ts';
import { eventTickets } from './event-tickets/area.ts';
import { events } from './events/area.ts';
import { feedback } from './feedback/area.ts';
import { figures } from './figures/area.ts';
import { home } from './home/area.ts';
import { inbox } from './inbox/area.ts';
import { incidents } from './incidents/area.ts';
import { invitations } from './invitations/area.ts';
import type { Area } from './kit/areas/area.ts';
import { together } from './kit/areas/known-areas.ts';
import { session } from './kit/session/area.ts';
import { likes } from './likes/area.ts';
import { lookUses } from './look-uses/area.ts';
import { looks } from './looks/area.ts';
import { memberPlans } from './member-plans/area.ts';
import { members } from './members/area.ts';
import { notifications } from './notifications/area.ts';
import { orders } from './orders/area.ts';
import { outManagement } from './out-management/area.ts';
import { outbox } from './outbox/area.ts';
import { packing } from './packing/area.ts';
import { payments } from './payments/area.ts';
import { payouts } from './payouts/area.ts';
import { points } from './points/area.ts';
import { products } from './products/area.ts';
import { reference } from './reference/area.ts';
import { replay } from './replay/area.ts';
import { savedReplies } from './saved-replies/area.ts';
import { settlements } from './settlements/area.ts';
import { signUp } from './sign-up/area.ts';
import { slots } from './slots/area.ts';
import { staffAccounts } from './staff/area.ts';
import { stock } from './stock/area.ts';
import { stocktakes } from './stocktakes/area.ts';
import { supportTickets } from './support-tickets/area.ts';
import { terms } from './terms/area.ts';
import { trysetItems } from './tryset-items/area.ts';
import { trysets } from './trysets/area.ts';
import { userTickets } from './user-tickets/area.ts';

/** All areas of the dashboard. A new area adds its line here; routes and navigation follow from this list. */
const areas: readonly Area[] = [
  session,
  signUp,
  terms,
  home,
  trysetItems,
  trysets,
  packing,
  stock,
  slots,
  stocktakes,
  closedDays,
  products,
  brands,
  cards,
  cash,
  looks,
  lookUses,
  collaborations,
  brandEvents,
  feedback,
  benchmarks,
  likes,
  members,
  agencies,
  invitations,
  inbox,
  payments,
  brandPlans,
  brandSubscriptions,
  memberPlans,
  eventTickets,
  userTickets,
  settlements,
  payouts,
  orders,
  points,
  assignments,
  notifications,
  reference,
  checkIn,
  outManagement,
  incidents,
  figures,
  events,
  replay,
  outbox,
  staffAccounts,
  supportTickets,
  savedReplies,
  design,
];

export const knownAreas = together(areas);
