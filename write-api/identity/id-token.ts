import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { IdentityRefusal, type ProvenIdentity } from './provider.ts';

/**
 * The accepted signature algorithms, for which only the provider has the key. Excludes `none`, and the HS… algorithms, for
 * which both sides would share the key.
 */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** The maximum age of a token in seconds. Tokens are for signing in now: an older token is refused even before its own expiry. */
const freshSeconds = 600;
/** The allowed difference between clocks, in seconds. */
const toleranceSeconds = 30;

export interface TokenRules {
  issuer: string;
  /** The accepted audiences; a token must have one of them. */
  audiences: readonly string[];
}

/**
 * Verifies an identity token and returns its claims (OpenID Connect Core 1.0, 3.1.3.7). Throws an `IdentityRefusal`, and
 * any error of the key lookup.
 */
export async function identityIn(
  token: string,
  keyOf: JWTVerifyGetKey,
  { issuer, audiences }: TokenRules,
  now: Date,
): Promise<ProvenIdentity> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms,
      issuer,
      audience: [...audiences],
      currentDate: now,
      maxTokenAge: freshSeconds,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp'],
    });
    requireParty(payload, audiences);
    return proven(payload, issuer);
  } catch (error) {
    // jose verifies the signature before the time.
    if (error instanceof errors.JWTExpired) throw new IdentityRefusal('expired', 'the token is too old');
    if (error instanceof errors.JOSEError) throw new IdentityRefusal('invalid', error.message);
    throw error;
  }
}

/** Checks the token's `azp`. If the token has several audiences or an `azp`, then `azp` must be one of ours. */
function requireParty({ aud, azp }: JWTPayload, audiences: readonly string[]): void {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined && !isForSeveral) return;
  if (typeof azp !== 'string' || !audiences.includes(azp)) {
    throw new IdentityRefusal('invalid', 'the token was issued to another client (azp)');
  }
}

function proven(payload: JWTPayload, issuer: string): ProvenIdentity {
  const { sub, exp, iat, email, email_verified: isVerified, amr, nonce } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) {
    throw new IdentityRefusal('invalid', 'the token names no user (sub)');
  }
  // Only ASCII addresses are accepted: an address with look-alike letters is a different one.
  const isPlain = typeof email === 'string' && /^[\x21-\x7e]{3,320}$/.test(email);
  return {
    issuer,
    subject: sub,
    email: isPlain && isVerified === true ? email : null,
    isMultiFactor: Array.isArray(amr) && amr.includes('mfa'),
    nonce: typeof nonce === 'string' ? nonce : null,
    until: new Date((Math.min(Number(exp), Number(iat) + freshSeconds) + toleranceSeconds) * 1000),
  };
}
