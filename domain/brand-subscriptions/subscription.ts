import { type Asked, accept, type Decider, type Decision } from '../decider.ts';
import { several } from '../several.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { cancel, endNow, paid, retry, upgraded, withOpen } from './decide-money.ts';
import { chooseNextPlan, choosePlan, extend, renew, upgrade } from './decide-plan.ts';
import { actsOn } from './follow-invoice.ts';
import type { BrandSubscriptionAct, BrandSubscriptionCommand } from './subscription-commands.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import {
  type BrandSubscription,
  evolveBrandSubscription,
  initialBrandSubscription,
} from './subscription-state.ts';
import { brandSubscriptionRules, brandSubscriptionTransitions } from './subscription-transitions.ts';

type Decided = Decision<BrandSubscriptionEvent>;

/** One action at a time, as the table has it. */
const acting: Decider<BrandSubscription, BrandSubscriptionAct, BrandSubscriptionEvent> = {
  category: 'brand_subscription',
  initial: initialBrandSubscription,
  decide: decideAct,
  evolve: evolveBrandSubscription,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
  memory: Number.POSITIVE_INFINITY,
};

/**
 * A brand's plan with its periods. It opens an invoice for each period and upgrade, and follows them. At most one invoice is
 * open. Each race with money is decided by the payment's append: to end what waits for money, close its payment first.
 */
export const brandSubscription: Decider<BrandSubscription, BrandSubscriptionCommand, BrandSubscriptionEvent> =
  {
    ...acting,
    decide(state, command, asked) {
      switch (command.action) {
        case 'follow_invoice':
        case 'follow_refund':
          return several(acting).decide(state, actsOn(state, command, asked.at), asked);
        default:
          return decideAct(state, command, asked);
      }
    },
  };

function decideAct(state: BrandSubscription, command: BrandSubscriptionAct, asked: Asked): Decided {
  const refused = checkTransition(brandSubscriptionRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'choose_plan':
      return choosePlan(command, asked);
    case 'pay':
      return withOpen(state, command, (open) => paid(state, open, asked));
    case 'finish_upgrade':
      return withOpen(state, command, (open) => upgraded(open, asked));
    case 'fail':
    case 'fail_again':
    case 'drop_invoice':
      return withOpen(state, command, () => fact(command));
    case 'retry':
      return retry(state, command, asked);
    case 'choose_next_plan':
      return chooseNextPlan(state, command);
    case 'upgrade':
      return upgrade(state, command, asked);
    case 'renew':
      return renew(state, command, asked);
    case 'extend':
      return extend(state, command);
    case 'cancel':
      return cancel(state);
    case 'end_now':
      return endNow(state, command);
    default:
      return fact(command);
  }
}

function fact(command: BrandSubscriptionAct): Decided {
  return accept(factOf<BrandSubscriptionEvent>(brandSubscriptionTransitions, command));
}
