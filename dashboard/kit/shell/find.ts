import type { Brand } from '#read-api/brands/contract.ts';
import type { User } from '#read-api/members/contract.ts';
import type { Product } from '#read-api/products/contract.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import type { CallOptions } from '../client/http-client.ts';

export type FoundKind = 'stock' | 'item' | 'tryset' | 'product' | 'brand' | 'member' | 'room' | 'action';

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
/** The numbers of the couriers have digits, and more than a handful of signs. */
const mayBeParcel = /^(?=.*\d)[\dA-Za-z-]{6,}$/;

/** The number that somebody typed, with or without the # before it; null where it is none. */
export function numberIn(text: string): number | null {
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/**
 * What a code, a number or a name may mean, the exact ones first. Scoped by the calls themselves.
 *
 * @param places the rooms and actions that the person may open; where the text is a part of a name, that one is meant
 */
export async function find(typed: string, get: Get, places: readonly Found[]): Promise<Found[]> {
  const text = typed.trim();
  const id = numberIn(text);
  const isText = text.length >= shortest && !text.startsWith('#');
  const found = await Promise.all([
    ...(isText ? [placesCalled(text, places)] : []),
    ...(id === null ? [] : byNumber(id, get)),
    ...(isText ? byText(text, get) : []),
    ...(isText && mayBeParcel.test(text) ? [byParcel(text, get)] : []),
  ]);
  const unique = new Map(found.flat().map((one) => [one.path, one]));
  return [...unique.values()].sort((one, other) => Number(other.isExact) - Number(one.isExact));
}

function placesCalled(text: string, places: readonly Found[]): Found[] {
  const folded = text.toLocaleLowerCase();
  return places
    .map((place) => ({ place, name: place.name.toLocaleLowerCase() }))
    .filter(({ name }) => name.includes(folded))
    .map(({ place, name }) => ({ ...place, isExact: name === folded }));
}

function byNumber(id: number, get: Get): Promise<Found[]>[] {
  const query = { ids: id, limit: 1 };
  return [
    get<TrysetItem>('/v2/trysets/items', query).then((rows) => rows.map((row) => foundItem(row))),
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
    get<Brand>('/v1/brands', query).then((rows) => rows.map((row) => foundBrand(row, true))),
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
    get<Brand>('/v1/brands', { keyword: text, limit: perKind }).then((rows) =>
      rows.map((row) => foundBrand(row, isSame(row.name) || isSame(row.nameKo) || isSame(row.skuCode))),
    ),
    get<User>('/v1/users', { q: text, limit: perKind }).then((rows) =>
      rows.map((row) => foundMember(row, isSame(row.username))),
    ),
  ];
}

/** Items that went out or come back under a number; it is asked whole, so what it finds is meant. */
async function byParcel(number: string, get: Get): Promise<Found[]> {
  const rows = await get<TrysetItem>('/v2/trysets/items', { tracking_number: number, limit: perKind });
  return rows.map((row) => foundItem(row, number));
}

function foundItem({ id, product, stock }: TrysetItem, parcel?: string): Found {
  const about = [product.name, stock.code, parcel].filter(Boolean).join(' · ');
  return { kind: 'item', path: `/trysetitems/${id}`, name: String(id), about, isExact: true };
}

function foundStock({ id, code, product }: StockItem, isExact: boolean): Found {
  return { kind: 'stock', path: `/stocks/${id}`, name: code, about: product.name, isExact };
}

function foundProduct({ id, code, name }: Product, isExact: boolean): Found {
  return { kind: 'product', path: `/products/detail/${id}`, name: code || String(id), about: name, isExact };
}

function foundBrand({ id, name, nameKo, skuCode }: Brand, isExact: boolean): Found {
  const about = [nameKo === name ? null : nameKo, skuCode].filter(Boolean).join(' · ');
  return { kind: 'brand', path: `/brands/${id}`, name, about, isExact };
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
