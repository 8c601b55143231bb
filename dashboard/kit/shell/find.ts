import { trackingKey } from '#domain/text/tracking-number.ts';
import type { Finder, Found, Get } from './found.ts';

const shortest = 2;
/** The numbers of the couriers have digits, and more than a handful of signs. */
const mayBeParcel = /^(?=.*\d)[\dA-Z]{6,}$/;

/** The number that somebody typed or scanned, with or without what labels have before it (`#`, `T#`); null where it is none. */
export function numberIn(text: string): number | null {
  const [, digits] = /^(?:t?#)?(\d{1,9})$/i.exec(text) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/**
 * What a code, a number or a name may mean, the exact ones first. Scoped by the calls themselves.
 *
 * @param finders how things of each area are found
 * @param places the rooms and actions that the person may open; where the text is a part of a name, that one is meant
 */
export async function find(
  typed: string,
  get: Get,
  finders: readonly Finder[],
  places: readonly Found[],
): Promise<Found[]> {
  const text = typed.trim();
  const id = numberIn(text);
  const isText = text.length >= shortest && !/^t?#/i.test(text);
  const found = await Promise.all([
    ...(isText ? [placesCalled(text, places)] : []),
    ...(id === null ? [] : finders.map(({ byNumber }) => byNumber?.(id, get) ?? [])),
    ...(isText ? finders.map(({ byText }) => byText?.(text, get) ?? []) : []),
    ...(isText && mayBeParcel.test(trackingKey(text))
      ? finders.map(({ byParcel }) => byParcel?.(text, get) ?? [])
      : []),
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
