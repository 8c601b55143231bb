import type { Kysely } from 'kysely';
import type { Sealed } from '#domain/sealed.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import type { Caller } from '#http/caller.ts';
import type { AccessTokens } from '#http/token.ts';
import type { AttemptLimit } from './auth/attempts.ts';
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
import type { PaymentProvider } from './payment-provider/payment-provider.ts';
import type { ReadSide } from './read-side.ts';
import type { ReplayFacts } from './replay/facts.ts';
import type { Sns } from './sns/sns.ts';
import type { Social } from './social/social.ts';

/** Dependencies of the write side's routes and processes. */
export interface WriteDeps {
  streams: Streams;
  ids: Ids;
  /** Claims on values that must be unique. */
  claims: Claims;
  /** The schema `write`: the commands' index, and credentials. */
  db: Kysely<WriteDatabase>;
  /** Locks shared by all processes. */
  oneAtATime: OneAtATime;
  /** The current time as an ISO instant. */
  clock(): string;
  /** Seals personal data with the person's key: `user:12`. */
  seal(person: string, data: unknown): Promise<Sealed>;
  /** Unseals personal data, and deletes keys. */
  sealing: Sealing;
  pictures: Pictures;
  /** Stores pictures that arrive with commands. */
  incoming: Incoming;
  /** Port to the social networks that members post on. */
  sns: Sns;
  /** Port to the language model that checks looks; null if only people check them. */
  certifier: Certifier | null;
  /** Port to the payment provider; null if none is configured. */
  paymentProvider: PaymentProvider | null;
  /** Ports that send letters. Letters without a sender stay in the outbox. */
  senders: Senders;
  /** Port to the organization's identity provider for staff; null if none is configured. */
  identityProvider: IdentityProvider | null;
  /** Providers of social sign-in for members. */
  social: Social;
  /** Signs and checks access tokens. */
  tokens: AccessTokens;
  /** Limits attempts to sign in and to guess names. */
  attempts: AttemptLimit;
  /** Key of refresh tokens: 32 bytes, the same for every process. */
  refreshKey: Uint8Array;
  /** Key for the secrets that browsers take to an identity provider. */
  flowKey: Uint8Array;
  /** Key of the links by which owners decide on a proposed address. */
  addressKey: Uint8Array;
  /** URL of the dashboard, without a trailing slash. */
  publicUrl: string;
  /** Decides which pictures are not public. */
  certificates: Certificates;
  /** Whether the sign-in method `TEST` is enabled. */
  isTestSignInOn: boolean;
  /** Whether staff must have a second factor. */
  isSecondFactorRequired: boolean;
  /** The actions that a caller may take, as `<entity>.<action>`. */
  permissionsOf(caller: Caller): string[];
  /** The commands' index. */
  indexed: Indexed;
  /** Facts for commands on read models. */
  replay: ReplayFacts;
  /** The parts of a member's export, of all areas. */
  ownParts: readonly OwnPart[];
  /** The read API, with the caller's own rights. */
  reads: ReadSide;
}
