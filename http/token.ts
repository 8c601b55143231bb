import { decodeJwt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { callerOf, claimsOf } from './claims.ts';
import { type ApiError, forbidden, unauthenticated } from './errors.ts';

/** An access token is good for 30 minutes. */
export const accessSeconds = 1800;

const issuer = 'tryset';
const algorithm = 'HS256';
const shortestKey = 32;
const verifiedTokens = 1_000;

interface Verified {
  caller: Caller;
  /** In milliseconds since 1970. */
  until: number;
}

export interface AccessTokens {
  sign(caller: Caller): Promise<{ token: string; expiresIn: number }>;
  /** The caller of an `Authorization` header's value. Refuses with 401 or, for one that has run out, 403. */
  verify(authorization: string | undefined): Promise<Caller>;
}

export interface AccessTokenOptions {
  /** At least 32 bytes; the same for every service that checks tokens. */
  key: string | Uint8Array;
  now?: () => Date;
}

/** Signs and checks access tokens: JWT, HS256 and nothing else. */
export function accessTokens({ key, now = () => new Date() }: AccessTokenOptions): AccessTokens {
  const secret = typeof key === 'string' ? new TextEncoder().encode(key) : key;
  if (secret.length < shortestKey) throw new Error(`the token key must have at least ${shortestKey} bytes`);
  // A screen asks many times with the same token, and the signature is the dearest part of a small answer.
  const verified = new LRUCache<string, Verified>({ max: verifiedTokens });
  return {
    async sign(caller) {
      const issued = Math.floor(now().getTime() / 1000);
      const token = await new SignJWT(claimsOf(caller))
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(`${caller.label}-${caller.id}`)
        .setIssuedAt(issued)
        .setExpirationTime(issued + accessSeconds)
        .sign(secret);
      return { token, expiresIn: accessSeconds };
    },
    async verify(authorization) {
      const token = bearer(authorization);
      const known = verified.get(token);
      if (known !== undefined && known.until > now().getTime()) return known.caller;
      if (token.split('.').length !== 3) throw invalid('a token has three parts with dots between them');
      const payload = await payloadOf(token, secret, now());
      const caller = callerOf(payload);
      if (caller === null) throw invalid('the token names nobody that this service knows');
      verified.set(token, { caller, until: Number(payload.exp) * 1000 });
      return caller;
    },
  };
}

/** When the token of an `Authorization` header that was verified runs out, in milliseconds since 1970. */
export function expiryOf(authorization: string | undefined): number {
  return Number(decodeJwt(bearer(authorization)).exp) * 1000;
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
    const required = ['exp', 'sub'];
    const options = { algorithms: [algorithm], issuer, currentDate, requiredClaims: required };
    return (await jwtVerify(token, secret, options)).payload;
  } catch (error) {
    // jose looks at the time only after the signature: an expired token is one of ours.
    if (error instanceof errors.JWTExpired) {
      throw forbidden('auth.token_expired', 'the access token has expired; refresh it and ask again', {
        expiredAt: new Date(Number(error.payload.exp) * 1000).toISOString(),
      });
    }
    if (error instanceof errors.JOSEError) throw invalid('the token was not signed by this service');
    throw error;
  }
}

function invalid(message: string): ApiError {
  return unauthenticated('auth.token_invalid', message);
}
