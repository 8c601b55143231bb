export const brandSubscriptionStatuses = [
  'idle',
  'pending',
  'payment_done',
  'using',
  'payment_retry_await',
  'payment_failed',
  'canceled',
] as const;
/**
 * `idle`: before a plan is chosen. `payment_done`: paid, but not begun. `payment_retry_await`: unpaid; a service that had begun
 * goes on. `payment_failed`: the service has stopped.
 */
export type BrandSubscriptionStatus = (typeof brandSubscriptionStatuses)[number];

/** The system tries a failed payment again so many days after the first failure. */
export const retryDays = [1, 3, 7] as const;
/** So many days after the first failure the system gives up. The last retry has a day for its outcome. */
export const giveUpDays = 8;

/** A bank transfer is due so many days after its invoice. */
export const transferDays = 7;
/** An invoice by card ends so many days after it was opened. Charges are made at once, so this is the last resort. */
export const cardDays = 30;

/** A mail announces a renewal so many days before. */
export const announceDays = 7;

/** A plan begins at most so many days after it was chosen, and is extended by at most so many days. */
export const daysAhead = 366;
