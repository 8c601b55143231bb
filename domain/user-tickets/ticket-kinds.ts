import type { DeclineReason } from '../payments/payment-kinds.ts';

export const userTicketStatuses = ['idle', 'pending', 'scheduled', 'paid', 'failed', 'canceled'] as const;
/**
 * `idle`: before the request. `pending`: unpaid. `scheduled`: paid before its start. `failed`: not paid in time. A paid ticket
 * stays `paid` after its last day.
 */
export type UserTicketStatus = (typeof userTicketStatuses)[number];

export const memberStatuses = ['idle', 'active', 'scheduled', 'suspense'] as const;
/** How a member stands. `suspense`: a renewal is due and unpaid, or a return is deferred. */
export type MemberStatus = (typeof memberStatuses)[number];

/** Why an attempt to pay failed: the provider's reasons, and a member without a card. */
export type TicketDeclineReason = DeclineReason | 'no_card';

/** The system tries a failed renewal again so many days after the first failure. */
export const retryDays = [1, 3, 7] as const;
/** So many days after the first failure the system gives up. The last retry has a day for its outcome. */
export const giveUpDays = 8;

/** An unpaid sign-up ends so many minutes after its request. Until then the member can try other cards. */
export const signUpMinutes = 30;
/** The payment of a renewal ends after so many days. Retries end before, so this is the last resort. */
export const renewalDays = 30;

/** Renewals happen at this hour of the day after the last day, in UTC+9. */
export const renewalHour = 9;
/** A mail announces a renewal so many days before. */
export const announceDays = 7;

/** An unused ticket is refunded until so many days after its payment. */
export const refundDays = 7;

/** A ticket starts at most so many days after its request. */
export const daysAhead = 366;

/** How long a sign-up may take between its first and its deciding append. */
export const signUpPatienceMs = 120_000;
