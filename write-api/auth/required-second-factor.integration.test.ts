import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { addStaff } from '../members/add-staff.ts';
import { password, signInHouse } from '../testing/sign-in-house.ts';
import { staffSecondFactorFrom } from './second-step.ts';

const house = signInHouse({ isSecondFactorRequired: true });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(house.side.deps.clock()),
  });
const enter = (username: string, code?: string) =>
  house.authorize({ method: 'staff', username, password, ...(code !== undefined && { code }) });

/** Adds a staff account without a second factor, and returns the secret that its first sign-in proposes. */
async function colleague(username: string): Promise<string> {
  await addStaff(house.side.deps, { username, password });
  const { status, body } = await enter(username);
  expect([status, body.errorCode]).toEqual([401, 'auth.second_factor_missing']);
  expect(body.detail.symbol.modules).toHaveLength(body.detail.symbol.width ** 2);
  return body.detail.secret;
}

describe('an installation that requires a second factor from staff', () => {
  test('sets it up at the sign-in with the first code, and returns recovery codes once', async () => {
    const secret = await colleague('nari');
    expect((await enter('nari', '000000')).body.errorCode).toBe('auth.second_factor_wrong');
    const { status, body } = await enter('nari', codeOf(secret));
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await house.permissions(`Bearer ${body.accessToken}`)).status).toBe(200);
    expect((await enter('nari')).body.errorCode).toBe('auth.second_factor_required');
    const again = await enter('nari', body.recoveryCodes[0]);
    expect([again.status, again.body.recoveryCodes]).toEqual([200, undefined]);
  });

  test('proposes no secret after a wrong password', async () => {
    await addStaff(house.side.deps, { username: 'duri', password });
    const { body } = await house.authorize({ method: 'staff', username: 'duri', password: 'not-the-one' });
    expect([body.errorCode, body.detail.secret]).toEqual(['auth.not_found_user', undefined]);
  });

  test('ends a sign-in at its refresh if the second factor was removed', async () => {
    const secret = await colleague('hani');
    const { body } = await enter('hani', codeOf(secret));
    house.side.advanceClock(60_000);
    const options = { method: 'POST', url: '/v1/auth/second-factor/remove' } as const;
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const payload = { current_password: password };
    expect((await house.side.app.inject({ ...options, headers, payload })).statusCode).toBe(200);
    expect((await house.refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    expect((await enter('hani')).body.errorCode).toBe('auth.second_factor_missing');
  });

  test('does not require it from brand admins', async () => {
    expect((await house.signIn('brand_admin', 'acme')).status).toBe(200);
  });
});

test('STAFF_SECOND_FACTOR requires it; an unknown value stops the start', () => {
  expect(staffSecondFactorFrom({ STAFF_SECOND_FACTOR: 'required' })).toBe(true);
  for (const said of [undefined, '', 'optional']) {
    expect(staffSecondFactorFrom({ ...(said !== undefined && { STAFF_SECOND_FACTOR: said }) })).toBe(false);
  }
  expect(() => staffSecondFactorFrom({ STAFF_SECOND_FACTOR: 'yes' })).toThrow('required or optional');
});
