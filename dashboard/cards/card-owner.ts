import type { WalletOwner } from '#domain/cards/card-kinds.ts';

/** The brand or member whose cards a page shows. */
export interface CardOwner {
  kind: WalletOwner;
  id: number;
}

export const brandCardsPath = '/v1/brands/{id}/cards';
export const memberCardsPath = '/v1/users/cards';
export const memberCardPath = '/v1/users/cards/{user_id}';
