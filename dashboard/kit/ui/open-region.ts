import { createContext } from 'react';
import type { Region } from '#domain/regions.ts';

/** The region whose closed days the fields for pickups refuse; null if it is unknown, such as in bulk actions. */
export const OpenRegion = createContext<Region | null>(null);
