/** `under_way`: people scan. `finished`: its decisions stand, and the house carries them out. */
export const stocktakeStatuses = ['under_way', 'finished', 'canceled'] as const;
export type StocktakeStatus = (typeof stocktakeStatuses)[number];

/** `none`: before the start; lists do not show it. */
export const stocktakeLives = ['none', ...stocktakeStatuses] as const;
export type StocktakeLife = (typeof stocktakeLives)[number];

/** What a scan means. `misplaced`: the garment belongs to another slot. `unexpected`: it should not be in the warehouse. */
export const scanFindings = ['found', 'misplaced', 'unexpected'] as const;
export type ScanFinding = (typeof scanFindings)[number];

/** Of a garment that nobody scanned: it is missing, or it left the place properly during the stocktake. */
export const stocktakeFindings = ['missing', 'gone', ...scanFindings] as const;
export type StocktakeFinding = (typeof stocktakeFindings)[number];

/** What the end of a stocktake does with a garment: it goes on hold, or into the slot where it was scanned. */
export const garmentDecisions = ['hold', 'move'] as const;
export type GarmentDecision = (typeof garmentDecisions)[number];

export const garmentOutcomes = ['pending', 'done', 'failed'] as const;
export type GarmentOutcome = (typeof garmentOutcomes)[number];

/** The most garments that a place may hold at the start. */
export const expectedAtMost = 1_000;
/** The most scans that a stocktake keeps. */
export const scansAtMost = 2_000;
export const codeAtMost = 100;
