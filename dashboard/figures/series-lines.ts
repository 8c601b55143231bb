/** The counts that the series holds for each day, week or month. */
export const seriesLines = ['requested', 'delivered', 'returnRequested', 'shelved'] as const;
export type SeriesLine = (typeof seriesLines)[number];

/** A line of counts over time. */
export interface CourseLine {
  id: string;
  name: string;
  /** Null: there is no number at this point. */
  data: readonly (number | null)[];
  color: string;
}

/** The end of the scale that lines share, so that they can be compared. At least 1. */
export function scaleEnd(lines: readonly CourseLine[]): number {
  return Math.max(1, ...lines.flatMap(({ data }) => data.map((value) => value ?? 0)));
}

/** Whether the number at the index has no neighbours. No line leads through it, so it needs a mark. */
export function isAlone(data: CourseLine['data'], index: number): boolean {
  return (data[index - 1] ?? null) === null && (data[index + 1] ?? null) === null;
}
