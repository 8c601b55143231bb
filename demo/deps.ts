import type { Claimant, ClaimKind } from '#domain/claims.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import type { SnsFigures, SnsProfile } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { StaffRole } from '#domain/staff-role-kinds.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { Wish } from './pictures/drawn.ts';

/** How write-api derives ids: what follows from the demo's events must be found as if it had been lived through. */
export interface CommandIds {
  derivedCommandId(from: string, part: string): string;
  eventId(commandId: string, stream: string, index: number): string;
}

/** A value that only one entity may have; a product's code only within its brand. */
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

/** What seeding needs of the write side, handed in by whoever starts it. */
export interface DemoDeps {
  client: EventStoreDBClient;
  ids: CommandIds;
  /** ISO instant of now. */
  clock(): string;
  /** Seals personal data with the person's key: `user:12`. */
  seal(person: string, data: unknown): Promise<Sealed>;
  /** Takes values for an entity; nothing to do where it has them. */
  takeClaims(claims: readonly DemoClaim[], by: Claimant): Promise<unknown>;
  /** Draws pictures, answered in their order as files that `storePicture` takes; ends early, with an error, when the signal aborts. */
  draw(wishes: readonly Wish[], signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /** Keeps a picture and answers its hash. */
  storePicture(bytes: Uint8Array): Promise<string>;
  /** What a simulated network tells a look of its post at an instant. */
  toldOf(post: DemoPost, at: string): readonly LookCommand[];
  /** What a simulated network tells of an account at an instant; null where it shows none of that name. */
  accountOf(
    account: { network: SnsNetwork; username: string },
    at: string,
  ): { profile: SnsProfile; figures: SnsFigures } | null;
  /** Both throw an error whose `errorCode` is `claim.username_taken` where the name is taken. */
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
  /** Told once the accounts are there, though not yet what they look after. */
  onAccounts?(): void;
  /** Ends the seeding early; the next start goes on with it. */
  signal?: AbortSignal;
}
