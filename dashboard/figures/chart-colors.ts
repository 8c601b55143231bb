/**
 * The colours of charts, those of statuses: as variables, so that they follow the theme. Each stands out from the
 * paper in both themes by more than 3 : 1, and lines differ by their dashes and the names at their ends as well.
 */
export const chartColors = {
  requested: 'var(--mui-palette-tone-waiting-text)',
  delivered: 'var(--mui-palette-tone-good-text)',
  returnRequested: 'var(--mui-palette-tone-back-text)',
  shelved: 'var(--mui-palette-tone-moving-text)',
  bars: 'var(--mui-palette-brand)',
} as const;
