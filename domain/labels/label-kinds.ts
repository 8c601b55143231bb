/** The papers that labels are printed on: a label printer's 62 × 29 mm, one page each; A6, one a page; A4, a sheet of 3 × 7. */
export const labelFormats = ['62x29', 'a6', 'a4'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** The number of labels on a page of each format. */
export const labelsOnPage: Readonly<Record<LabelFormat, number>> = { '62x29': 1, a6: 1, a4: 21 };

export const labelSymbols = ['qr', 'code128'] as const;
export type LabelSymbol = (typeof labelSymbols)[number];

/** The maximum number of labels in one call, counting copies. */
export const labelsAtMost = 500;

/** The maximum number of copies of one label. */
export const copiesAtMost = 50;
