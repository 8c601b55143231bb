import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { LabelFormat, LabelSymbol } from '#domain/labels/label-kinds.ts';

/** How labels were last printed on this device: it has its printer. */
export const labelChoice = createStore<{ format: LabelFormat; symbol: LabelSymbol }>()(
  persist((): { format: LabelFormat; symbol: LabelSymbol } => ({ format: '62x29', symbol: 'qr' }), {
    name: 'tryset.labels',
  }),
);
