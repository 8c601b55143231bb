import { agenciesArea } from './agencies/area.ts';
import type { Area } from './area.ts';
import { benchmarksArea } from './benchmarks/area.ts';
import { brandEventsArea } from './brand-events/area.ts';
import { brandInvoicesArea } from './brand-invoices/area.ts';
import { brandPlansArea } from './brand-plans/area.ts';
import { brandSubscriptionsArea } from './brand-subscriptions/area.ts';
import { brandsArea } from './brands/area.ts';
import { cashArea } from './cash/area.ts';
import { closedDaysArea } from './closed-days/area.ts';
import { collaborationsArea } from './collaborations/area.ts';
import { commentsArea } from './comments/area.ts';
import { commerceStockArea } from './commerce-stock/area.ts';
import { eventTicketsArea } from './event-tickets/area.ts';
import { feedbackArea } from './feedback/area.ts';
import { inboxArea } from './inbox/area.ts';
import { invitationsArea } from './invitations/area.ts';
import { likesArea } from './likes/area.ts';
import { lookUsesArea } from './look-uses/area.ts';
import { looksArea } from './looks/area.ts';
import { memberPlansArea } from './member-plans/area.ts';
import { membersArea } from './members/area.ts';
import { ordersArea } from './orders/area.ts';
import { paymentsArea } from './payments/area.ts';
import { payoutsArea } from './payouts/area.ts';
import { pointsArea } from './points/area.ts';
import { productsArea } from './products/area.ts';
import { referenceArea } from './reference/area.ts';
import { savedRepliesArea } from './saved-replies/area.ts';
import { settlementsArea } from './settlements/area.ts';
import { slotsArea } from './slots/area.ts';
import { stockArea } from './stock/area.ts';
import { stocktakesArea } from './stocktakes/area.ts';
import { supportTicketsArea } from './support-tickets/area.ts';
import { trysetItemsArea } from './tryset-items/area.ts';
import { trysetsArea } from './trysets/area.ts';
import { userTicketsArea } from './user-tickets/area.ts';

/** Every area whose events name entities. Add a new area here. */
export const areas = [
  agenciesArea,
  benchmarksArea,
  brandEventsArea,
  brandInvoicesArea,
  brandPlansArea,
  brandSubscriptionsArea,
  brandsArea,
  cashArea,
  closedDaysArea,
  collaborationsArea,
  commentsArea,
  commerceStockArea,
  eventTicketsArea,
  feedbackArea,
  inboxArea,
  invitationsArea,
  likesArea,
  looksArea,
  lookUsesArea,
  memberPlansArea,
  membersArea,
  ordersArea,
  paymentsArea,
  payoutsArea,
  pointsArea,
  productsArea,
  referenceArea,
  savedRepliesArea,
  settlementsArea,
  slotsArea,
  stockArea,
  stocktakesArea,
  supportTicketsArea,
  trysetItemsArea,
  trysetsArea,
  userTicketsArea,
] as const satisfies readonly Area[];

/** The kinds of entities that ids in events refer to. */
export type EntityKind = (typeof areas)[number]['kinds'][number];

/** The categories of entities that have a key of their own for their personal data. */
export type PersonCategory = (typeof areas)[number]['persons'][number];

export const personCategories: readonly PersonCategory[] = areas.flatMap(({ persons }) => [...persons]);
