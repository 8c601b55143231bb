import type { TFunction } from 'i18next';
import { entityKindOf } from '#domain/entity-fields.ts';
import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import { type LabelGroup, label } from '../../i18n/label.ts';
import { slotText } from '../../stock/slot-text.ts';
import { formatNumber, type TimeFormats } from '../preferences/time.ts';

/** Fields whose values are codes with a text of their own. */
const groups: Readonly<Record<string, LabelGroup>> = {
  courier: 'couriers',
  returnCourier: 'couriers',
  returnTrackingInfo: 'trysetItem.trackingInfo',
  courierStatus: 'trysetItem.trackingInfo',
  trackingInfo: 'trysetItem.trackingInfo',
  faultType: 'trysetItem.fault',
  outcome: 'actions.outcomes',
  refusalType: 'actions.refusal',
  unavailableReason: 'stockItem.unavailableReason',
  quality: 'stockItem.quality',
  regionId: 'trysetItem.region',
  userRegion: 'trysetItem.region',
  userGender: 'trysetItem.gender',
  useMode: 'trysetItem.useMode',
  outStockRequest: 'stockItem.outRequest',
  asked: 'stockActions',
  gender: 'trysetItem.gender',
  role: 'member.role',
};

/** Codes that mean something else in the streams of a category, or in an event. */
const ownGroups: Readonly<Record<string, Readonly<Record<string, LabelGroup>>>> = {
  user: { grade: 'member.grade' },
  MemberRoleChanged: { from: 'member.role', to: 'member.role' },
  MemberGradeChanged: { from: 'member.grade', to: 'member.grade' },
};

const statusGroups: Readonly<Record<string, LabelGroup>> = {
  tryset_item: 'trysetItem.status',
  stock_item: 'stockItem.status',
  tryset: 'history.trysetStatus',
  product: 'product.status',
  user: 'history.memberStatus',
  brand: 'history.brandStatus',
  brand_admin: 'history.adminStatus',
  ...Object.fromEntries(referenceKindNames.map((kind) => [kind, 'history.referenceStatus' as const])),
};

const amounts: ReadonlySet<string> = new Set([
  'originalPrice',
  'salesPrice',
  'price',
  'requestedPoints',
  'amount',
]);
const percentages: ReadonlySet<string> = new Set([
  'discountRate',
  'reimbursementRate',
  'commissionRate',
  'rate',
]);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const sealed = '[sealed]';

type Fields = Readonly<Record<string, unknown>>;

export interface ValueParts {
  t: TFunction;
  /** The stream's category: a status means another thing in another one. */
  category: string;
  /** The event whose data it is; none for the state of a stream. */
  type?: string;
  times: Pick<TimeFormats, 'dateTime' | 'calendarDay'>;
  /** What ids are called, by `<kind>-<id>`, as the history's answer has it. */
  names: Readonly<Record<string, string>>;
}

/** A value of an event, or of a field that it changed, as people read it: a line for each where there are several. */
export function valueLines(parts: ValueParts, field: string, value: unknown): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((inner) => valueLines(parts, field, inner));
  }
  return [oneText(parts, field, value)];
}

/** The same in one line. */
export function valueText(parts: ValueParts, field: string, value: unknown): string {
  return valueLines(parts, field, value).join(parts.t('history.separator'));
}

/** The name of something and what it is, as the language writes it. */
export function pairText(t: TFunction, name: string, value: string): string {
  return t('common.pair', { name, value });
}

function oneText(parts: ValueParts, field: string, value: unknown): string {
  const { t, times } = parts;
  if (value === null || value === undefined || value === '' || Array.isArray(value)) return t('common.none');
  if (value === sealed) return t('history.sealed');
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
  if (typeof value === 'object') {
    // Staff name metadata as they please: a name says nothing of what its text is.
    const text =
      field === 'metadata' ? pairTexts(parts, value as Fields) : objectText(parts, value as Fields);
    return text || t('common.none');
  }
  if (typeof value === 'number') return numberText(parts, field, value);
  const group = groupOf(parts, field);
  if (group !== undefined) return label(t, group, String(value));
  const text = String(value);
  if (instant.test(text)) return times.dateTime(text);
  return day.test(text) ? times.calendarDay(text) : text;
}

function groupOf({ category, type = '' }: ValueParts, field: string): LabelGroup | undefined {
  if (field === 'status') return statusGroups[category];
  return ownGroups[type]?.[field] ?? ownGroups[category]?.[field] ?? groups[field];
}

function numberText({ t, type, names }: ValueParts, field: string, value: number): string {
  if (percentages.has(field)) return `${value}%`;
  if (amounts.has(field)) return formatNumber(value);
  const kind = entityKindOf(field, type);
  if (kind === null || kind === 'tryset') return String(value);
  const name = names[`${kind}-${value}`];
  if (name === undefined) return t('history.number', { id: value });
  // Items of one product are told apart by their number.
  return kind === 'tryset_item' ? `${value} · ${name}` : name;
}

function objectText(parts: ValueParts, value: Fields): string {
  const { t } = parts;
  if (typeof value.trysetItemId === 'number') return itemText(parts, value);
  if (typeof value.kind === 'string' && typeof value.id === 'number') {
    return label(t, 'stockItem.holderKind', value.kind, { id: value.id });
  }
  if (typeof value.sectorCode === 'string') return slotText(value as Parameters<typeof slotText>[0]);
  if (typeof value.to === 'string') {
    const reason = value.unavailableReason;
    const where = label(t, 'actions.stockTo', value.to);
    return typeof reason === 'string'
      ? t('history.withNote', { text: where, note: label(t, 'stockItem.unavailableReason', reason) })
      : where;
  }
  return Object.entries(value)
    .map(([name, inner]) => pairText(t, label(t, 'history.field', name), valueText(parts, name, inner)))
    .join(t('history.separator'));
}

function pairTexts({ t }: ValueParts, pairs: Fields): string {
  return Object.entries(pairs)
    .map(([name, text]) => pairText(t, name, String(text)))
    .join(t('history.separator'));
}

/** An item of a tryset: its number, its product, its size and its garment. */
function itemText(parts: ValueParts, item: Fields): string {
  const known = ['trysetItemId', 'productId', 'productSizeId', 'stockItemId']
    .filter((field) => typeof item[field] === 'number')
    .map((field) => [field, item[field] as number] as const)
    // The number of the item and the name of its product are what people know; an unnamed id beside them says nothing.
    .filter(([field, id]) => {
      const kind = entityKindOf(field);
      return field === 'trysetItemId' || (kind !== null && parts.names[`${kind}-${id}`] !== undefined);
    })
    .map(([field, id]) => (field === 'trysetItemId' ? String(id) : numberText(parts, field, id)));
  return known.join(' · ');
}
