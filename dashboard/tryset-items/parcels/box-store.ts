import { create } from 'zustand';
import { sessionStore } from '../../kit/session/session-store.ts';
import type { ParcelKind } from './parcel-kind.ts';

type Texts = Readonly<Partial<Record<ParcelKind['name'], string>>>;

/** What was chosen to be shipped and got no line. */
export interface LeftOut {
  items: readonly LeftOutItem[];
  /** Of chosen trysets for which the box has no room, nothing more is known. */
  trysets: number;
}

/** `noRoom`: it may go, and the box has no room for it. */
export interface LeftOutItem {
  id: number;
  trysetId: number;
  product: string;
  status: string;
  noRoom: boolean;
}

/** What stands in the boxes. It outlives a look at another room, but not the session. */
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

/** What the chosen trysets had to leave out; null once the person has seen it. */
export function tellLeftOut(leftOut: LeftOut | null): void {
  useBoxes.setState({ leftOut });
}
