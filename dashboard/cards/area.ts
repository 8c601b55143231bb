import type { Area } from '../kit/areas/area.ts';
import { brandCardsPath, memberCardsPath } from './card-owner.ts';

/** Payment cards, shown on the pages of members and brands. */
export const cards: Area = {
  followed: [
    { path: brandCardsPath, also: ['brand'] },
    { path: memberCardsPath, also: ['user'] },
  ],
};
