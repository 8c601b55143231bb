/** The filter of the list of looks that shows those that come up at the desk. */
export const waitingLooks = { needs_decision: 'true' } as const;
