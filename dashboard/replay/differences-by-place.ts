import type { TFunction } from 'i18next';
import type { Difference } from '#read-api/replay/contract.ts';
import { label } from '../i18n/label.ts';
import type { RepairWish } from './use-replay-request.ts';

/** A row, a line of the log mirror or a counter that differs, with its fields, and what puts it right. */
export interface DifferingPlace {
  place: string;
  kind: Difference['kind'];
  wish: RepairWish;
  fields: { field: string; before: string; after: string }[];
}

/** Differences in the order in which they were found, those of one place together. */
export function differencesByPlace(t: TFunction, differences: readonly Difference[]): DifferingPlace[] {
  const places = new Map<string, DifferingPlace>();
  for (const difference of differences) {
    const place = placeOf(t, difference);
    const { kind, before, after } = difference;
    const known = places.get(place) ?? { place, kind, wish: wishOf(difference), fields: [] };
    known.fields.push({ field: fieldOf(t, difference), before: valueText(before), after: valueText(after) });
    places.set(place, known);
  }
  return [...places.values()];
}

function placeOf(t: TFunction, difference: Difference): string {
  switch (difference.of) {
    case 'row': {
      const { projection, table, entity } = difference;
      const beside = table === projection || table === 'people' ? '' : ` (${table})`;
      return `${label(t, 'replay.projection', projection)} ${entity}${beside}`;
    }
    case 'log': {
      const { type, stream, position } = difference;
      return t('replay.logLineOf', { type, stream, position });
    }
    case 'counter': {
      const { stat, scope, bucket } = difference;
      return t('replay.counterOf', { stat, scope, bucket });
    }
  }
}

function fieldOf(t: TFunction, difference: Difference): string {
  if (difference.of === 'counter') return difference.bucket;
  return difference.column ?? t('replay.wholeRow');
}

function wishOf(difference: Difference): RepairWish {
  switch (difference.of) {
    case 'row':
      return { of: 'entity', name: difference.projection, id: difference.entity };
    case 'log':
      return { of: 'log', position: difference.position };
    case 'counter':
      return { of: 'counters' };
  }
}

/** Text is shown as it stands, everything else as JSON; nothing as a dash. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}
