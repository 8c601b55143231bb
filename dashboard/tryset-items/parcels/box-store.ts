import { create } from 'zustand';
import { sessionStore } from '../../kit/session/session-store.ts';
import type { ParcelKind } from './parcel-kind.ts';

type Texts = Readonly<Partial<Record<ParcelKind['name'], string>>>;

/** What stands in the boxes. It outlives a look at another room, but not the session. */
export const useBoxes = create<{ texts: Texts }>(() => ({ texts: {} }));

sessionStore.subscribe((state) => {
  if (state.session === null) useBoxes.setState({ texts: {} });
});

export function writeBox(kind: ParcelKind['name'], text: string): void {
  useBoxes.setState(({ texts }) => ({ texts: { ...texts, [kind]: text } }));
}
