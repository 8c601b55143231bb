/** The counts that the series holds for each day, week or month. */
export const seriesLines = ['requested', 'delivered', 'returnRequested', 'shelved'] as const;
export type SeriesLine = (typeof seriesLines)[number];

/** The dashes of the lines of a chart, from the first line on. */
export const lineDashes = ['10 3 2 3', 'none', '7 4', '2 3', '12 4'] as const;

/** A line of a chart over time. */
export interface CourseLine {
  id: string;
  name: string;
  /** Null: there is no number at this point. */
  data: readonly (number | null)[];
  color: string;
  /** The dashes of the line. Lines thus differ by more than their colour. */
  dashes: string;
}
