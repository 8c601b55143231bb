import { trackingKey } from '#domain/text/tracking-number.ts';
import type { Finder, Found, Get } from './found.ts';

const shortest = 2;
/** Whether a text may be a tracking number: at least six characters, one of them a digit. */
const mayBeParcel = /^(?=.*\d)[\dA-Z]{6,}$/;

/**
 * The id in a typed or scanned text, with or without the prefix of a label (`#`, `T#`); null if the text contains no
 * id.
 */
export function numberIn(text: string): number | null {
  const [, digits] = /^(?:t?#)?(\d{1,9})$/i.exec(text) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/**
 * Finds the pages that a code, a number or a name may mean, exact matches first. The server limits each call to the
 * person's scope.
 * @param finders the searches of each area
 * @param places the pages and actions that the person may open, found by a part of their names
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
