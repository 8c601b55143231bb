/** The groups of rentals under way, in the figures of brands and members. */
export const rentalGroups = {
  toSend: 'To send',
  out: 'Out',
  inReturn: 'In return',
  deferred: 'Deferred',
  failed: 'Failed',
} as const;
