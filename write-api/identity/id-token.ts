import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { IdentityRefusal, type ProvenIdentity } from './provider.ts';

/** Signatures with a key that the provider alone has: neither none, nor any (HS…) whose key we would have to share with it. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** A token is for signing in now: one that lay somewhere is not taken, however long it says that it is good. */
const freshSeconds = 600;
/** Clocks differ. */
const toleranceSeconds = 30;

export interface TokenRules {
  issuer: string;
  /** For whom tokens may be: any of these. */
  audiences: readonly string[];
}

/** What an identity token says (OpenID Connect Core 1.0, 3.1.3.7). Throws an `IdentityRefusal`, and whatever finding the key throws. */
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
    // jose looks at the time only after the signature.
    if (error instanceof errors.JWTExpired) throw new IdentityRefusal('expired', 'the token is too old');
    if (error instanceof errors.JOSEError) throw new IdentityRefusal('invalid', error.message);
    throw error;
  }
}

/** Of a token for several, or that says so, whoever it was given to must be us. */
function requireParty({ aud, azp }: JWTPayload, audiences: readonly string[]): void {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined && !isForSeveral) return;
  if (typeof azp !== 'string' || !audiences.includes(azp)) {
    throw new IdentityRefusal('invalid', 'the token was given to somebody else (azp)');
  }
}

function proven(payload: JWTPayload, issuer: string): ProvenIdentity {
  const { sub, exp, iat, email, email_verified: isVerified, amr, nonce } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) {
    throw new IdentityRefusal('invalid', 'the token names nobody (sub)');
  }
  // An address that looks like another one in other letters is not that one.
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
