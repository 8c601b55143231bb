export const plansRoom = '/plans';
export const plansPath = '/v2/brand_subscriptions/plans';
export const planPath = `${plansPath}/{id}`;
/** The list of the subscriptions to all plans. */
export const subscriptionsRoom = '/subscriptions';
