import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { forbidden } from './errors.ts';

/** A signed link is valid for 10 minutes. */
export const linkSeconds = 600;
/** A steady link stays the same for an hour, so that browsers cache its content. It is valid for one more hour. */
export const steadySeconds = 3600;

/** Makes the key of links differ from the key of access tokens: neither is accepted in place of the other. */
const purpose = 'tryset-link';

/** Links that open one resource without a token, for fetches by the browser. Anyone with the link can open it. */
export interface SignedLinks {
  /** Returns the path (query included) with its signature, and the ISO instant at which it expires. */
  sign(path: string): { path: string; until: string };
  /** Returns a link that stays the same within an hour. It is valid for one to two hours. */
  signSteady(path: string): string;
  /** Throws 403 `link.invalid` or `link.expired` unless this path was signed. */
  verify(signed: string): void;
}

/**
 * Signs paths with a key derived from the access-token key. One page of rows links thousands of pictures: Node's own HMAC
 * takes microseconds and is synchronous.
 */
export function signedLinks(secret: Uint8Array, now: () => Date): SignedLinks {
  // Node parses a key object once, but raw bytes at each HMAC. The key object cuts the signing time to a third.
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
