/** The types of brands' plans. */
export const subscriptionTypes = ['free', 'normal', 'enterprise'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** Maximum length of a plan's period. */
export const monthsAtMost = 36;

/** A new price applies to periods that start so many days later, or after that. */
export const priceNoticeDays = 30;
