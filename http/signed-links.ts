import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { forbidden } from './errors.ts';

/** A signed address is good for 10 minutes. */
export const linkSeconds = 600;
/** A steady one stays the same for an hour, so that browsers keep what it opens, and is good for an hour more. */
export const steadySeconds = 3600;

/** No access token passes for one of these, nor one of these for an access token. */
const purpose = 'tryset-link';

/** Addresses that open one thing to whoever has them: what a browser fetches without a token. */
export interface SignedLinks {
  /** The path, query included, with its signature, and the ISO instant until which it is good. */
  sign(path: string): { path: string; until: string };
  /** The same path for all who ask within an hour, good for one to two. */
  signSteady(path: string): string;
  /** Throws 403 `link.invalid` or `link.expired` unless this path was signed. */
  verify(signed: string): void;
}

/**
 * Signs paths with a key of their own, made of that of access tokens. A page of rows names thousands of pictures: an HMAC of Node's
 * own takes microseconds and waits for nobody.
 */
export function signedLinks(secret: Uint8Array, now: () => Date): SignedLinks {
  // Each HMAC would read bytes anew; a key object is read once. Signing takes a third of the time.
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const seconds = () => Math.floor(now().getTime() / 1000);
  const macOf = (path: string, until: number) =>
    createHmac('sha256', key).update(`${until}\n${path}`).digest('base64url');
  const signedUntil = (path: string, until: number) =>
    `${path}${path.includes('?') ? '&' : '?'}signature=${until}.${macOf(path, until)}`;
  return {
    sign(path) {
      const until = seconds() + linkSeconds;
      return { path: signedUntil(path, until), until: new Date(until * 1000).toISOString() };
    },
    signSteady: (path) => signedUntil(path, (Math.floor(seconds() / steadySeconds) + 2) * steadySeconds),
    verify(signed) {
      const [, path = '', until = '', mac = ''] =
        /^(.*)[?&]signature=(\d{1,15})\.([\w-]{43})$/.exec(signed) ?? [];
      const expected = Buffer.from(macOf(path, Number(until)));
      const said = Buffer.from(mac);
      if (said.length !== expected.length || !timingSafeEqual(said, expected)) {
        throw forbidden('link.invalid', 'this address was not given out by this service');
      }
      if (Number(until) <= seconds()) {
        throw forbidden('link.expired', 'this address is not good any more; ask for a new one');
      }
    },
  };
}
