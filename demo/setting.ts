import type { Actor } from '#domain/actor.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { DemoMember } from './catalog/people.ts';
import type { Chance } from './chance.ts';
import type { Clockwork } from './clockwork.ts';
import type { DemoDeps } from './deps.ts';
import type { World } from './world.ts';

export const demoKinds = [
  'category',
  'size_type',
  'measurement_type',
  'material_type',
  'style',
  'season',
  'curation',
  'brand',
  'product',
  'product_size',
  'user',
  'agency',
  'agency_contact',
  'stock_item',
  'piece',
  'slot',
  'order',
  'tryset',
  'tryset_item',
  'look',
  'look_item',
  'look_image',
  'support_ticket',
] as const;
export type DemoKind = (typeof demoKinds)[number];

/** A brand's business registration, bank account and out-stock address. */
export interface SealedBrand {
  business: Sealed;
  bank: Sealed;
  address: Sealed;
}

/** What is given to the demo from outside; the same gives the same streams. */
export interface Given {
  /** ISO instant of the demo's present; its past are the 90 days before. */
  at: string;
  idOf(kind: DemoKind, ref: string): number;
  members: readonly DemoMember[];
  /** By member: personal data, the address on a parcel, and who its accounts elsewhere are, all sealed. */
  sealed: readonly {
    person: Sealed | null;
    recipient: Sealed | null;
    sns: Partial<Record<SnsNetwork, Sealed>>;
  }[];
  /** By brand: what its own stream holds sealed. */
  sealedBrands: readonly SealedBrand[];
  /** By contact of an agency: what is personal. */
  sealedContacts: ReadonlyMap<string, Sealed>;
  /** By message of a ticket: what is written. */
  sealedTickets: ReadonlyMap<string, Sealed>;
  /** Hashes of the pictures, by product and by brand. */
  productPictures: readonly { cover: string; contents: readonly string[] }[];
  /** Of what members post, by product. */
  lookPictures: readonly string[];
  brandPictures: readonly { list: string; logo: string; title: string }[];
  /** What a network tells a look of its post at an instant. */
  toldOf: DemoDeps['toldOf'];
  /** What a network tells of an account at an instant. */
  accountOf: DemoDeps['accountOf'];
  staff: Actor;
  /** The admins of the brands, in the brands' order. */
  brandAdmins: readonly Actor[];
}

/** What the parts of the demo share while it is lived through. */
export interface Setting extends Given {
  world: World;
  clockwork: Clockwork;
  chance: Chance;
}

/** Days before the demo's present on which the house was furnished. */
export const furnished = 130;

/** The instant so many days before the demo's present. */
export function daysAgo({ at }: Pick<Given, 'at'>, days: number): string {
  return new Date(Date.parse(at) - Math.round(days * 86_400_000)).toISOString();
}
