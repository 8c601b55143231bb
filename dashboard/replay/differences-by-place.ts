import type { TFunction } from 'i18next';
import type { Difference } from '#read-api/replay/difference-contract.ts';
import { label } from '../i18n/label.ts';
import type { RepairWish } from './use-replay-request.ts';

/** A row, a line of the log mirror or the counters, with the fields that differ and the repair to request. */
export interface DifferingPlace {
  place: string;
  kind: Difference['kind'];
  wish: RepairWish;
  fields: { field: string; before: string; after: string }[];
}

/** Groups differences by place, in the order in which they were found. */
export function differencesByPlace(t: TFunction, differences: readonly Difference[]): DifferingPlace[] {
  const places = new Map<string, DifferingPlace>();
  for (const difference of differences) {
    const place = placeOf(t, difference);
    const { kind } = difference;
    const known = places.get(place) ?? { place, kind, wish: wishOf(difference), fields: [] };
    known.fields.push(...fieldsOf(t, difference));
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
    case 'counter':
      return t('replay.counters');
  }
}

/** The fields of a difference. For a whole row, these are all fields with a value. */
function fieldsOf(t: TFunction, difference: Difference): DifferingPlace['fields'] {
  const { before, after } = difference;
  const field = (name: string, one: unknown, other: unknown) => ({
    field: name,
    before: valueText(t, one),
    after: valueText(t, other),
  });
  if (difference.of === 'counter') {
    const { stat, scope, bucket } = difference;
    return [field([stat, scope, bucket].join(' · '), before, after)];
  }
  if (difference.column !== null) return [field(difference.column, before, after)];
  const whole = before ?? after;
  if (typeof whole !== 'object' || whole === null) return [field(t('replay.wholeRow'), before, after)];
  return Object.entries(whole)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => field(name, before === null ? null : value, after === null ? null : value));
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

/** Shows text as it is, and all other values as JSON. */
function valueText(t: TFunction, value: unknown): string {
  if (value === null || value === undefined) return t('common.none');
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}
