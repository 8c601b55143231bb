/** What is told of each day, week or month. */
export const seriesLines = ['requested', 'delivered', 'returnRequested', 'shelved'] as const;
export type SeriesLine = (typeof seriesLines)[number];
