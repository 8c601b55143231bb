import Type, { type Static } from 'typebox';
import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { socialProviders } from '#domain/members/member-kinds.ts';
import { parameterMissing, unauthenticated } from '#http/errors.ts';
import { type AccountKind, callerFor } from '../accounts/accounts.ts';
import { OneTimeToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import { methodUnavailable } from '../identity/errors.ts';
import { accountWith } from './credentials.ts';
import { longestPassword } from './passwords.ts';
import type { ProvenAccount } from './proven-account.ts';
import { signOut as endFamilyOf, type RefreshFailure, rotate } from './refresh-families.ts';
import { lacksSecondStep, takeSecondStep } from './second-step.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';
import { signInBySocial } from './sign-in-by-social.ts';
import { type Place, signInWith, type TokenAnswer, tokensOf } from './signed-in.ts';

/**
 * The kinds of accounts that each sign-in method accepts, by the method's name in lower case. Older clients send the name in
 * upper case.
 */
const accountsOf: Readonly<Record<string, readonly AccountKind[]>> = {
  staff: ['staff'],
  brand_admin: ['brand_admin'],
  brand: ['brand_admin'],
  curator: ['user'],
  password: ['staff', 'brand_admin', 'user'],
  test: ['staff', 'brand_admin', 'user'],
};
const methods = [
  'staff',
  'brand_admin',
  'password',
  'curator',
  'refresh',
  'oidc',
  'facebook',
  'kakao',
  'STAFF',
  'BRAND',
  'TEST',
  'REFRESH',
  'OIDC',
  'FACEBOOK',
  'KAKAO',
];

export const SignIn = Type.Object(
  {
    method: Type.Enum(methods),
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    password: Type.Optional(Type.String({ minLength: 1, maxLength: longestPassword })),
    /** A second-factor or recovery code; for a member's social sign-in, the code of Kakao or Facebook. */
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
    refresh_token: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    /** The identity provider's token; `flow` is the secret of the browser that requested it, if a browser did. */
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 10_000 })),
    flow: Type.Optional(OneTimeToken),
  },
  { additionalProperties: false },
);
export type SignIn = Static<typeof SignIn>;

/**
 * Signs in by username and password, or refreshes a session. An unknown username and a wrong password get the same answer after
 * the same time: 401 `auth.not_found_user`. Attempts are counted by network address and username.
 */
export async function authorize(
  deps: WriteDeps,
  { address, device }: Place,
  body: SignIn,
): Promise<TokenAnswer> {
  const method = body.method.toLowerCase();
  const { code } = body;
  const provider = socialProviders.find((each) => each === method);
  if (provider !== undefined) {
    return signInBySocial(deps, { address, device }, provider, { code, token: body.token });
  }
  if (method === 'oidc') {
    const { flow } = body;
    const token = required('token', body.token);
    return signInByIdentity(deps, { address, device }, { token, flow, code });
  }
  if (method === 'refresh') return refresh(deps, required('refresh_token', body.refresh_token));
  const kinds = accountsOf[method];
  if (kinds === undefined || (method === 'test' && !deps.isTestSignInOn)) {
    throw methodUnavailable(body.method);
  }
  const username = required('username', body.username);
  const password = required('password', body.password);
  const attempt = await deps.attempts.begin(address, username);
  const account = await accountWith(deps, kinds, username, password);
  const recoveryCodes = account && (await takeSecondStep(deps, account, username, body.code));
  const answer = account && (await signInWith(deps, account, device));
  if (account !== null && answer === null) await tellOfApplication(deps, account);
  if (answer === null) {
    throw unauthenticated('auth.not_found_user', 'no account has this username and password');
  }
  await attempt.succeeded();
  return recoveryCodes?.length ? { ...answer, recoveryCodes: [...recoveryCodes] } : answer;
}

/** Throws 401 `auth.brand_applied` for an applicant with the right password whose brand is not approved yet. */
async function tellOfApplication({ streams }: WriteDeps, { kind, id }: ProvenAccount): Promise<void> {
  if (kind !== 'brand_admin') return;
  const { brandId } = (await streams.refresh(brandAdmin, id)).state;
  if ((await streams.refresh(brand, brandId)).state.status !== 'applied') return;
  throw unauthenticated(
    'auth.brand_applied',
    'the application of this brand is not decided yet; we send a letter when it is',
  );
}

const refreshFailures: Record<RefreshFailure, [code: string, message: string]> = {
  unknown: ['auth.refresh_token_invalid', 'this is not a refresh token of this service; sign in again'],
  expired: ['auth.refresh_token_expired', 'the refresh token has expired; sign in again'],
  ended: ['auth.refresh_token_ended', 'this sign-in was ended; sign in again'],
  reused: [
    'auth.refresh_token_reused',
    'the refresh token was used before, so this sign-in has ended in case of theft; sign in again',
  ],
};

export const signInEnded = () => unauthenticated(...refreshFailures.ended);

async function refresh(deps: WriteDeps, text: string): Promise<TokenAnswer> {
  const outcome = await rotate(deps, text);
  if (!outcome.ok) throw unauthenticated(...refreshFailures[outcome.failure]);
  const caller = await callerFor(deps, outcome.account);
  if (caller === null) throw signInEnded();
  if (!outcome.isSecondStepElsewhere && (await lacksSecondStep(deps, outcome.account))) throw signInEnded();
  return tokensOf(deps, caller, outcome);
}

export const SignOut = Type.Object(
  { refresh_token: Type.String({ minLength: 1, maxLength: 500 }) },
  { additionalProperties: false },
);

/** Ends a session and revokes its tokens. If the session has ended already, the answer is the same. */
export async function signOut(deps: WriteDeps, { refresh_token: text }: Static<typeof SignOut>) {
  if (!(await endFamilyOf(deps, text))) throw unauthenticated(...refreshFailures.unknown);
  return { isSignedOut: true };
}

function required(name: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw parameterMissing(name, 'authorize', [{ in: 'body', name, message: 'is required' }]);
}
