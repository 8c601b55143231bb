export const plansRoom = '/plans';
export const memberPlansRoom = `${plansRoom}/members`;
export const eventTicketsRoom = `${plansRoom}/event-tickets`;
export const plansPath = '/v2/brand_subscriptions/plans';
export const planPath = `${plansPath}/{id}`;
/** The list of the subscriptions to all plans. */
export const subscriptionsRoom = '/subscriptions';
export const memberPlansPath = '/v1/subscriptions/user-plans';
export const memberPlanPath = `${memberPlansPath}/{id}`;
export const eventTicketsPath = '/v1/subscriptions/user-event-tickets';
export const eventTicketPath = `${eventTicketsPath}/{id}`;
