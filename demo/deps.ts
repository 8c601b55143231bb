import type { Claimant, ClaimKind } from '#domain/claims.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import type { SnsFigures, SnsProfile } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { StaffRole } from '#domain/staff-role-kinds.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { Wish } from './pictures/drawn.ts';

/** Derives ids as write-api does, so that the reactor recognizes the demo's events as reactions already done. */
export interface CommandIds {
  derivedCommandId(from: string, part: string): string;
  eventId(commandId: string, stream: string, index: number): string;
}

/** A unique value of an entity; product codes are unique within their brand. */
export interface DemoClaim {
  kind: ClaimKind;
  value: string;
  brandId?: number;
}

/** A member's post, as its network is asked about it. */
export interface DemoPost {
  snsType: LookSnsType;
  link: string;
  postedAt: string;
}

/** Dependencies of seeding on the write side, which the caller passes in. */
export interface DemoDeps {
  client: EventStoreDBClient;
  ids: CommandIds;
  /** Returns the current ISO instant. */
  clock(): string;
  /** Seals personal data with the person's key: `user:12`. */
  seal(person: string, data: unknown): Promise<Sealed>;
  /** Claims values for an entity. Values that the entity already has are skipped. */
  takeClaims(claims: readonly DemoClaim[], by: Claimant): Promise<unknown>;
  /** Draws pictures and yields them in order as files for `storePicture`. Throws when the signal aborts. */
  draw(wishes: readonly Wish[], signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** Stores a picture and resolves to its hash. */
  storePicture(bytes: Uint8Array): Promise<string>;
  /** Returns commands for a look with a simulated network's facts about its post at an instant. */
  toldOf(post: DemoPost, at: string): readonly LookCommand[];
  /** Returns a simulated network's facts about an account at an instant; null if the network has no such account. */
  accountOf(
    account: { network: SnsNetwork; username: string },
    at: string,
  ): { profile: SnsProfile; figures: SnsFigures } | null;
  /**
   * Adds a staff account. Throws an error with `errorCode` `claim.username_taken` if the name is taken, as
   * `addBrandAdmin` does.
   */
  addStaff(account: {
    username: string;
    password: string;
    name: string;
    roles?: readonly StaffRole[];
  }): Promise<{ id: number }>;
  addBrandAdmin(account: {
    brandId: number;
    username: string;
    password: string;
    name: string;
    email: string;
    phone: string;
    position: string;
  }): Promise<{ id: number }>;
  /** Called once the accounts exist, before their brands' data is written. */
  onAccounts?(): void;
  /** Ends the seeding early; the next start continues it. */
  signal?: AbortSignal;
}
