/** The types of brands' plans. */
export const subscriptionTypes = ['free', 'normal', 'enterprise'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];
