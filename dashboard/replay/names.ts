import type { TFunction } from 'i18next';
import type { OperationSubject } from '#read-api/replay/operation-contract.ts';
import { label } from '../i18n/label.ts';

/** The names of projections for people. Null or an empty list means all of them. */
export function projectionNames(t: TFunction, names: readonly string[] | null): string {
  if (names === null || names.length === 0) return t('replay.all');
  return names.map((name) => label(t, 'replay.projection', name)).join(', ');
}

/** The kinds of entities that the page offers. Verifying an entity covers all rows built from its stream. */
export const entityKinds = [
  'stock_item',
  'tryset_item',
  'tryset',
  'product',
  'brand',
  'brand_admin',
  'user',
  'staff',
  'agency',
  'agency_contact',
  'saved_reply',
  'order',
  'payment',
  'brand_plan',
  'brand_subscription',
  'brand_invoice',
  'commerce_stock',
  'brand_month',
  'cash_account',
  'payout',
  'member_plan',
  'event_ticket',
  'user_ticket',
  'brand_feedback',
  'inbox_message',
  'invitation',
  'look_use',
  'brand_event',
  'reservation',
  'brand_collaboration',
  'proposal',
  'stocktake',
] as const;
export type EntityKind = (typeof entityKinds)[number];

/** The name of a projection or a stream category for people. `staff` is both, with the same meaning. */
function entityName(t: TFunction, name: string): string {
  const isKind = entityKinds.some((kind) => kind === name);
  return label(t, isKind ? 'replay.entities' : 'replay.projection', name);
}

/** The subject of a verification or a repair, in words. */
export function subjectText(t: TFunction, subject: OperationSubject): string {
  switch (subject.of) {
    case 'rows':
      return [
        t('replay.subjects.rows'),
        subject.projections !== null && projectionNames(t, subject.projections),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'log':
      return subject.position === undefined
        ? t('replay.subjects.log')
        : t('replay.subjects.logLine', { position: subject.position });
    case 'counters':
      return t('replay.subjects.counters');
    case 'entity':
      return `${entityName(t, subject.name)} ${subject.id}`;
  }
}
