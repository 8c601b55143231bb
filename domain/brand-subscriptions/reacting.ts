import type { Reacting } from '../reacting.ts';
import { afterSubscription } from './after-subscription.ts';
import { deadlinesOfSubscription } from './deadlines.ts';
import { brandSubscription } from './subscription.ts';
import type { BrandSubscriptionCommand } from './subscription-commands.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import type { BrandSubscription } from './subscription-state.ts';

export const brandSubscriptionReacting: Reacting<
  BrandSubscription,
  BrandSubscriptionCommand,
  BrandSubscriptionEvent
> = {
  decider: brandSubscription,
  after: afterSubscription,
  deadlines: (event) => ({ ofState: (state) => deadlinesOfSubscription(event, state) }),
};
