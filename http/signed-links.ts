import { errors, jwtVerify, SignJWT } from 'jose';
import { forbidden } from './errors.ts';

/** A signed address is good for 10 minutes. */
export const linkSeconds = 600;

const issuer = 'tryset';
/** No access token passes for one of these, nor one of these for an access token. */
const audience = 'tryset-link';
const algorithm = 'HS256';

/** Addresses that open one thing to whoever has them: what a browser fetches without a token. */
export interface SignedLinks {
  /** The path, query included, with its signature, and the ISO instant until which it is good. */
  sign(path: string): Promise<{ path: string; until: string }>;
  /** Throws 403 `link.invalid` or `link.expired` unless this path was signed. */
  verify(signed: string): Promise<void>;
}

/** Signs paths with the key of access tokens. */
export function signedLinks(secret: Uint8Array, now: () => Date): SignedLinks {
  return {
    async sign(path) {
      const until = Math.floor(now().getTime() / 1000) + linkSeconds;
      const signature = await new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(path)
        .setExpirationTime(until)
        .sign(secret);
      const signed = `${path}${path.includes('?') ? '&' : '?'}signature=${signature}`;
      return { path: signed, until: new Date(until * 1000).toISOString() };
    },
    async verify(signed) {
      const [, path, signature] = /^(.*)[?&]signature=([^&]*)$/.exec(signed) ?? [];
      const checks = {
        ...{ algorithms: [algorithm], issuer, audience, subject: path ?? '' },
        ...{ currentDate: now(), requiredClaims: ['exp', 'sub'] },
      };
      try {
        await jwtVerify(signature ?? '', secret, checks);
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          throw forbidden('link.expired', 'this address was good for ten minutes; ask for a new one');
        }
        if (error instanceof errors.JOSEError) {
          throw forbidden('link.invalid', 'this address was not given out by this service');
        }
        throw error;
      }
    },
  };
}
