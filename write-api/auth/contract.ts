import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** An open sign-in on one device, from signing in to signing out. */
export const Session = Type.Object({
  id: Type.String(),
  /** The device's `User-Agent` at sign-in; null if the device sent none. */
  device: Nullable(Type.String()),
  startedTime: Instant,
  /** The time of the last token refresh. The session was in use at some time within the half hour before it. */
  seenTime: Instant,
  /** True if this call was made with a token of this session. */
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Tells whether an account has a second factor. */
export const SecondFactor = Type.Object({
  isSet: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A proposed secret for an authenticator app. It takes effect once the owner confirms it. */
export const Proposal = Type.Object({
  /** The secret in base32, to type if the QR code cannot be scanned. */
  secret: Type.String(),
  /** The `otpauth:` URL that the QR code contains. */
  address: Type.String(),
  /** The QR code: its width in modules, and 1 for each black module, row by row. */
  symbol: Type.Object({ width: Type.Integer(), modules: Type.Array(Type.Integer()) }),
});
export type Proposal = Static<typeof Proposal>;

/** The issuer of the identity linked to a staff account; null if none is linked. */
export const LinkedIdentity = Type.Object({ issuer: Nullable(Type.String()) });
export type LinkedIdentity = Static<typeof LinkedIdentity>;

/** A change of address that another person proposed to the account's owner. It has only the fields that change. */
export const PendingAddress = Type.Object({
  id: Type.String(),
  email: Type.Optional(Nullable(Type.String())),
  phone: Type.Optional(Nullable(Type.String())),
  /** When the address takes effect unless the owner stops it; null until the owner was notified. */
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

/** A proposal as the linked page shows it to the account's owner. */
export const ProposalShown = Type.Object({ ...PendingAddress.properties, username: Type.String() });
export type ProposalShown = Static<typeof ProposalShown>;
