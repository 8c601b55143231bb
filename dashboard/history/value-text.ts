import type { TFunction } from 'i18next';
import { type LabelGroup, label } from '../i18n/label.ts';
import { slotText } from '../stock/slot-text.ts';

/** Fields whose values are codes with a text of their own. */
const groups: Readonly<Record<string, LabelGroup>> = {
  courier: 'couriers',
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
};

const statusGroups: Readonly<Record<string, LabelGroup>> = {
  tryset_item: 'trysetItem.status',
  stock_item: 'stockItem.status',
  tryset: 'history.trysetStatus',
  product: 'product.status',
};

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const sealed = '[sealed]';

type Fields = Readonly<Record<string, unknown>>;

export interface ValueParts {
  t: TFunction;
  /** The stream's category: a status means another thing in another one. */
  category: string;
  time: (iso: string) => string;
}

/** A value of an event, or of a field that it changed, as people read it. */
export function valueText({ t, category, time }: ValueParts, field: string, value: unknown): string {
  const text = (inner: unknown) => valueText({ t, category, time }, field, inner);
  if (value === null || value === undefined || value === '') return t('history.nothing');
  if (value === sealed) return t('history.sealed');
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
  if (Array.isArray(value)) return value.length === 0 ? t('history.nothing') : value.map(text).join(', ');
  if (typeof value === 'object') return objectText({ t, category, time }, value as Fields);
  const group = field === 'status' ? statusGroups[category] : groups[field];
  if (group !== undefined) return label(t, group, String(value));
  return typeof value === 'string' && instant.test(value) ? time(value) : String(value);
}

function objectText(parts: ValueParts, value: Fields): string {
  const { t } = parts;
  if (typeof value.kind === 'string' && typeof value.id === 'number') {
    return label(t, 'stockItem.holderKind', value.kind, { id: value.id });
  }
  if (typeof value.sectorCode === 'string') return slotText(value as Parameters<typeof slotText>[0]);
  if (typeof value.to === 'string') {
    const reason = value.unavailableReason;
    const where = label(t, 'actions.stockTo', value.to);
    return typeof reason === 'string'
      ? `${where} (${label(t, 'stockItem.unavailableReason', reason)})`
      : where;
  }
  return Object.entries(value)
    .map(([name, inner]) => `${label(t, 'history.field', name)}: ${valueText(parts, name, inner)}`)
    .join(', ');
}
