import type { Kysely } from 'kysely';
import type { Sealed } from '#domain/sealed.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import type { Caller } from '#http/caller.ts';
import type { Certifier } from './certifier/certifier.ts';
import type { WriteDatabase } from './database.ts';
import type { IdentityProvider } from './identity/provider.ts';
import type { Claims } from './kit/commands/claims.ts';
import type { Ids } from './kit/commands/ids.ts';
import type { Streams } from './kit/commands/streams.ts';
import type { Indexed } from './kit/index/indexed.ts';
import type { OneAtATime } from './kit/one-at-a-time.ts';
import type { OwnPart } from './kit/own-part.ts';
import type { Certificates } from './kit/pictures/certificates.ts';
import type { Incoming } from './kit/pictures/incoming.ts';
import type { Pictures } from './kit/pictures/pictures.ts';
import type { Senders } from './mail/sender.ts';
import type { Payments } from './payments/payments.ts';
import type { ReadSide } from './read-side.ts';
import type { ReplayFacts } from './replay/facts.ts';
import type { Sns } from './sns/sns.ts';
import type { Social } from './social/social.ts';

/** What the write side's routes and processes stand on. */
export interface WriteDeps {
  streams: Streams;
  ids: Ids;
  /** What only one entity may have. */
  claims: Claims;
  /** The schema `write`: what commands must look up, credentials. */
  db: Kysely<WriteDatabase>;
  /** Locks that all processes see. */
  oneAtATime: OneAtATime;
  /** ISO instant of now. */
  clock(): string;
  /** Seals personal data with the person's key: `user:12`. */
  seal(person: string, data: unknown): Promise<Sealed>;
  /** Reads what is sealed, and forgets keys. */
  sealing: Sealing;
  pictures: Pictures;
  /** Keeps pictures that come with commands. */
  incoming: Incoming;
  /** The networks that members post on. */
  sns: Sns;
  /** What answers the checks of looks that need eyes; null where people do. */
  certifier: Certifier | null;
  /** Who keeps cards; null where nobody does. */
  payments: Payments | null;
  /** Who sends letters; null where they stay in the outbox. */
  senders: Senders;
  /** Who vouches for staff; null where nobody does. */
  identityProvider: IdentityProvider | null;
  /** By whom else members sign in. */
  social: Social;
  /** Signs the links by which owners decide on a proposed address. */
  addressKey: Uint8Array;
  /** Where people open the dashboard, without a slash at its end. */
  publicUrl: string;
  /** Which pictures not everybody may see. */
  certificates: Certificates;
  /** Whether programs that test the platform sign in by the method of their own. */
  isTestSignInOn: boolean;
  /** Staff must have a second step at their sign-in. */
  isSecondFactorRequired: boolean;
  /** What a caller may do, as `<entity>.<action>`. */
  permissionsOf(caller: Caller): string[];
  /** What the follower keeps for commands. */
  indexed: Indexed;
  /** What commands on the read models are decided on. */
  replay: ReplayFacts;
  /** What a member may take along, of all areas. */
  ownParts: readonly OwnPart[];
  /** What is read, as the caller sees it. */
  reads: ReadSide;
}
