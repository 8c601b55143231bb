import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** A sign-in that is open: on one device, from a password to a sign-out. */
export const Session = Type.Object({
  id: Type.String(),
  /** What the device called itself when it signed in (`User-Agent`); null where it did not. */
  device: Nullable(Type.String()),
  startedTime: Instant,
  /** When its tokens were last made anew: it was used within half an hour before. */
  seenTime: Instant,
  /** Whether this call comes from it. */
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Whether an account's sign-in takes a second step. */
export const SecondFactor = Type.Object({
  isSet: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A secret for an authenticator app; in force once it is confirmed. */
export const Proposal = Type.Object({
  /** Base32, for whoever cannot read the symbol. */
  secret: Type.String(),
  /** `otpauth:` address; the symbol says the same. */
  address: Type.String(),
  /** A QR code: how many modules it is wide and high, and 1 for each that is black, row by row. */
  symbol: Type.Object({ width: Type.Integer(), modules: Type.Array(Type.Integer()) }),
});
export type Proposal = Static<typeof Proposal>;

/** Whose identity signs in to a staff account, as the provider calls itself; null where none does. */
export const LinkedIdentity = Type.Object({ issuer: Nullable(Type.String()) });
export type LinkedIdentity = Static<typeof LinkedIdentity>;

/** An address that somebody else than the account's owner proposes; what is left out stays. */
export const PendingAddress = Type.Object({
  id: Type.String(),
  email: Type.Optional(Nullable(Type.String())),
  phone: Type.Optional(Nullable(Type.String())),
  /** When it counts unless it is stopped; null until the owner was told. */
  dueTime: Nullable(Instant),
});
export type PendingAddress = Static<typeof PendingAddress>;

/** What opens an account. */
export const AccountAddress = Type.Object({
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  proposal: Nullable(PendingAddress),
});
export type AccountAddress = Static<typeof AccountAddress>;

/** What the owner of an account is asked by a letter. */
export const ProposalShown = Type.Object({ ...PendingAddress.properties, username: Type.String() });
export type ProposalShown = Static<typeof ProposalShown>;
