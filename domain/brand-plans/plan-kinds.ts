/** The types of brands' plans. */
export const subscriptionTypes = ['free', 'normal', 'enterprise'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** A new price applies to periods that start so many days later, or after that. */
export const priceNoticeDays = 30;
