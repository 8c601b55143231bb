export const ticketsRoom = '/tickets';
export const ticketsPath = '/v1/subscriptions/user-tickets';
export const ticketPath = `${ticketsPath}/{id}`;
export const userStatusPath = '/v1/subscriptions/user-status/{id}';
