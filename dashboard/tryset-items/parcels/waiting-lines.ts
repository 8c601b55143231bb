import type { TFunction } from 'i18next';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { api } from '../../kit/client/api.ts';
import { linesAtMost } from './lines-at-most.ts';
import type { ParcelKind } from './parcel-kind.ts';

const atOnce = 500;

/** The fields of an item that its line contains. */
export interface ParcelRow {
  id: number;
  product: { name: string };
  productSize: { name: string };
  stock: { code: string };
}

/** The items that wait to be sent, oldest first, as lines that lack only courier and number. */
export async function waitingLines(
  t: TFunction,
  kind: ParcelKind,
): Promise<{ lines: string; amount: number }> {
  const rows: TrysetItem[] = [];
  let count = Number.POSITIVE_INFINITY;
  while (rows.length < Math.min(count, linesAtMost)) {
    const query = { statuses: kind.from.join(','), order: 'id', limit: atOnce, offset: rows.length };
    const { data } = await api.call<{ count: number; data: TrysetItem[] }>('GET', '/v2/trysets/items', {
      query,
    });
    count = data.count;
    rows.push(...data.data);
    if (data.data.length === 0) break;
  }
  return { lines: linesOf(t, rows), amount: rows.length };
}

/** A header and lines, with columns that show people the garment of each line. */
export function linesOf(t: TFunction, rows: readonly ParcelRow[]): string {
  const header = [
    t('parcels.columns.item'),
    t('parcels.columns.courier'),
    t('parcels.columns.number'),
    t('trysetItem.fields.stock'),
    t('trysetItem.columns.product'),
    t('trysetItem.fields.size'),
  ];
  const lines = rows.map(({ id, product, productSize, stock }) =>
    [id, '', '', stock.code, product.name, productSize.name].map(plainCell).join('\t'),
  );
  return [header.join('\t'), ...lines].join('\n');
}

const plainCell = (value: string | number) => String(value).replaceAll(/[\t\r\n"]/g, ' ');
