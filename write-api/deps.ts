import type { Kysely } from 'kysely';
import type { ClosedDays } from '#domain/open-days.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import type { Caller } from '#http/caller.ts';
import type { AccessTokens } from '#http/token.ts';
import type { AttemptLimit } from './auth/attempts.ts';
import type { Certifier } from './certifier/certifier.ts';
import type { WriteDatabase } from './database.ts';
import type { IdentityProvider } from './identity/provider.ts';
import type { ConfirmProposal } from './inbox/confirm-proposal.ts';
import type { Assets } from './kit/assets/assets.ts';
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

/** The dependencies of the write side's routes and background processes. */
export interface WriteDeps {
  streams: Streams;
  ids: Ids;
  /** The claims on values that must be unique. */
  claims: Claims;
  /** The tables of the schema `write`: the commands' index, credentials and queues. */
  db: Kysely<WriteDatabase>;
  /** Locks that all processes share. */
  oneAtATime: OneAtATime;
  /** Confirms a proposal in the name of a member who answers a message. It is given, because the inbox stands below collaborations. */
  confirmProposal: ConfirmProposal;
  /** Returns the current time as an ISO instant. */
  clock(): string;
  /** Returns the closed days of a region, at least in the half year after a day: YYYY-MM-DD. */
  closedDays(region: Region, day: string): Promise<ClosedDays>;
  /** Seals personal data with the key of a person: `user:12`. */
  seal(person: string, data: unknown): Promise<Sealed>;
  /** Unseals personal data, and deletes keys. */
  sealing: Sealing;
  pictures: Pictures;
  /** Stores pictures that arrive with commands. */
  incoming: Incoming;
  /** The storage of uploads that no event names yet. */
  assets: Assets;
  /** The port to the social networks on which members post. */
  sns: Sns;
  /** The port to the language model that checks looks; null if only people and rules check them. */
  certifier: Certifier | null;
  /** The port to the payment provider; null if none is configured. */
  paymentProvider: PaymentProvider | null;
  /** The ports that send e-mails and text messages. Messages without a sender stay in the outbox. */
  senders: Senders;
  /** The port to the organization's identity provider for staff; null if none is configured. */
  identityProvider: IdentityProvider | null;
  /** The providers of social sign-in for members. */
  social: Social;
  /** Signs and checks access tokens. */
  tokens: AccessTokens;
  /** Limits attempts to sign in and to guess names. */
  attempts: AttemptLimit;
  /** The key of refresh tokens: 32 bytes, the same for every process. */
  refreshKey: Uint8Array;
  /** The key of the secrets that browsers take to an identity provider. */
  flowKey: Uint8Array;
  /** The key of the links by which owners decide on a proposed address. */
  addressKey: Uint8Array;
  /** The URL of the dashboard, without a trailing slash. */
  publicUrl: string;
  /** Decides which pictures are not public. */
  certificates: Certificates;
  /** True if the sign-in method `TEST` is enabled. */
  isTestSignInOn: boolean;
  /** True if staff must have a second factor. */
  isSecondFactorRequired: boolean;
  /** Returns the actions that a caller may take, as `<entity>.<action>`. */
  permissionsOf(caller: Caller): string[];
  /** The commands' index. */
  indexed: Indexed;
  /** The facts that commands on read models need. */
  replay: ReplayFacts;
  /** The files in the export of a member's own data, from all areas. */
  ownParts: readonly OwnPart[];
  /** The read API, called with the caller's own rights. */
  reads: ReadSide;
}
