import { createContext, useContext } from 'react';
import { type KnownAreas, together } from './known-areas.ts';

export const AreasContext = createContext<KnownAreas>(together([]));

/** All areas, for what stands in or around the rooms of each. */
export const useAreas = (): KnownAreas => useContext(AreasContext);
