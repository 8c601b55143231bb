import { createContext, useContext } from 'react';
import { type KnownAreas, together } from './known-areas.ts';

export const AreasContext = createContext<KnownAreas>(together([]));

/** All areas, for components that every area shares. */
export const useAreas = (): KnownAreas => useContext(AreasContext);
