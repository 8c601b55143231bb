import { brandWalletTransitions, memberWalletTransitions } from '#domain/cards/wallet.ts';
import type { WriteArea } from '../area.ts';
import { brandCardRoutes } from './brand-routes.ts';
import { removedCards } from './drop-card.ts';
import { memberCardRoutes } from './member-routes.ts';

export const cardsArea: WriteArea = {
  routes(app, deps) {
    memberCardRoutes(app, deps);
    brandCardRoutes(app, deps);
  },
  tables: { member_wallet: memberWalletTransitions, brand_wallet: brandWalletTransitions },
  reads: { brand_admin: ['brand_wallet'], user: ['member_wallet'] },
  own: [{ file: 'cards', path: '/v1/users/cards' }],
  streams: ['member_wallet-', 'brand_wallet-'],
  indexers: [removedCards],
};
