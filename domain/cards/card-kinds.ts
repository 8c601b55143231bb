/** The owners of cards. */
export const walletOwners = ['user', 'brand'] as const;
export type WalletOwner = (typeof walletOwners)[number];
