import type { Area } from '../kit/areas/area.ts';
import { brandCardsPath, memberCardsPath } from './card-owner.ts';

/** By which members and brands pay; shown on their pages. */
export const cards: Area = {
  followed: [
    { path: brandCardsPath, also: ['brand'] },
    { path: memberCardsPath, also: ['user'] },
  ],
};
