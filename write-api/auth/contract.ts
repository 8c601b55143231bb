import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** An open session: on one device, from sign-in to sign-out. */
export const Session = Type.Object({
  id: Type.String(),
  /** The device's `User-Agent` at sign-in; null without one. */
  device: Nullable(Type.String()),
  startedTime: Instant,
  /** Time of the last refresh. The session was used within the half hour before. */
  seenTime: Instant,
  /** Whether this call belongs to it. */
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Whether an account has a second factor. */
export const SecondFactor = Type.Object({
  isSet: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A secret for an authenticator app; effective once confirmed. */
export const Proposal = Type.Object({
  /** Base32, to type if the QR code cannot be scanned. */
  secret: Type.String(),
  /** The `otpauth:` URL of the QR code. */
  address: Type.String(),
  /** A QR code: its width in modules, and 1 for each black module, row by row. */
  symbol: Type.Object({ width: Type.Integer(), modules: Type.Array(Type.Integer()) }),
});
export type Proposal = Static<typeof Proposal>;

/** The issuer of the identity linked to a staff account; null if none is linked. */
export const LinkedIdentity = Type.Object({ issuer: Nullable(Type.String()) });
export type LinkedIdentity = Static<typeof LinkedIdentity>;

/** A change of address that another person proposed to the account's owner. Omitted fields stay. */
export const PendingAddress = Type.Object({
  id: Type.String(),
  email: Type.Optional(Nullable(Type.String())),
  phone: Type.Optional(Nullable(Type.String())),
  /** Time when it takes effect unless stopped; null until the owner was told. */
  dueTime: Nullable(Instant),
});
export type PendingAddress = Static<typeof PendingAddress>;

/** The addresses by which an account signs in or recovers its password. */
export const AccountAddress = Type.Object({
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  proposal: Nullable(PendingAddress),
});
export type AccountAddress = Static<typeof AccountAddress>;

/** A proposal as its letter shows it to the account's owner. */
export const ProposalShown = Type.Object({ ...PendingAddress.properties, username: Type.String() });
export type ProposalShown = Static<typeof ProposalShown>;
