/** The papers that labels are printed on: a label printer's 62 × 29 mm, one page each; A6, one a page; A4, a sheet of 3 × 7. */
export const labelFormats = ['62x29', 'a6', 'a4'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** How many labels stand on a page of it. */
export const labelsOnPage: Readonly<Record<LabelFormat, number>> = { '62x29': 1, a6: 1, a4: 21 };

export const labelSymbols = ['qr', 'code128'] as const;
export type LabelSymbol = (typeof labelSymbols)[number];

/** No call prints more labels than these, copies counted. */
export const labelsAtMost = 500;

/** Nor more of one label than these. */
export const copiesAtMost = 50;
