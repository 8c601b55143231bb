export const subscriptionsPath = '/v2/brand_subscriptions';
export const invoicesPath = `${subscriptionsPath}/invoices`;
export const brandPlanRoom = (brandId: number | string) => `/brands/${brandId}/plan`;
export const brandSubscriptionsRoom = (brandId: number | string) => `/brands/${brandId}/subscriptions`;
