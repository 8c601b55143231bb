export const unbuilt = {
  title: 'Not built yet',
  willHold: 'Planned for this room',
  holds: {
    brandPlan: 'The plan a brand uses, its limits, and the change to another plan.',
    brandSubscriptions: 'The subscriptions of a brand with their periods, payments and invoices.',
    additionalServices: 'Services that a brand can order besides its plan.',
    lookUse: 'Requests of brands to use looks of curators, with their status, period and payment.',
    productsOld: 'The product list in its former arrangement.',
  },
} as const;
