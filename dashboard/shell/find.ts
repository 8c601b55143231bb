import type { Product } from '#read-api/products/contract.ts';
import type { StockItem } from '#read-api/stocks/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import type { User } from '#read-api/users/contract.ts';
import type { CallOptions } from '../client/http-client.ts';

export type FoundKind = 'stock' | 'item' | 'tryset' | 'product' | 'member';

/** A page that what was typed may mean. */
export interface Found {
  kind: FoundKind;
  path: string;
  /** Its own code or number. */
  name: string;
  /** What helps to tell it from the others. */
  about: string;
  /** Its code or number is what was typed, not only a part of it. */
  isExact: boolean;
}

export type Get = <Row>(path: string, query: NonNullable<CallOptions['query']>) => Promise<readonly Row[]>;

const perKind = 5;
const shortest = 2;

/** The number that somebody typed, with or without the # before it; null where it is none. */
export function numberIn(text: string): number | null {
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** What a code, a number or a name may mean, the exact ones first. Scoped by the calls themselves. */
export async function find(typed: string, get: Get): Promise<Found[]> {
  const text = typed.trim();
  const id = numberIn(text);
  const found = await Promise.all([
    ...(id === null ? [] : byNumber(id, get)),
    ...(text.length < shortest || text.startsWith('#') ? [] : byText(text, get)),
  ]);
  const unique = new Map(found.flat().map((one) => [one.path, one]));
  return [...unique.values()].sort((one, other) => Number(other.isExact) - Number(one.isExact));
}

function byNumber(id: number, get: Get): Promise<Found[]>[] {
  const query = { ids: id, limit: 1 };
  return [
    get<TrysetItem>('/v2/trysets/items', query).then((rows) =>
      rows.map((item) => ({
        kind: 'item' as const,
        path: `/trysetitems/${item.id}`,
        name: String(item.id),
        about: [item.product.name, item.stock.code].filter(Boolean).join(' · '),
        isExact: true,
      })),
    ),
    get<Tryset>('/v2/trysets', query).then((rows) =>
      rows.map((tryset) => ({
        kind: 'tryset' as const,
        path: `/tryset/${tryset.id}`,
        name: String(tryset.id),
        about: tryset.user.username ?? '',
        isExact: true,
      })),
    ),
    get<StockItem>('/v1/stocks', query).then((rows) => rows.map((row) => foundStock(row, true))),
    get<Product>('/v2/products', query).then((rows) => rows.map((row) => foundProduct(row, true))),
    get<User>('/v1/users', query).then((rows) => rows.map((row) => foundMember(row, true))),
  ];
}

function byText(text: string, get: Get): Promise<Found[]>[] {
  const isSame = (name: string | null) => name?.toLowerCase() === text.toLowerCase();
  return [
    get<StockItem>('/v1/stocks', { code: text, limit: perKind }).then((rows) =>
      rows.map((row) => foundStock(row, isSame(row.code))),
    ),
    get<Product>('/v2/products', { q: text, limit: perKind }).then((rows) =>
      rows.map((row) => foundProduct(row, isSame(row.code))),
    ),
    get<User>('/v1/users', { q: text, limit: perKind }).then((rows) =>
      rows.map((row) => foundMember(row, isSame(row.username))),
    ),
  ];
}

function foundStock({ id, code, product }: StockItem, isExact: boolean): Found {
  return { kind: 'stock', path: `/stocks/${id}`, name: code, about: product.name, isExact };
}

function foundProduct({ id, code, name }: Product, isExact: boolean): Found {
  return { kind: 'product', path: `/products/detail/${id}`, name: code || String(id), about: name, isExact };
}

function foundMember({ id, username, realName }: User, isExact: boolean): Found {
  return {
    kind: 'member',
    path: `/curators/${id}`,
    name: username ?? String(id),
    about: realName ?? '',
    isExact,
  };
}
