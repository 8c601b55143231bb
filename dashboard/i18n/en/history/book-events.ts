export const bookEvents = {
  ClaimTaken: 'Name or code that only one may have was taken.',
  ClaimGivenUp: 'Name or code that only one may have was given up.',
  RentalClaimed: 'Items count towards the member’s limits: {{itemIds}}.',
  RentalClaimEnded: 'Items no longer count towards the member’s limits: {{itemIds}}.',
  IdBlockTaken: 'Numbers were set aside: {{size}} from {{first}} on.',
  IdsGiven: 'The numbers that a request is about were kept.',
} as const;
