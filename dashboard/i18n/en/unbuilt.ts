export const unbuilt = {
  title: 'Not built yet',
  willHold: 'Planned for this room',
  holds: {
    productsOld: 'The product list in its former arrangement.',
  },
} as const;
