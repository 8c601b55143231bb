import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailClaim, identityClaim } from '#domain/claim-values.ts';
import { personKey } from '#domain/members/person.ts';
import { staff as staffDecider } from '#domain/members/staff.ts';
import { readStream } from '#event-store/load.ts';
import { oidcProvider } from '../identity/oidc.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import {
  client,
  type Person,
  type ProviderStandIn,
  providerStandIn,
} from '../identity/testing/provider-stand-in.ts';
import { systemContext } from '../kit/changes/context.ts';
import { addStaff } from '../members/add-staff.ts';
import { closeStaff } from '../members/staff-accounts.ts';
import { staff } from '../testing/house.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';
import { linkStaffIdentity } from './staff-identity.ts';

let there: ProviderStandIn;
let provider: IdentityProvider;
beforeAll(async () => {
  there = await providerStandIn();
  const returnTo = 'http://localhost:8080/login/organization';
  provider = oidcProvider({
    issuer: there.issuer,
    audience: client.id,
    keys: null,
    cooldownMs: 0,
    client: { ...client, returnTo },
  });
});
afterAll(() => there.close());
beforeEach(() => there.fail({}));

// The functions look up `provider` at each call: its address is known only once it listens.
const identityProvider: IdentityProvider = {
  prove: (token, now) => provider.prove(token, now),
  get inBrowser() {
    return provider.inBrowser;
  },
};
const house = signInHouse({ identityProvider });
const strict = signInHouse({ identityProvider, isSecondFactorRequired: true });
const { post } = house;

let number = 0;
/** Adds a staff account with an address, and returns the matching person at the provider. */
async function colleague(at = house, more: { roles?: ['auditor'] } = {}) {
  number += 1;
  const username = `colleague-${number}`;
  const email = `${username}@house.kr`;
  const { id } = await addStaff(at.side.deps, { username, password, email, ...more });
  const person: Person = { sub: `sub-${number}`, email: email.toUpperCase(), email_verified: true };
  return { id, username, email, person };
}

const enter = async (token: string | Promise<string>, more: object = {}, at = house) =>
  at.authorize({ method: 'oidc', token: await token, ...more });
/** Signs in and returns the status and the error code. */
const said = async (...given: Parameters<typeof enter>) => {
  const { status, body } = await enter(...given);
  return [status, body.errorCode];
};
/** Returns a token that the provider issues at the present time of the installation's test clock. */
const tokenFor = (person: Person, at = house) => {
  const iat = Math.floor(Date.parse(at.side.deps.clock()) / 1000);
  // A random `jti` makes two tokens of the same second different.
  return there.token({ ...person, jti: randomUUID(), iat, exp: iat + 300 });
};
const typesOf = async (id: number) => {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, `staff-${id}`, 0n))
    types.push(type);
  return types;
};

describe('staff with an identity at the provider', () => {
  test('sign in; the first time links them by verified address, later sign-ins go by the identity', async () => {
    const { id, person, username } = await colleague();
    const first = await enter(tokenFor(person));
    expect([first.status, first.body.scope]).toEqual([200, 'staff']);
    expect(await house.side.deps.tokens.verify(`Bearer ${first.body.accessToken}`)).toMatchObject({ id });
    expect(await typesOf(id)).toEqual(['StaffAdded', 'StaffIdentityLinked']);
    // Once linked, the identity signs in whatever its address is, verified or not.
    const moved = { sub: person.sub, email: 'somewhere@else.kr', email_verified: false };
    expect(await said(tokenFor(moved))).toEqual([200, undefined]);
    expect((await typesOf(id)).filter((type) => type === 'StaffIdentityLinked')).toHaveLength(1);
    const [letter] = await house.lettersTo(`${username}@house.kr`, 1);
    expect(letter?.subject).toContain('Your organization’s sign-in was linked');
  });

  test('refresh their tokens and sign out like everybody else', async () => {
    const { person } = await colleague();
    const { body } = await enter(tokenFor(person), {}, house);
    const { body: next, status } = await house.refresh(body.refreshToken);
    expect(status).toBe(200);
    await post('/v1/auth/sign-out', { refresh_token: next.refreshToken });
    expect(await house.ended(next.accessToken)).toEqual(over);
  });

  test('keep their password, which signs in to the same account', async () => {
    const { person, username } = await colleague();
    await enter(tokenFor(person));
    expect((await house.signIn('staff', username)).status).toBe(200);
  });

  test('are linked once if two tabs sign in at the same time', async () => {
    const { id, person } = await colleague();
    const both = await Promise.all([said(tokenFor(person)), said(tokenFor(person))]);
    expect(both).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect((await typesOf(id)).filter((type) => type === 'StaffIdentityLinked')).toHaveLength(1);
  });

  test('are linked after an earlier linking was cut off after its claim', async () => {
    const { id, person } = await colleague();
    const { deps } = house.side;
    const claim = identityClaim({ issuer: there.issuer, subject: person.sub });
    await deps.claims.take([claim], { category: 'staff', id }, systemContext(deps.clock));
    expect(await said(tokenFor(person))).toEqual([200, undefined]);
  });

  test('have neither subject nor issuer in clear in any event', async () => {
    const { id, person } = await colleague();
    await enter(tokenFor(person));
    const texts: string[] = [];
    for await (const { event } of house.side.deps.streams.client.readStream(`staff-${id}`)) {
      texts.push(JSON.stringify(event?.data), JSON.stringify(event?.metadata));
    }
    expect(texts.join()).not.toContain(person.sub);
    expect(texts.join()).not.toContain(there.issuer);
  });
});

describe('the service refuses', () => {
  test('a used token, in any spelling of its signature', async () => {
    const { person } = await colleague();
    const token = await tokenFor(person);
    expect(await said(token)).toEqual([200, undefined]);
    expect(await said(token)).toEqual([401, 'auth.identity_used']);
    // The last letter of 256 bytes in base64url has four unused bits, so another letter encodes the same signature.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = letters[letters.indexOf(token.slice(-1)) ^ 1];
    expect((await said(token.slice(0, -1) + other))[0]).toBe(401);
    const both = await Promise.all([said(token), said(token)]);
    expect(both.every(([status]) => status === 401)).toBe(true);
  });

  test('all but one of several simultaneous sign-ins with one token', async () => {
    const { person } = await colleague();
    await enter(tokenFor(person));
    const token = await tokenFor(person);
    const answers = await Promise.all(Array.from({ length: 5 }, () => said(token)));
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  test('an unverified or unknown address', async () => {
    const { person } = await colleague();
    expect(await said(tokenFor({ ...person, email_verified: false }))).toEqual([
      401,
      'auth.identity_unverified',
    ]);
    expect(await said(tokenFor({ ...person, email: undefined }))).toEqual([401, 'auth.identity_unverified']);
    expect(await said(tokenFor({ ...person, email: 'nobody@house.kr' }))).toEqual([
      401,
      'auth.identity_unknown',
    ]);
  });

  test('the address of a brand admin or a member', async () => {
    const admin = { sub: 'admin', email: 'lee@acme.kr', email_verified: true };
    const { deps } = house.side;
    expect(await deps.claims.holderOf('email', deps.claims.nameOf(emailClaim(admin.email)))).toMatchObject({
      category: 'brand_admin',
    });
    expect(await said(tokenFor(admin))).toEqual([401, 'auth.identity_unknown']);
  });

  test('an address that two colleagues have', async () => {
    const { person, email } = await colleague();
    await addStaff(house.side.deps, { username: `twin-${number}`, password, email });
    expect(await said(tokenFor(person))).toEqual([401, 'auth.identity_unknown']);
  });

  test('another identity with the address of a linked account', async () => {
    const { person, id } = await colleague();
    await enter(tokenFor(person));
    const successor = { ...person, sub: `${person.sub}-successor` };
    expect(await said(tokenFor(successor))).toEqual([401, 'auth.identity_other']);
    expect((await typesOf(id)).filter((type) => type === 'StaffIdentityLinked')).toHaveLength(1);
  });

  test('the same subject of another issuer', async () => {
    const { id, person } = await colleague();
    await linkStaffIdentity(house.side.deps, id, { issuer: 'https://other.example', subject: person.sub });
    expect(await said(tokenFor(person))).toEqual([401, 'auth.identity_other']);
  });

  test('an identity of a closed account, until another account is linked to it', async () => {
    const { person, id, email, username } = await colleague();
    const { body } = await enter(tokenFor(person));
    await closeStaff(house.side.deps, id, { context: systemContext(house.side.deps.clock) });
    expect(await house.ended(body.accessToken)).toEqual(over);
    expect(await said(tokenFor(person))).toEqual([401, 'auth.identity_unknown']);
    await addStaff(house.side.deps, { username, password, email });
    expect(await said(tokenFor(person))).toEqual([200, undefined]);
  });

  test('a token that is not the provider’s or too old', async () => {
    const { person } = await colleague();
    expect(await said('x')).toEqual([401, 'auth.identity_invalid']);
    expect(await said(there.token({ ...person, aud: 'another-app' }))).toEqual([
      401,
      'auth.identity_invalid',
    ]);
    const token = await tokenFor(person);
    house.side.advanceClock(11 * 60_000);
    expect(await said(token)).toEqual([401, 'auth.identity_expired']);
  });

  test('too many requests from one address', async () => {
    const answers: number[] = [];
    house.side.advanceClock(301_000);
    for (let n = 0; n < 101; n++) answers.push((await enter('x')).status);
    expect(answers.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(answers[100]).toBe(429);
    house.side.advanceClock(301_000);
  });

  test('a sign-in with 503, not 401, while the provider is unreachable', async () => {
    const { person } = await colleague();
    await there.rotate();
    const token = await tokenFor(person);
    there.fail({ keys: { status: 500, body: {} } });
    const away = await enter(token);
    expect([away.status, away.body.errorCode]).toEqual([503, 'auth.provider_away']);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    there.fail({});
    expect(await said(token)).toEqual([200, undefined]);
  });
});

describe('a sign-in in a browser', () => {
  const offer = () => house.side.app.inject({ method: 'GET', url: '/v1/auth/identity/offer' });

  /** Goes to the provider like a browser, where the person is signed in, and returns. */
  async function thereAndBack(person: Person) {
    const iat = Math.floor(Date.parse(house.side.deps.clock()) / 1000);
    there.isThere({ ...person, iat, exp: iat + 300 });
    const { body } = await post('/v1/auth/identity/begin', {});
    const { headers } = await fetch(body.address, { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '').searchParams;
    return { flow: body.flow as string, state: back.get('state'), code: back.get('code') };
  }

  test('is offered and completes', async () => {
    expect((await offer()).json()).toEqual({ isOffered: true });
    const { person } = await colleague();
    const back = await thereAndBack(person);
    const { body } = await post('/v1/auth/identity/return', back);
    expect(await said(body.token, { flow: back.flow })).toEqual([200, undefined]);
  });

  test('cannot be completed with a stolen token, code or URL', async () => {
    const { person } = await colleague();
    const own = await thereAndBack(person);
    const other = await thereAndBack(person);
    const wrong = await post('/v1/auth/identity/return', { ...own, flow: other.flow });
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'auth.identity_over']);
    // A stolen code fails with the thief's own state too, because it needs the other verifier.
    const stolen = await post('/v1/auth/identity/return', { ...other, code: own.code });
    expect([stolen.status, stolen.body.errorCode]).toEqual([401, 'auth.identity_over']);
    const good = await thereAndBack(person);
    const { token } = (await post('/v1/auth/identity/return', good)).body;
    expect(await said(token)).toEqual([401, 'auth.identity_invalid']);
    expect(await said(token, { flow: other.flow })).toEqual([401, 'auth.identity_invalid']);
    expect(await said(token, { flow: good.flow })).toEqual([200, undefined]);
  });

  test('refuses a token that was requested outside the browser', async () => {
    const { person } = await colleague();
    const { flow } = await thereAndBack(person);
    expect(await said(tokenFor(person), { flow })).toEqual([401, 'auth.identity_invalid']);
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.parse(strict.side.deps.clock()),
    });

  test('is required if the provider checked none; one token serves all tries', async () => {
    const { person } = await colleague(strict);
    const token = await tokenFor(person, strict);
    const proposed = await enter(token, {}, strict);
    expect([proposed.status, proposed.body.errorCode]).toEqual([401, 'auth.second_factor_missing']);
    const { secret } = proposed.body.detail;
    expect(await said(token, { code: '000000' }, strict)).toEqual([401, 'auth.second_factor_wrong']);
    const { status, body } = await enter(token, { code: codeOf(secret) }, strict);
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    const later = await tokenFor(person, strict);
    expect(await said(later, {}, strict)).toEqual([401, 'auth.second_factor_required']);
    expect(await said(later, { code: body.recoveryCodes[0] }, strict)).toEqual([200, undefined]);
    expect(await said(later, { code: body.recoveryCodes[1] }, strict)).toEqual([401, 'auth.identity_used']);
  });

  test('must be right before the identity is linked', async () => {
    const { id, person } = await colleague(strict);
    await enter(tokenFor(person, strict), {}, strict);
    const { state } = await strict.side.deps.streams.refresh(staffDecider, id);
    expect(state.identity).toBeNull();
  });

  test('of the provider counts, also for refreshed tokens', async () => {
    const { person, username } = await colleague(strict);
    const { status, body } = await enter(tokenFor({ ...person, amr: ['pwd', 'mfa'] }, strict), {}, strict);
    expect(status).toBe(200);
    const renewed = await strict.refresh(body.refreshToken);
    expect(renewed.status).toBe(200);
    expect((await strict.refresh(renewed.body.refreshToken)).status).toBe(200);
    // Here a sign-in with the password requires a second factor, but a sign-in with the identity does not.
    expect((await strict.signIn('staff', username)).body.errorCode).toBe('auth.second_factor_missing');
  });

  test('can be guessed at most ten times', async () => {
    const { person } = await colleague(strict);
    const token = await tokenFor(person, strict);
    await enter(token, {}, strict);
    for (let n = 0; n < 9; n++) {
      expect(await said(token, { code: '000000' }, strict)).toEqual([401, 'auth.second_factor_wrong']);
    }
    expect(await said(token, { code: '000000' }, strict)).toEqual([429, 'request.too_many']);
  });
});

describe('an identity', () => {
  const linked = (id: number, method: 'GET' | 'DELETE' = 'GET', as = staff) =>
    house.side.call(as, method, `/v1/auth/identity?account_id=${id}`);

  test('is unlinked by an owner, which ends its sign-ins and allows another identity', async () => {
    const { id, person } = await colleague();
    expect((await linked(id)).body).toEqual({ issuer: null });
    const { body } = await enter(tokenFor(person));
    expect((await linked(id)).body).toEqual({ issuer: there.issuer });
    expect((await linked(id, 'DELETE')).body).toEqual({ issuer: null });
    expect(await house.ended(body.accessToken)).toEqual(over);
    expect(await said(tokenFor({ ...person, sub: `${person.sub}-new` }))).toEqual([200, undefined]);
    // A second click changes nothing.
    expect((await linked(id, 'DELETE')).status).toBe(200);
    expect((await linked(id, 'DELETE')).status).toBe(200);
    expect((await linked(999)).status).toBe(404);
  });

  test('cannot sign in if it is unlinked during the sign-in', async () => {
    const { id, person } = await colleague();
    await enter(tokenFor(person));
    const { deps } = house.side;
    const begin: typeof deps.attempts.begin = async (...asked) => {
      await linked(id, 'DELETE');
      return deps.attempts.begin(...asked);
    };
    const meanwhile = { ...deps, attempts: { ...deps.attempts, begin } };
    const place = { address: '10.0.0.1', device: null };
    const signingIn = signInByIdentity(meanwhile, place, { token: await tokenFor(person) });
    await expect(signingIn).rejects.toMatchObject({ errorCode: 'auth.identity_unknown' });
  });

  test('is unlinked by its own account, or by an owner', async () => {
    const { id, person } = await colleague();
    const auditor = { label: 'staff', id, name: 'x', roles: ['auditor'] } as const;
    expect((await linked(house.staffId, 'DELETE', { ...auditor, roles: ['auditor'] })).body.errorCode).toBe(
      'auth.role_missing',
    );
    await enter(tokenFor(person));
    expect((await linked(id, 'DELETE', { ...auditor, roles: ['auditor'] })).status).toBe(200);
  });

  test('becomes unreadable with its owner’s key', async () => {
    const { id, person } = await colleague();
    await enter(tokenFor(person));
    const { deps } = house.side;
    const { state } = await deps.streams.refresh(staffDecider, id);
    await deps.sealing.forget(personKey('staff', id));
    expect(state.identity && (await deps.sealing.unseal(personKey('staff', id), state.identity))).toBeNull();
  });
});

describe('an installation without a provider', () => {
  const plain = signInHouse();
  test('neither offers nor accepts the sign-in', async () => {
    const { body } = await plain.authorize({ method: 'oidc', token: 'x' });
    expect(body.errorCode).toBe('auth.method_unavailable');
    expect((await plain.post('/v1/auth/identity/begin', {})).body.errorCode).toBe('auth.method_unavailable');
    const offer = await plain.side.app.inject({ method: 'GET', url: '/v1/auth/identity/offer' });
    expect(offer.json()).toEqual({ isOffered: false });
  });
});
