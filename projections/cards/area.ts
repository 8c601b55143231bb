import type { Area } from '../area.ts';
import { cardDescriptionsProjection } from './descriptions.ts';
import { cardsTable, walletsTable } from './tables.ts';
import { cardsOfWallet, walletsProjection } from './wallets.ts';

export const cards = {
  tables: { 'read.wallets': walletsTable, 'read.cards': cardsTable },
  projections: [walletsProjection],
  derived: [cardsOfWallet],
  personalData: [cardDescriptionsProjection],
} satisfies Area;
