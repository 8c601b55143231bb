import { sql } from 'kysely';
import { brandWallet, memberWallet } from '#domain/cards/wallet.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { cardRoutes } from './routes.ts';

const owner = sql<number>`log.entity_id::integer`;

export const cards: Area = {
  routes: [cardRoutes],
  streams: {
    member_wallet: {
      fold: fold(memberWallet.initial, memberWallet.evolve),
      tellsOf: 'user',
      partOf: { category: 'user', id: owner },
    },
    brand_wallet: {
      fold: fold(brandWallet.initial, brandWallet.evolve),
      tellsOf: 'brand',
      partOf: { category: 'brand', id: owner },
      isLogOf: (brandId) => sql`log.entity_id = ${String(brandId)}`,
    },
  },
};
