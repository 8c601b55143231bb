import { label } from '../i18n/label.ts';
import { type ValueParts, valueText } from './value-text.ts';

interface Told {
  type: string;
  data: Readonly<Record<string, unknown>>;
}

/** One readable sentence for an event, in the reader's language; also for a type that the dashboard does not know. */
export function sentence(parts: ValueParts, { type, data }: Told): string {
  const { t } = parts;
  // What an event of an old version lacks reads as nothing.
  const blank = Object.fromEntries(sentenceFields.map((name) => [name, t('history.nothing')]));
  const given = Object.entries(data).map(([name, value]) => [name, valueText(parts, name, value)]);
  const known = label(t, 'history.event', type, { ...blank, ...Object.fromEntries(given) });
  return known === type ? t('history.unknownEvent', { type }) : known;
}

/** The fields of events that the sentences name. */
const sentenceFields = [
  'abnormalIssue',
  'asked',
  'by',
  'code',
  'comment',
  'courier',
  'courierStatus',
  'faultType',
  'familyId',
  'from',
  'grade',
  'holder',
  'issue',
  'itemIds',
  'lookId',
  'maxPieceCount',
  'memoInUse',
  'name',
  'orderId',
  'outcome',
  'pickupDate',
  'pieceId',
  'productSizeId',
  'refusalType',
  'slot',
  'snsType',
  'stock',
  'stockItemId',
  'tag',
  'to',
  'trackingNumber',
  'trysetItemId',
  'unavailableReason',
];
