import { createContext, useContext } from 'react';
import type { Density } from './column-choice.ts';

/** Row heights in px. Two lines of text need at least 35. */
const textRows: Record<Density, number> = { compact: 37, standard: 46, comfortable: 60, cards: 46 };

/** The heights of the pictures in rows, and the space around them in the row, in px. */
const pictures: Record<Density, number> = { compact: 32, standard: 64, comfortable: 96, cards: 64 };
const around: Record<Density, number> = { compact: 8, standard: 12, comfortable: 14, cards: 12 };

export function rowHeight(density: Density, hasPictures: boolean): number {
  return hasPictures ? pictures[density] + around[density] : textRows[density];
}

/** The height of the headings in px, and room for the bar that scrolls columns sideways. */
export const headingHeight = 36;
const sidewaysBar = 18;

/** The height in px of a table with this many rows. */
export function tableHeight(rows: number, density: Density, hasPictures: boolean): number {
  return headingHeight + rows * rowHeight(density, hasPictures) + sidewaysBar;
}

export const pictureHeight = (density: Density): number => pictures[density];

/** The density of the surrounding rows, for their cells. */
export const DensityContext = createContext<Density>('standard');

export const useDensity = (): Density => useContext(DensityContext);
