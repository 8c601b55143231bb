export const packingDesk = '/ship-parcels';
export const pastedParcels = `${packingDesk}/lines`;

/** The most trysets that an address names; browsers and servers cut longer addresses. */
export const chosenAtMost = 1000;

export const deskOf = (trysetIds: readonly number[]) => `${packingDesk}?ids=${trysetIds.join(',')}`;
