export const plansRoom = '/plans';
export const plansPath = '/v2/brand_subscriptions/plans';
export const planPath = `${plansPath}/{id}`;
