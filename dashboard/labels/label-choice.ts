import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { LabelFormat, LabelSymbol } from '#domain/labels/label-kinds.ts';

/** The last label format and symbol, stored for each device, since they depend on the device's printer. */
export const labelChoice = createStore<{ format: LabelFormat; symbol: LabelSymbol }>()(
  persist((): { format: LabelFormat; symbol: LabelSymbol } => ({ format: '62x29', symbol: 'qr' }), {
    name: 'tryset.labels',
  }),
);
