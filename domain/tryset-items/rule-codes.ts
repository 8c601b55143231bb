import type { Decision, Refusal } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import type { LineLevel } from '../line-levels.ts';

/**
 * The rules on tryset items, each with a two-digit code. A code never changes its meaning, and the code of a dropped rule is
 * not used again: add new rules at the end. A `hard` rule refuses a command; its error carries the code. A `soft` rule
 * warns; the event of the warning carries the code.
 */
export const itemRuleCodes = [
  { code: '01', rule: 'transition_not_allowed', level: 'hard' },
  { code: '02', rule: 'not_delivered', level: 'hard' },
  { code: '03', rule: 'already_posted', level: 'hard' },
  { code: '04', rule: 'not_posted', level: 'hard' },
  { code: '05', rule: 'no_look_owed', level: 'hard' },
  { code: '06', rule: 'not_extended', level: 'hard' },
  { code: '07', rule: 'not_a_gift', level: 'hard' },
  { code: '08', rule: 'removed', level: 'hard' },
  { code: '09', rule: 'already_express', level: 'hard' },
  { code: '10', rule: 'already_normal', level: 'hard' },
  { code: '11', rule: 'another_order', level: 'hard' },
  { code: '12', rule: 'reservation_expired', level: 'hard' },
  { code: '13', rule: 'stock_of_another_size', level: 'hard' },
  { code: '14', rule: 'tracking_number_invalid', level: 'hard' },
  { code: '15', rule: 'stock_not_free', level: 'hard' },
  { code: '16', rule: 'brand_removed', level: 'hard' },
  { code: '17', rule: 'product_removed', level: 'hard' },
  { code: '18', rule: 'size_removed', level: 'hard' },
  { code: '19', rule: 'brand_unpublished', level: 'hard' },
  { code: '20', rule: 'size_unpublished', level: 'hard' },
  { code: '21', rule: 'in_use', level: 'hard' },
  { code: '22', rule: 'trial_ended', level: 'soft' },
  { code: '23', rule: 'post_overdue', level: 'soft' },
  { code: '24', rule: 'replacement_expired', level: 'soft' },
  { code: '25', rule: 'by_order_only', level: 'hard' },
  { code: '26', rule: 'being_paid', level: 'hard' },
  { code: '27', rule: 'already_delivered', level: 'hard' },
  { code: '28', rule: 'extended_too_far', level: 'hard' },
  { code: '29', rule: 'swap_under_way', level: 'hard' },
  { code: '30', rule: 'swap_refused', level: 'hard' },
  { code: '31', rule: 'already_returned', level: 'hard' },
  { code: '32', rule: 'damage_reported', level: 'hard' },
  { code: '33', rule: 'report_too_late', level: 'hard' },
  { code: '34', rule: 'size_not_free', level: 'hard' },
  { code: '35', rule: 'size_of_another_product', level: 'hard' },
  { code: '36', rule: 'not_forced', level: 'hard' },
  { code: '37', rule: 'month_closed', level: 'hard' },
  { code: '38', rule: 'amount_too_high', level: 'hard' },
  { code: '39', rule: 'no_card', level: 'hard' },
  { code: '40', rule: 'fault_paid', level: 'hard' },
] as const satisfies readonly { code: string; rule: string; level: LineLevel }[];

type ItemRule = (typeof itemRuleCodes)[number];
/** The code of a rule that warns. Only these stand in events. */
export type WarningCode = Extract<ItemRule, { level: 'soft' }>['code'];
export const warningCodes: readonly WarningCode[] = itemRuleCodes.flatMap((each) =>
  each.level === 'soft' ? [each.code] : [],
);

/** The code of the rule behind an error of a command on a tryset item; null if no rule of the item refused. */
export function ruleCodeOf(errorCode: string): string | null {
  const [entity, name] = errorCode.split('.');
  const isOfItems = entity === 'tryset_item' || errorCode === 'removal.in_use';
  const found = itemRuleCodes.find(({ rule, level }) => level === 'hard' && rule === name);
  return isOfItems ? (found?.code ?? null) : null;
}

/** The refusal, with its rule's code in the detail. */
export function withRuleCode(refusal: Refusal): Refusal {
  const ruleCode = ruleCodeOf(refusal.errorCode);
  return ruleCode === null ? refusal : { ...refusal, detail: { ...refusal.detail, ruleCode } };
}

/** The decision; a refusal carries its rule's code. */
export function ruled<Event extends DomainEvent>(decision: Decision<Event>): Decision<Event> {
  return decision.ok ? decision : { ok: false, refusal: withRuleCode(decision.refusal) };
}
