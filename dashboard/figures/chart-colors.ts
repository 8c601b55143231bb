import type { RentalGroup } from '#domain/tryset-items/rental-groups.ts';

/**
 * The colours of charts: those of statuses, as CSS variables, so that they follow the theme. Each has a contrast of at
 * least 3 : 1 with the paper in both themes. Each line has a chart with its name, so nobody has to tell colours apart.
 */
export const chartColors = {
  requested: 'var(--mui-palette-tone-waiting-text)',
  delivered: 'var(--mui-palette-tone-good-text)',
  returnRequested: 'var(--mui-palette-tone-back-text)',
  shelved: 'var(--mui-palette-tone-moving-text)',
  bars: 'var(--mui-palette-brand)',
} as const;

/** The colours of networks. */
export const networkColors = {
  instagram: 'var(--mui-palette-tone-back-text)',
  youtube: 'var(--mui-palette-tone-bad-text)',
} as const;

/** The colours of the groups of rentals, as those of the statuses in them. */
export const groupColors = {
  toSend: 'var(--mui-palette-tone-waiting-text)',
  out: 'var(--mui-palette-tone-good-text)',
  inReturn: 'var(--mui-palette-tone-back-text)',
  deferred: 'var(--mui-palette-tone-neutral-text)',
  failed: 'var(--mui-palette-tone-bad-text)',
} as const satisfies Record<RentalGroup, string>;
