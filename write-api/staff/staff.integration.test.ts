import { describe, expect, test } from 'vitest';
import { staff as account } from '#domain/members/staff.ts';
import type { StaffRole } from '#domain/staff-role-kinds.ts';
import type { StaffCaller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { staff } from '../testing/house.ts';
import { password, type Shown, signInHouse } from '../testing/sign-in-house.ts';

const hour = 3_600_000;
const house = signInHouse();
const { post } = house;
const chosen = 'chosen-by-the-colleague';

const invite = (username: string, more: object = {}) =>
  house.side.call(staff, 'POST', '/v1/staff', {
    username,
    email: `${username}@house.kr`,
    roles: ['owner'],
    ...more,
  });
const activate = (token: string, secret = chosen) =>
  post('/v1/auth/brand-activate', { token, password: secret });
const remove = (id: number, by: StaffCaller = staff) => house.side.call(by, 'DELETE', `/v1/staff/${id}`);
const signInAs = (username: string, secret = chosen) =>
  house.authorize({ method: 'staff', username, password: secret });

/** Waits until a person has `count` e-mails, and returns them, the newest first. */
const lettersTo = (username: string, count: number) => house.lettersTo(`${username}@house.kr`, count);
const tokenIn = (letter: Shown | undefined) => /\/activate#([\w-]{43})\n/.exec(letter?.text ?? '')?.[1] ?? '';

/** Invites a staff member and activates the account with a password. */
async function colleague(username: string, roles: readonly StaffRole[] = ['owner']): Promise<number> {
  const { body } = await invite(username, { roles });
  expect((await activate(tokenIn((await lettersTo(username, 1))[0]))).status).toBe(200);
  return body.id;
}

describe('an invited colleague', () => {
  test('chooses a password with the mailed link, and signs in as staff', async () => {
    const { status, body } = await invite('mina', { language: 'en', name: 'Mina' });
    expect([status, body.status]).toEqual([201, 'invited']);
    expect((await signInAs('mina')).status).toBe(401);
    const [letter] = await lettersTo('mina', 1);
    expect(letter).toMatchObject({
      subject: 'You are invited to work in the back-office of tryset',
      text: expect.stringContaining('Your username: mina'),
    });
    const token = tokenIn(letter);
    expect((await activate(token, 'basketball')).body.errorCode).toBe('auth.password_common');
    expect((await activate(token)).body).toEqual({ isActivated: true, username: 'mina' });
    const signedIn = await signInAs('mina');
    expect([signedIn.status, signedIn.body.scope]).toEqual([200, 'staff']);
    expect((await activate(token, 'somebody-elses')).body.errorCode).toBe('auth.link_over');
  });

  test('gets another letter after the link expires, and keeps the username meanwhile', async () => {
    const { body } = await invite('sora');
    expect((await invite('SORA')).body.errorCode).toBe('claim.username_taken');
    const [first] = await lettersTo('sora', 1);
    house.side.advanceClock(73 * hour);
    expect((await activate(tokenIn(first))).body.errorCode).toBe('auth.link_over');
    const renewal = { token: tokenIn(first), language: 'en' };
    expect((await post('/v1/auth/brand-activate/invitation', renewal)).body).toEqual({ isAsked: true });
    const [second] = await lettersTo('sora', 1);
    expect((await house.side.call(staff, 'POST', `/v1/staff/${body.id}/invitation`, {})).status).toBe(200);
    await lettersTo('sora', 2);
    expect((await activate(tokenIn(second))).status).toBe(200);
    const late = await house.side.call(staff, 'POST', `/v1/staff/${body.id}/invitation`, {});
    expect([late.status, late.body.errorCode]).toEqual([409, 'staff.transition_not_allowed']);
  });

  test('cannot use a link that was mailed to a former address, or after the account was closed', async () => {
    const { body } = await invite('hana');
    const token = tokenIn((await lettersTo('hana', 1))[0]);
    expect(
      (await house.side.call(staff, 'PATCH', `/v1/staff/${body.id}`, { email: 'x@house.kr' })).status,
    ).toBe(200);
    expect((await activate(token)).body.errorCode).toBe('auth.link_over');
    const gone = await invite('dora');
    const late = tokenIn((await lettersTo('dora', 1))[0]);
    expect((await remove(gone.body.id)).status).toBe(200);
    expect((await activate(late)).body.errorCode).toBe('auth.link_over');
    expect((await invite('dora')).status).toBe(201);
  });
});

describe('roles', () => {
  const permissionsOf = async (username: string): Promise<string[]> => {
    const { body } = await signInAs(username);
    return (await house.permissions(`Bearer ${body.accessToken}`)).body.permissions;
  };
  const setRoles = (id: number, roles: readonly StaffRole[]) =>
    house.side.call(staff, 'PATCH', `/v1/staff/${id}`, { roles });

  test('grant the permissions of all roles together', async () => {
    const id = await colleague('rin', ['auditor']);
    const auditor = await permissionsOf('rin');
    expect(auditor).toContain('tryset_item.read');
    expect(auditor.filter((name) => !name.endsWith('.read'))).toEqual([
      'staff.activate',
      'staff.change_password',
      'staff.end_address_proposal',
      'staff.end_sign_in',
      'staff.link_identity',
      'staff.remove_second_factor',
      'staff.set_second_factor',
      'staff.unlink_identity',
      // Every account may close its own support tickets.
      'support_ticket.close',
      'support_ticket.open',
      'support_ticket.write',
    ]);
    expect((await setRoles(id, ['support', 'operator'])).status).toBe(200);
    const both = await permissionsOf('rin');
    expect(both).toEqual(expect.arrayContaining(['tryset_item.accept', 'tryset_item.force_delivered']));
    for (const beyond of ['staff.invite', 'staff.set_roles', 'point_policy.revise'])
      expect(both).not.toContain(beyond);
    await setRoles(id, ['operator']);
    expect(await permissionsOf('rin')).not.toContain('tryset_item.force_delivered');
    await setRoles(id, ['owner']);
    expect(await permissionsOf('rin')).toEqual(
      expect.arrayContaining(['staff.invite', 'point_policy.revise', 'tryset_item.force_delivered']),
    );
  });

  test('end all sign-ins when they change; the same roles again end none', async () => {
    const id = await colleague('miu', ['operator']);
    const { body } = await signInAs('miu');
    expect((await setRoles(id, ['operator'])).status).toBe(200);
    expect((await house.permissions(`Bearer ${body.accessToken}`)).status).toBe(200);
    expect((await setRoles(id, ['auditor'])).status).toBe(200);
    expect((await house.ended(body.accessToken))[0]).toBe(401);
    expect((await house.refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
  });

  test('end all sign-ins even if the request is cut off after the event is recorded', async () => {
    const id = await colleague('eda', ['operator']);
    const { body } = await signInAs('eda');
    const { deps } = house.side;
    const command = { action: 'set_roles', roles: ['auditor'] } as const;
    const change = { decider: account, id, name: 'revise', command };
    const context = { ...systemContext(deps.clock), actor: { label: 'staff', id: staff.id } } as const;
    expect((await runCommand(deps.streams, change, context)).ok).toBe(true);
    expect((await house.ended(body.accessToken))[0]).toBe(401);
    expect((await house.refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
  });

  test('do not end a sign-in that began after the change', async () => {
    const id = await colleague('ona', ['operator']);
    expect((await setRoles(id, ['auditor'])).status).toBe(200);
    const { body } = await signInAs('ona');
    await house.side.reacted();
    expect((await house.permissions(`Bearer ${body.accessToken}`)).status).toBe(200);
    expect((await house.refresh(body.refreshToken)).status).toBe(200);
  });

  test('are refused if empty, unknown or repeated', async () => {
    const id = await colleague('leo', ['operator']);
    for (const roles of [[], ['king'], ['owner', 'owner']])
      expect((await setRoles(id, roles as StaffRole[])).status).toBe(400);
  });

  test('are set by owners only; other roles cannot set even their own', async () => {
    const id = await colleague('ari', ['operator', 'support']);
    const { body } = await signInAs('ari');
    const { status, body: refused } = await house.side.call(
      { label: 'staff', id, name: 'Ari', roles: ['operator', 'support'] },
      ...(['PATCH', `/v1/staff/${id}`, { roles: ['owner'] }] as const),
    );
    expect([status, refused.errorCode, refused.detail.role]).toEqual([403, 'auth.role_missing', 'owner']);
    expect((await house.permissions(`Bearer ${body.accessToken}`)).body.permissions).not.toContain(
      'staff.invite',
    );
  });

  test('let operators end the sign-ins of brands; only owners end those of other staff', async () => {
    const id = await colleague('uma', ['operator']);
    const operator: StaffCaller = { label: 'staff', id, name: 'Uma', roles: ['operator'] };
    const sessionsOf = async (kind: string, of: number) =>
      (await house.side.call(operator, 'GET', `/v1/auth/sessions?kind=${kind}&account_id=${of}`)).body.data;
    await signInAs('uma');
    await house.authorize({ method: 'brand_admin', username: 'acme', password });
    await house.signIn();
    const end = async (kind: string, of: number) => {
      const [session] = await sessionsOf(kind, of);
      const { status, body } = await house.side.call(operator, 'DELETE', `/v1/auth/sessions/${session.id}`);
      return [status, body.errorCode];
    };
    expect(await end('brand_admin', house.adminId)).toEqual([200, undefined]);
    expect(await end('staff', id)).toEqual([200, undefined]);
    expect(await end('staff', house.staffId)).toEqual([403, 'auth.role_missing']);
  });
});

describe('an account that is closed', () => {
  test('is signed out at once, and frees its username', async () => {
    const id = await colleague('yuna');
    const { body } = await signInAs('yuna');
    expect((await remove(id)).status).toBe(200);
    expect((await signInAs('yuna')).status).toBe(401);
    expect((await house.ended(body.accessToken))[0]).toBe(401);
    expect((await remove(id)).status).toBe(404);
    expect((await invite('yuna')).status).toBe(201);
  });

  test('is never the last owner who can sign in, even if the last two close theirs at the same time', async () => {
    const ids = [];
    for (const name of ['one', 'two']) ids.push(await colleague(`last-${name}`));
    const others = [house.staffId, ...(await othersThan(ids))];
    await colleague('last-operator', ['operator', 'support', 'auditor']);
    const by = (id = 0): StaffCaller => ({ label: 'staff', id, name: 'Last', roles: ['owner'] });
    for (const id of others) expect((await remove(id, by(ids[0]))).status).toBe(200);
    const both = await Promise.all(ids.map((id) => remove(id, by(id))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.errorCode).toBe('staff.last_one');
    const [last = 0] = ids.filter((_, at) => both[at]?.status === 409);
    const demoted = await house.side.call(by(last), 'PATCH', `/v1/staff/${last}`, { roles: ['operator'] });
    expect([demoted.status, demoted.body.errorCode]).toEqual([409, 'staff.last_one']);
  });
});

/** Returns the ids of all active staff except these. */
async function othersThan(but: readonly number[]): Promise<number[]> {
  const rows = await house.side.deps.db
    .selectFrom('write.credentials')
    .select('account_id')
    .where('kind', '=', 'staff')
    .execute();
  const ids = rows.map(({ account_id }) => Number(account_id));
  return ids.filter((id) => !but.includes(id) && id !== house.staffId);
}

test('brand admins cannot invite staff', async () => {
  const { body } = await house.authorize({ method: 'brand_admin', username: 'acme', password });
  const response = await house.side.app.inject({
    method: 'POST',
    url: '/v1/staff',
    payload: { username: 'eve', email: 'eve@house.kr', roles: ['owner'] },
    headers: { authorization: `Bearer ${body.accessToken}` },
  });
  expect([response.statusCode, response.json().errorCode]).toEqual([403, 'auth.forbidden']);
});
