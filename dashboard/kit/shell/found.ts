import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { en } from '../../i18n/en/index.ts';
import type { CallOptions } from '../client/http-client.ts';

export type FoundKind = keyof typeof en.shell.find.kinds;

/** A page that what was typed may mean. */
export interface Found {
  kind: FoundKind;
  path: string;
  /** Its own code or number. */
  name: string;
  /** What helps to tell it from the others. */
  about: string;
  /** Left out where such things have none. */
  picture?: PictureSet | null;
  /** Its code or number is what was typed, not only a part of it. */
  isExact: boolean;
}

export type Get = <Row>(path: string, query: NonNullable<CallOptions['query']>) => Promise<readonly Row[]>;

/** How things of an area are found from anywhere. */
export interface Finder {
  byNumber?: (id: number, get: Get) => Promise<Found[]>;
  /** By a code or a name, or a part of one. */
  byText?: (text: string, get: Get) => Promise<Found[]>;
  /** By the number of the parcel that it went or came with, which is asked whole. */
  byParcel?: (parcel: string, get: Get) => Promise<Found[]>;
}

/** Of what a part of a name finds, no more are offered than can be told apart at a glance. */
export const atMostFound = 5;

/** Whether a name is what was typed. */
export const isSame = (name: string | null, text: string) => name?.toLowerCase() === text.toLowerCase();
