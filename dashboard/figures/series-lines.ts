/** The counts that the series holds for each day, week or month. */
export const seriesLines = ['requested', 'delivered', 'returnRequested', 'shelved'] as const;
export type SeriesLine = (typeof seriesLines)[number];
