/** The statuses of a ticket's invoice. */
export const ticketInvoiceStatuses = ['pending', 'paid', 'failed'] as const;
export type TicketInvoiceStatus = (typeof ticketInvoiceStatuses)[number];
