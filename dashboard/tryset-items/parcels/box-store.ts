import { create } from 'zustand';
import { sessionStore } from '../../kit/session/session-store.ts';
import type { ParcelKind } from './parcel-kind.ts';

type Texts = Readonly<Partial<Record<ParcelKind['name'], string>>>;

/** The chosen items and trysets that got no line in the box. */
export interface LeftOut {
  items: readonly LeftOutItem[];
  /** The number of chosen trysets that were not loaded, because the box has no space for their lines. */
  trysets: number;
}

/** `noRoom` means that the item may be sent, but the box has no space for its line. */
export interface LeftOutItem {
  id: number;
  trysetId: number;
  product: string;
  status: string;
  noRoom: boolean;
}

/** The texts of the boxes. They survive a visit to another page, but not the end of the session. */
export const useBoxes = create<{ texts: Texts; leftOut: LeftOut | null }>(() => ({
  texts: {},
  leftOut: null,
}));

sessionStore.subscribe((state) => {
  if (state.session === null) useBoxes.setState({ texts: {}, leftOut: null });
});

export function writeBox(kind: ParcelKind['name'], text: string): void {
  useBoxes.setState(({ texts }) => ({ texts: { ...texts, [kind]: text } }));
}

/** Sets the chosen items that got no line; null hides the message about them. */
export function tellLeftOut(leftOut: LeftOut | null): void {
  useBoxes.setState({ leftOut });
}
