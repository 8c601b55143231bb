import { bodice, type Cut } from './bodice.ts';
import { trousersOf } from './legs.ts';
import type { Layers } from './scene.ts';

const tee: Cut = {
  neck: 8.2,
  open: 4.4,
  shoulder: 16.6,
  chest: 16.4,
  waist: [13.6, 38],
  hip: [17.6, 58],
  hem: [17.6, 62],
  round: 6.5,
};

/** Plain garments that are worn with the product. */
export const plainTop = (color: string, cut: Partial<Cut> = {}): Layers =>
  bodice({ ...tee, ...cut }, { color, stuff: 'fine_knit' }, 'figure').map((layer) =>
    'level' in layer ? { ...layer, level: layer.level * 0.3 } : layer,
  );

export const plainTrousers = (color: string): Layers =>
  trousersOf(
    {
      waist: 13,
      top: 39,
      hip: [18, 60],
      knee: [15.6, 104],
      inner: [2.6, 104],
      hem: { from: 3.6, to: 14.4, y: 149 },
    },
    { color, stuff: 'crepe' },
  ).map((layer) => ('level' in layer ? { ...layer, level: layer.level * 0.3 } : layer));
