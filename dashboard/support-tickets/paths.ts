export const ticketsPath = '/v1/support-tickets';
export const ticketPath = `${ticketsPath}/{id}`;

/** The staff's room, and everybody's own tickets. */
export const supportRoom = '/support';
export const helpRoom = '/help';
