import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { en } from '../../i18n/en/index.ts';
import type { CallOptions } from '../client/http-client.ts';

export type FoundKind = keyof typeof en.shell.find.kinds;

/** A page that matches the typed text. */
export interface Found {
  kind: FoundKind;
  path: string;
  /** Code, number or name of the match. */
  name: string;
  /** Further text that distinguishes the match from similar ones. */
  about: string;
  /** Picture of the match; left out for kinds without pictures. */
  picture?: PictureSet | null;
  /** Whether the typed text is the whole code, number or name. */
  isExact: boolean;
}

export type Get = <Row>(path: string, query: NonNullable<CallOptions['query']>) => Promise<readonly Row[]>;

/** The searches of one area for quick find. */
export interface Finder {
  byNumber?: (id: number, get: Get) => Promise<Found[]>;
  /** Searches codes and names, also by a part of them. */
  byText?: (text: string, get: Get) => Promise<Found[]>;
  /** Searches by the whole tracking number of the outgoing or returning parcel. */
  byParcel?: (parcel: string, get: Get) => Promise<Found[]>;
}

/** Maximum matches of one search, so that the list can be read at a glance. */
export const atMostFound = 5;

/** Whether a name equals the typed text, in any case. */
export const isSame = (name: string | null, text: string) => name?.toLowerCase() === text.toLowerCase();
