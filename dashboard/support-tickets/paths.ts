export const ticketsPath = '/v1/support-tickets';
export const ticketPath = `${ticketsPath}/{id}`;

/** The page of all tickets for staff, and the page of a person's own tickets. */
export const supportRoom = '/support';
export const helpRoom = '/help';
