import { agenciesWritten } from './agencies/written.ts';
import { benchmarksWritten } from './benchmarks/written.ts';
import { brandEventsWritten } from './brand-events/written.ts';
import { brandInvoicesWritten } from './brand-invoices/written.ts';
import { brandPlansWritten } from './brand-plans/written.ts';
import { brandSubscriptionsWritten } from './brand-subscriptions/written.ts';
import { brandsWritten } from './brands/written.ts';
import { cardsWritten } from './cards/written.ts';
import { cashWritten } from './cash/written.ts';
import { claimDecider } from './claims.ts';
import { closedDaysWritten } from './closed-days/written.ts';
import { collaborationsWritten } from './collaborations/written.ts';
import { commerceStockWritten } from './commerce-stock/written.ts';
import { eventTicketsWritten } from './event-tickets/written.ts';
import { type Written, written } from './event-versions.ts';
import { exportsWritten } from './exports/written.ts';
import { feedbackWritten } from './feedback/written.ts';
import { givenIds } from './given-ids.ts';
import { idBlock } from './id-block.ts';
import { inboxWritten } from './inbox/written.ts';
import { invitationsWritten } from './invitations/written.ts';
import { likesWritten } from './likes/written.ts';
import { lookUsesWritten } from './look-uses/written.ts';
import { looksWritten } from './looks/written.ts';
import { memberPlansWritten } from './member-plans/written.ts';
import { membersWritten } from './members/written.ts';
import { notificationsWritten } from './notifications/written.ts';
import { ordersWritten } from './orders/written.ts';
import { paymentsWritten } from './payments/written.ts';
import { payoutsWritten } from './payouts/written.ts';
import { pointsWritten } from './points/written.ts';
import { productsWritten } from './products/written.ts';
import { referenceWritten } from './reference/written.ts';
import { replayWritten } from './replay/written.ts';
import { savedRepliesWritten } from './saved-replies/written.ts';
import { settlementsWritten } from './settlements/written.ts';
import { slotsWritten } from './slots/written.ts';
import { stockWritten } from './stock/written.ts';
import { stocktakesWritten } from './stocktakes/written.ts';
import { supportTicketsWritten } from './support-tickets/written.ts';
import { trysetItemsWritten } from './tryset-items/written.ts';
import { notesWritten } from './trysets/notes-written.ts';
import { trysetsWritten } from './trysets/written.ts';
import { userTicketsWritten } from './user-tickets/written.ts';
import { viewsWritten } from './views/written.ts';

/** All event types that were ever written to the event store, by area. Add a new area here. */
export const allWritten: readonly Written[] = [
  ...trysetItemsWritten,
  ...trysetsWritten,
  ...stockWritten,
  ...stocktakesWritten,
  ...slotsWritten,
  ...closedDaysWritten,
  ...brandsWritten,
  ...productsWritten,
  ...membersWritten,
  ...agenciesWritten,
  ...cardsWritten,
  ...paymentsWritten,
  ...ordersWritten,
  ...brandPlansWritten,
  ...brandSubscriptionsWritten,
  ...brandInvoicesWritten,
  ...commerceStockWritten,
  ...settlementsWritten,
  ...cashWritten,
  ...payoutsWritten,
  ...collaborationsWritten,
  ...memberPlansWritten,
  ...userTicketsWritten,
  ...eventTicketsWritten,
  ...pointsWritten,
  ...notesWritten,
  ...notificationsWritten,
  ...looksWritten,
  ...lookUsesWritten,
  ...brandEventsWritten,
  ...benchmarksWritten,
  ...likesWritten,
  ...feedbackWritten,
  ...inboxWritten,
  ...invitationsWritten,
  ...supportTicketsWritten,
  ...savedRepliesWritten,
  ...referenceWritten,
  ...viewsWritten,
  ...exportsWritten,
  ...replayWritten,
  written(claimDecider('username'), { ClaimGivenUp: 1, ClaimTaken: 1 }),
  written(idBlock, { IdBlockTaken: 1 }),
  written(givenIds, { IdsGiven: 1 }),
];

export const allEventTypes = allWritten.flatMap(({ newest }) => Object.keys(newest));
