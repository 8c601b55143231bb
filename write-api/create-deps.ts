import { hkdfSync } from 'node:crypto';
import { claimNames } from '#event-store/codec/claim-names.ts';
import { createSealing, PersonForgotten, type Queryable } from '#event-store/codec/sealing-keys.ts';
import { conflict } from '#http/errors.ts';
import type { AccessTokens } from '#http/token.ts';
import { createAttemptLimit } from './auth/attempts.ts';
import { createClaimHolders } from './claim-holders.ts';
import { closedDaysFrom } from './closed-days/closed-days-from.ts';
import { createCodeHolders } from './codes.ts';
import type { WriteDeps } from './deps.ts';
import { createClaims } from './kit/commands/claims.ts';
import { createCertificates } from './kit/pictures/certificates.ts';
import type { Pictures } from './kit/pictures/pictures.ts';

export interface SecretOptions {
  pool: Queryable;
  /** The master key, which wraps the keys of personal data: 32 bytes. */
  masterKey: Uint8Array;
  /** The key that hides unique values in stream names. */
  claimsKey: Uint8Array;
  tokens: AccessTokens;
  pictures: Pictures;
}

/** Creates the dependencies that need a secret, and adds them to the others. */
export function createWriteDeps(
  deps: Omit<
    WriteDeps,
    | 'seal'
    | 'sealing'
    | 'claims'
    | 'closedDays'
    | 'tokens'
    | 'pictures'
    | 'certificates'
    | 'attempts'
    | 'refreshKey'
    | 'addressKey'
    | 'flowKey'
  >,
  { pool, masterKey, claimsKey, tokens, pictures }: SecretOptions,
): WriteDeps {
  const sealing = createSealing(pool, masterKey);
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', masterKey, '', purpose, 32));
  return {
    ...deps,
    async seal(person, data) {
      try {
        return await sealing.seal(person, data);
      } catch (error) {
        if (error instanceof PersonForgotten) throw conflict('person.forgotten', error.message);
        throw error;
      }
    },
    sealing,
    closedDays: (region, day) => closedDaysFrom(deps.streams, region, day),
    claims: createClaims(
      deps.streams,
      createClaimHolders(deps.streams, sealing),
      claimNames(claimsKey),
      createCodeHolders(deps),
    ),
    tokens,
    pictures,
    certificates: createCertificates(deps),
    refreshKey: keyFor('refresh tokens'),
    addressKey: keyFor('proposed addresses'),
    flowKey: keyFor('identity flows'),
    attempts: createAttemptLimit({ db: deps.db, clock: deps.clock, key: keyFor('sign-in attempts') }),
  };
}
