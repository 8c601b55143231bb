import type { TFunction } from 'i18next';
import { label } from '../i18n/label.ts';

/** Projections in words; null or none for all of them. */
export function projectionNames(t: TFunction, names: readonly string[] | null): string {
  if (names === null || names.length === 0) return t('replay.all');
  return names.map((name) => label(t, 'replay.projection', name)).join(', ');
}
