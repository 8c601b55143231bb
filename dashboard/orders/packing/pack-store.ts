import { create } from 'zustand';
import { sessionStore } from '../../kit/session/session-store.ts';

/** The courier and the number of each parcel, by the key of its group. An empty courier is the page's courier. */
export type Boxes = Readonly<Record<string, Box>>;

interface Box {
  courier: string;
  number: string;
}

interface Packing {
  ticked: ReadonlySet<number>;
  boxes: Boxes;
  /** The courier of parcels that have no own one. */
  courier: string;
}

const first: Packing = { ticked: new Set(), boxes: {}, courier: '04' };

/** What a person packs. It survives a visit to another page, but not the end of the session. */
export const usePacking = create<Packing>(() => first);

sessionStore.subscribe((state) => {
  if (state.session === null) usePacking.setState(first);
});

export function tick(ids: readonly number[], isTicked: boolean): void {
  usePacking.setState(({ ticked }) => {
    const next = new Set(ticked);
    for (const id of ids) isTicked ? next.add(id) : next.delete(id);
    return { ticked: next };
  });
}

export function writeParcel(key: string, part: Partial<Box>): void {
  usePacking.setState(({ boxes }) => ({
    boxes: { ...boxes, [key]: { courier: '', number: '', ...boxes[key], ...part } },
  }));
}

/** Keeps the ticks of these items only, and the numbers of these parcels. */
export function keepOnly(ids: readonly number[], keys: readonly string[]): void {
  usePacking.setState(({ boxes }) => ({
    ticked: new Set(ids),
    boxes: Object.fromEntries(Object.entries(boxes).filter(([key]) => keys.includes(key))),
  }));
}

export function choosePackCourier(courier: string): void {
  usePacking.setState({ courier });
}
