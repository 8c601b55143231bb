export const unbuilt = {
  title: 'Not built yet',
  willHold: 'Planned for this room',
  holds: {
    additionalServices: 'Services that a brand can order besides its plan.',
    productsOld: 'The product list in its former arrangement.',
  },
} as const;
