/** What can be under way with a rental: the same words in figures, of a brand and of a member. */
export const rentalGroups = {
  toSend: 'To send',
  out: 'Out',
  inReturn: 'In return',
  deferred: 'Deferred',
  failed: 'Failed',
} as const;
