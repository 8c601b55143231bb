import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { invitationUseClaim } from '#domain/claim-values.ts';
import { invitation } from '#domain/invitations/invitation.ts';
import { codeLength, codeLetters } from '#domain/invitations/invitation-kinds.ts';
import { termsInForce } from '#domain/terms-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { staff } from '../testing/house.ts';
import { phoneChecks } from '../testing/phone-checks.ts';
import { signInHouse } from '../testing/sign-in-house.ts';

const house = signInHouse();
const { post, lettersTo } = house;
const { proven } = phoneChecks(house);
const url = '/v1/invitations';
const dayMs = 86_400_000;
const agreed_terms = (['service', 'privacy', 'model_review'] as const).map((terms) => ({
  terms,
  version: termsInForce[terms],
}));

let number = 0;
/** Returns a sign-up body with proofs of an e-mail address and of a phone. */
async function applicant(invitation_code: string) {
  number += 1;
  const username = `invited${number}`;
  const email = `${username}@member.kr`;
  const { body } = await post('/v1/auth/signup/prepare', { kind: 'user', email, language: 'en' });
  const [letter] = await lettersTo(email, 1);
  return {
    signup_token: body.signupToken,
    code: /\b\d{6}\b/.exec(letter?.text ?? '')?.[0],
    phone_token: await proven(`010-3100-${String(number).padStart(4, '0')}`, 'sign_up'),
    username,
    password: 'chosen-by-the-member',
    real_name: '이현우',
    birthday: '1999-04-02',
    gender: 'male',
    region_id: 'KOREA',
    agreed_terms,
    invitation_code,
  };
}
const signUp = (body: object) => post('/v1/auth/signup/user', body);
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];
const stateOf = async (id: number) => (await house.side.deps.streams.refresh(invitation, id)).state;
const reject = (caller: Caller, id: number) =>
  house.side.call(caller, 'POST', `${url}/${id}/actions/reject`, {});

async function published(caller: Caller = staff, body: object = {}): Promise<{ id: number; code: string }> {
  const answer = await house.side.call(caller, 'POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

test('staff and members publish invitations with codes of their own', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const send = () => house.side.call(staff, 'POST', url, {}, key);
  const first = await send();
  expect(await send()).toMatchObject({ status: 201, body: first.body });
  expect(first.body.code).toMatch(new RegExp(`^[${codeLetters}]{${codeLength}}$`));
  const member: Caller = { label: 'user', id: 4_711, name: 'mina' };
  const own = await published(member);
  expect(own.code).not.toBe(first.body.code);
  expect(await stateOf(own.id)).toMatchObject({ publisher: { label: 'user', id: 4_711 }, status: 'pending' });
  for (const days of [-1, 400]) {
    const expired_time = new Date(Date.parse(house.side.deps.clock()) + days * dayMs).toISOString();
    expect(errorOf(await house.side.call(staff, 'POST', url, { expired_time }))).toEqual([
      422,
      'invitation.bad_time',
    ]);
  }
  expect((await reject({ ...member, id: 4_712 }, own.id)).status).toBe(404);
  expect((await reject(member, own.id)).body.status).toBe('rejected');
});

test('a sign-up accepts an invitation, once', async () => {
  const { id, code } = await published();
  const said = await applicant(` ${code.slice(0, 6).toLowerCase()}-${code.slice(6)}`);
  const { status, body } = await signUp(said);
  expect([status, body.errorCode]).toEqual([201, undefined]);
  // A retry gets the same answer, although the code is used now.
  expect((await signUp(said)).body.id).toBe(body.id);
  await expect
    .poll(() => stateOf(id), { interval: 50 })
    .toMatchObject({ status: 'accepted', userId: body.id });
  expect(errorOf(await signUp(await applicant(code)))).toEqual([422, 'invitation.not_available']);
  expect(errorOf(await reject(staff, id))).toEqual([409, 'invitation.transition_not_allowed']);
});

test('of two sign-ups at once one is accepted, in both orders', async () => {
  for (const first of [0, 1]) {
    const { id, code } = await published();
    const bodies = [await applicant(code), await applicant(code)];
    const sent = [bodies[first], bodies[1 - first]].map((body) => signUp(body ?? {}));
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).toSorted()).toContain(201);
    const winners = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(winners).toHaveLength(1);
    await expect
      .poll(() => stateOf(id), { interval: 50 })
      .toMatchObject({ status: 'accepted', userId: winners[0] });
  }
});

test('of a sign-up and a rejection, the earlier one decides', async () => {
  const early = await published();
  await reject(staff, early.id);
  expect(errorOf(await signUp(await applicant(early.code)))).toEqual([422, 'invitation.not_available']);
  // A sign-up that holds the claim keeps the rejection out, even before its event.
  const late = await published();
  const by = { category: 'user', id: 987_654 } as const;
  const { deps } = house.side;
  await deps.claims.take([invitationUseClaim(late.id)], by, systemContext(deps.clock));
  expect(errorOf(await reject(staff, late.id))).toEqual([409, 'invitation.being_accepted']);
  expect(errorOf(await signUp(await applicant(late.code)))).toEqual([409, 'claim.invitation_use_taken']);
  // That sign-up broke off, so after two minutes another one takes its place.
  const next = await applicant(late.code);
  house.side.advanceClock(121_000);
  const { status, body } = await signUp(next);
  expect([status, body.errorCode]).toEqual([201, undefined]);
  await expect.poll(() => stateOf(late.id), { interval: 50 }).toMatchObject({ userId: body.id });
});

test('a rejection that broke off is completed by the next sign-up', async () => {
  const { id, code } = await published();
  const { deps } = house.side;
  const by = { category: 'invitation_rejection', id } as const;
  await deps.claims.take([invitationUseClaim(id)], by, systemContext(deps.clock));
  const said = await applicant(code);
  house.side.advanceClock(121_000);
  expect(errorOf(await signUp(said))).toEqual([409, 'claim.invitation_use_taken']);
  expect(await stateOf(id)).toMatchObject({ status: 'rejected' });
});

test('an unknown code and one whose time is over are refused, and nobody is registered', async () => {
  expect(errorOf(await signUp(await applicant('QQQQQQQQQQQQ')))).toEqual([422, 'invitation.unknown']);
  const soon = new Date(Date.parse(house.side.deps.clock()) + 3_600_000).toISOString();
  const { code } = await published(staff, { expired_time: soon });
  house.side.advanceClock(3_600_000);
  const late = await applicant(code);
  expect(errorOf(await signUp(late))).toEqual([422, 'invitation.not_available']);
  // The same sign-up works without the code.
  const { invitation_code: _, ...without } = late;
  expect((await signUp(without)).status).toBe(201);
});
