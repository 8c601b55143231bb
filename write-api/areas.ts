import { agenciesArea } from './agencies/area.ts';
import type { WriteArea } from './area.ts';
import { assignmentsArea } from './assignments/area.ts';
import { authRoutes } from './auth/routes.ts';
import { benchmarksArea } from './benchmarks/area.ts';
import { brandEventsArea } from './brand-events/area.ts';
import { brandPlansArea } from './brand-plans/area.ts';
import { brandSubscriptionsArea } from './brand-subscriptions/area.ts';
import { brandsArea } from './brands/area.ts';
import { cardsArea } from './cards/area.ts';
import { cashArea } from './cash/area.ts';
import { closedDaysArea } from './closed-days/area.ts';
import { collaborationsArea } from './collaborations/area.ts';
import { commentsArea } from './comments/area.ts';
import { commerceStockArea } from './commerce-stock/area.ts';
import { eventTicketsArea } from './event-tickets/area.ts';
import { feedbackArea } from './feedback/area.ts';
import { inboxArea } from './inbox/area.ts';
import { invitationsArea } from './invitations/area.ts';
import { assetRoutes } from './kit/assets/routes.ts';
import { failureRoutes } from './kit/follower/failure-routes.ts';
import { outsideCallRoutes } from './kit/outside/routes.ts';
import { certificateRoutes } from './kit/pictures/certificate-routes.ts';
import { pictureRoutes } from './kit/pictures/routes.ts';
import { likesArea } from './likes/area.ts';
import { lookUsesArea } from './look-uses/area.ts';
import { looksArea } from './looks/area.ts';
import { mailArea } from './mail/area.ts';
import { memberPlansArea } from './member-plans/area.ts';
import { membersArea } from './members/area.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { ordersArea } from './orders/area.ts';
import { simulatorRoutes } from './payment-provider/simulator-routes.ts';
import { paymentsArea } from './payments/area.ts';
import { payoutsArea } from './payouts/area.ts';
import { phoneRoutes } from './phones/routes.ts';
import { pointsArea } from './points/area.ts';
import { productsArea } from './products/area.ts';
import { referenceArea } from './reference/area.ts';
import { replayRoutes } from './replay/routes.ts';
import { savedRepliesArea } from './saved-replies/area.ts';
import { settlementsArea } from './settlements/area.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { slotsArea } from './slots/area.ts';
import { snsLookupRoutes } from './sns/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { stockArea } from './stock/area.ts';
import { stocktakesArea } from './stocktakes/area.ts';
import { supportTicketsArea } from './support-tickets/area.ts';
import { trysetItemsArea } from './tryset-items/area.ts';
import { trysetsArea } from './trysets/area.ts';
import { userTicketsArea } from './user-tickets/area.ts';
import { viewRoutes } from './views/routes.ts';

/** Every area with write routes or indexers. A new area adds its line here. */
export const areas: readonly WriteArea[] = [
  { routes: authRoutes },
  { routes: signUpRoutes },
  { routes: phoneRoutes },
  brandsArea,
  productsArea,
  membersArea,
  { routes: staffRoutes },
  mailArea,
  agenciesArea,
  pointsArea,
  cardsArea,
  { routes: simulatorRoutes },
  ordersArea,
  paymentsArea,
  memberPlansArea,
  eventTicketsArea,
  userTicketsArea,
  brandPlansArea,
  brandSubscriptionsArea,
  commerceStockArea,
  settlementsArea,
  cashArea,
  payoutsArea,
  assignmentsArea,
  collaborationsArea,
  commentsArea,
  { routes: notificationRoutes },
  referenceArea,
  { routes: viewRoutes },
  { routes: pictureRoutes },
  { routes: assetRoutes },
  { routes: certificateRoutes },
  trysetsArea,
  trysetItemsArea,
  looksArea,
  feedbackArea,
  lookUsesArea,
  brandEventsArea,
  benchmarksArea,
  { routes: snsLookupRoutes },
  likesArea,
  supportTicketsArea,
  savedRepliesArea,
  inboxArea,
  invitationsArea,
  slotsArea,
  closedDaysArea,
  stockArea,
  stocktakesArea,
  { routes: failureRoutes },
  { routes: outsideCallRoutes },
  { routes: replayRoutes },
];
