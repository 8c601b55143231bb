import type { CardKeeping } from './card.ts';
import type { Charging } from './charging.ts';

/**
 * The payment provider. Every call takes at most 30 seconds, less if the signal aborts. It throws `ProviderAway` if its
 * outcome is unknown.
 */
export type PaymentProvider = CardKeeping & Charging & { readonly isSimulated?: true };

/**
 * Thrown when the provider refuses a call and changes nothing. `reason` is our own word; the provider's words may repeat
 * personal data and are not kept.
 */
export class ProviderRefusal extends Error {
  readonly reason: ProviderRefusalReason;

  constructor(reason: ProviderRefusalReason) {
    super(`the payment provider refused: ${reason}`);
    this.name = 'ProviderRefusal';
    this.reason = reason;
  }
}

/**
 * `left_differs`: the refundable amount is another one than `left`. `needs_account`: the refund needs a bank account.
 * `already_known`: the `merchantUid` was used before.
 */
export type ProviderRefusalReason = 'left_differs' | 'needs_account' | 'already_known' | 'refused';

/**
 * Thrown when the provider does not answer or fails. Whether the call took effect is unknown. The message is our own, and
 * there is no `cause`: a parser's error quotes the text that it could not read.
 */
export class ProviderAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderAway';
  }
}
