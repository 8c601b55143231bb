import type { Completions } from './kit/commands/completion.ts';
import { withOwner } from './points/with-owner.ts';
import { withPrice } from './stock/with-price.ts';

/** What commands are completed with before they are decided: an area whose streams need more adds its line here. */
export const completions: Completions = { stock_item: withPrice, point_account: withOwner };
