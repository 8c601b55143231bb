/** Whose cards they are. */
export const walletOwners = ['user', 'brand'] as const;
export type WalletOwner = (typeof walletOwners)[number];
