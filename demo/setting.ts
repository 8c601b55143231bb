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
  'brand_plan',
  'brand_subscription',
  'brand_invoice',
  'product',
  'product_size',
  'user',
  'agency',
  'agency_contact',
  'stock_item',
  'piece',
  'slot',
  'stocktake',
  'order',
  'payment',
  'card',
  'tryset',
  'tryset_item',
  'look',
  'look_item',
  'look_image',
  'look_use',
  'brand_event',
  'reservation',
  'brand_collaboration',
  'proposal',
  'payout',
  'support_ticket',
  'member_plan',
  'event_ticket',
  'user_ticket',
  'brand_feedback',
  'inbox_message',
  'inbox_notice',
  'invitation',
  'saved_reply',
  'closed_day',
] as const;
export type DemoKind = (typeof demoKinds)[number];

/** A brand's business registration, bank account and out-stock address. */
export interface SealedBrand {
  business: Sealed;
  bank: Sealed;
  address: Sealed;
}

/** Input of the demo; the same input gives the same streams. */
export interface Given {
  /** ISO instant of the demo's present; its past is the 90 days before. */
  at: string;
  idOf(kind: DemoKind, ref: string): number;
  members: readonly DemoMember[];
  /**
   * Sealed personal data, parcel address, account identities and bank accounts of each member, in the order of the members. The
   * second bank account corrects the first.
   */
  sealed: readonly {
    person: Sealed | null;
    recipient: Sealed | null;
    sns: Partial<Record<SnsNetwork, Sealed>>;
    accounts: readonly [Sealed, Sealed];
  }[];
  /** Sealed data of each brand, in the order of the brands. */
  sealedBrands: readonly SealedBrand[];
  /** Sealed personal data of agency contacts, by ref. */
  sealedContacts: ReadonlyMap<string, Sealed>;
  /** Sealed ticket messages, by ref. */
  sealedTickets: ReadonlyMap<string, Sealed>;
  /** Hashes of the pictures, by product. */
  productPictures: readonly { cover: string; contents: readonly string[] }[];
  /** Hashes of the pictures in posts, by product. */
  lookPictures: readonly string[];
  brandPictures: readonly { list: string; logo: string; title: string }[];
  /** Returns commands for a look with a network's facts about its post at an instant. */
  toldOf: DemoDeps['toldOf'];
  /** Returns a network's facts about an account at an instant. */
  accountOf: DemoDeps['accountOf'];
  staff: Actor;
  /** The admins of the brands, in the order of the brands. */
  brandAdmins: readonly Actor[];
}

/** Input and state that all parts of the demo share while it is generated. */
export interface Setting extends Given {
  world: World;
  clockwork: Clockwork;
  chance: Chance;
}

/** Age in days of the installation's set-up, before the demo's present. */
export const furnished = 130;

/** The instant `days` before the demo's present. */
export function daysAgo({ at }: Pick<Given, 'at'>, days: number): string {
  return new Date(Date.parse(at) - Math.round(days * 86_400_000)).toISOString();
}
