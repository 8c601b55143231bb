import { withEvent } from './brand-events/with-event.ts';
import type { Completions } from './kit/commands/completion.ts';
import { withOwner } from './points/with-owner.ts';
import { withPrice } from './stock/with-price.ts';
import { withPlan } from './trysets/with-plan.ts';

/** The functions that add facts to commands before the decider runs. An area whose streams lack a fact adds its line here. */
export const completions: Completions = {
  stock_item: withPrice,
  point_account: withOwner,
  reservation: withEvent,
  tryset: withPlan,
};
