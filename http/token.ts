import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { callerOf, claimsOf, signInOf } from './claims.ts';
import { type ApiError, forbidden, unauthenticated } from './errors.ts';
import { keysOf, noRevocations, type Revocations } from './revocations.ts';
import { type SignedLinks, signedLinks } from './signed-links.ts';

/** An access token is valid for 30 minutes. */
export const accessSeconds = 1800;

const issuer = 'tryset';
/** The audience of the tokens: the calls of both APIs. */
const audience = 'tryset-api';
const algorithm = 'HS256';
const shortestKey = 32;
const verifiedTokens = 1_000;

interface Verified {
  caller: Caller;
  /** The token's expiry in milliseconds since 1970. */
  until: number;
  /** The id of the token's sign-in; null if the token names none. */
  signIn: string | null;
  /** The keys that revoke the token. */
  keys: readonly string[];
}

export interface AccessTokens {
  /** Signs a token for the caller. When the sign-in `signIn` ends, the token is revoked too. */
  sign(caller: Caller, signIn?: string): Promise<{ token: string; expiresIn: number }>;
  /**
   * Returns the caller of an `Authorization` header.
   *
   * @throws 401, or 403 for an expired token.
   */
  verify(authorization: string | undefined): Promise<Caller>;
  /** Returns the sign-in id of an `Authorization` header's token; null if the token names none. Throws like `verify`. */
  signInOf(authorization: string | undefined): Promise<string | null>;
  /** Signs and verifies links that need no token; they use the same key as the tokens. */
  links: SignedLinks;
  /** Calls `over` once the header's token expires or is revoked; returns a function that unsubscribes. */
  onOver(authorization: string | undefined, over: () => void): Promise<() => void>;
}

export interface AccessTokenOptions {
  /** The signing key: at least 32 bytes, and the same for every process that checks tokens. */
  key: string | Uint8Array;
  now?: () => Date;
  /** The revocations to check. If omitted, tokens only expire. */
  revocations?: Revocations;
}

/** Signs and verifies access tokens: JWT with HS256 only. */
export function accessTokens({
  key,
  now = () => new Date(),
  revocations = noRevocations,
}: AccessTokenOptions): AccessTokens {
  const secret = typeof key === 'string' ? new TextEncoder().encode(key) : key;
  if (secret.length < shortestKey) throw new Error(`the token key must have at least ${shortestKey} bytes`);
  // Caches verified tokens: a page sends many requests with one token, and verification is the slowest part of a small answer.
  const verified = new LRUCache<string, Verified>({ max: verifiedTokens });

  async function good(authorization: string | undefined): Promise<Verified> {
    const token = bearer(authorization);
    const known = verified.get(token);
    if (known !== undefined && known.until > now().getTime()) return known;
    if (token.split('.').length !== 3) throw invalid('a token has three parts with dots between them');
    const payload = await payloadOf(token, secret, now());
    const caller = callerOf(payload);
    if (caller === null) throw invalid('the token names nobody that this service knows');
    const signIn = signInOf(payload);
    const read = { caller, until: endOf(payload), signIn, keys: keysOf(caller, signIn) };
    verified.set(token, read);
    return read;
  }
  const isRevoked = ({ keys }: Verified) => keys.some((each) => revocations.has(each));

  return {
    async sign(caller, signIn) {
      const issued = Math.floor(now().getTime() / 1000);
      const token = await new SignJWT(claimsOf(caller, signIn))
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(`${caller.label}-${caller.id}`)
        .setIssuedAt(issued)
        .setExpirationTime(issued + accessSeconds)
        .sign(secret);
      return { token, expiresIn: accessSeconds };
    },
    signInOf: async (authorization) => (await good(authorization)).signIn,
    links: signedLinks(secret, now),
    async verify(authorization) {
      const token = await good(authorization);
      if (isRevoked(token))
        throw unauthenticated('auth.token_ended', 'this sign-in was ended; sign in again');
      revocations.requireTold();
      return token.caller;
    },
    async onOver(authorization, over) {
      const token = await good(authorization);
      const stop = () => {
        clearTimeout(timer);
        unhear();
      };
      const end = () => {
        stop();
        over();
      };
      const timer = setTimeout(end, token.until - now().getTime());
      const unhear = revocations.onRevoked(() => {
        if (isRevoked(token)) end();
      });
      // The token may have expired or been revoked between its verification and the subscription.
      if (isRevoked(token)) end();
      return stop;
    },
  };
}

function bearer(authorization: string | undefined): string {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  if (token !== undefined) return token;
  throw authorization === undefined || authorization.trim() === ''
    ? unauthenticated('auth.token_missing', 'this call needs an access token: Authorization: Bearer …')
    : invalid('the Authorization header must read: Bearer, a space, the token');
}

async function payloadOf(token: string, secret: Uint8Array, currentDate: Date): Promise<JWTPayload> {
  try {
    const required = ['exp', 'iat', 'sub'];
    const options = { algorithms: [algorithm], issuer, audience, currentDate, requiredClaims: required };
    const { payload } = await jwtVerify(token, secret, options);
    if (endOf(payload) <= currentDate.getTime()) throw expired(payload);
    return payload;
  } catch (error) {
    // jose checks the expiry only after the signature, so an expired token was signed by us.
    if (error instanceof errors.JWTExpired) throw expired(error.payload);
    if (error instanceof errors.JOSEError) throw invalid('the token was not signed by this service');
    throw error;
  }
}

/**
 * Returns a token's expiry in milliseconds since 1970. A token issued when tokens lived longer ends as early as one issued
 * today.
 */
function endOf({ exp, iat }: JWTPayload): number {
  return Math.min(Number(exp), Number(iat) + accessSeconds) * 1000;
}

function expired(payload: JWTPayload): ApiError {
  return forbidden('auth.token_expired', 'the access token has expired; refresh it and ask again', {
    expiredAt: new Date(endOf(payload)).toISOString(),
  });
}

function invalid(message: string): ApiError {
  return unauthenticated('auth.token_invalid', message);
}
