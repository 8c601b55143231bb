import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberDescription } from '#domain/members/member-events.ts';
import { personKey } from '#domain/members/person.ts';
import { headPosition, readStream } from '#event-store/load.ts';
import { aSeed } from '#projections/testing/random.ts';
import { testBackend } from '#test/backend.ts';
import { testServer } from '#test/server.ts';
import { someSecrets } from '#test/start-server.ts';
import { generateMembers } from '../generate-members.ts';
import { knownRefs } from '../ledger/known-refs.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { importHouse } from '../testing/import-house.ts';
import type { MembersReport } from './command.ts';
import { withPeople } from './people.ts';

type House = Awaited<ReturnType<typeof importHouse>>;
const seed = aSeed();
const source = `past-${seed}`;

const importInto = (house: House, file: string) => house.run<MembersReport>(['members', file], source);
const program = (house: House, file: string, kill?: number) =>
  house.program<MembersReport>(['members', file], source, kill);
const plain = (report: MembersReport | null) => ({ ...report, alreadyImported: 0, seconds: 0 });

/** The result of an import by refs: each member's events with unsealed data. */
async function leftIn({ client, backend, secrets }: House) {
  const { state } = await openLedger(client, source, new Date().toISOString());
  const people = { databaseUrl: backend.databaseUrl, masterKey: Buffer.from(secrets.MASTER_KEY, 'base64') };
  return withPeople(people, async ({ sealing }) => {
    const left: Record<string, unknown[]> = {};
    for (const [ref, id] of knownRefs(state, 'user')) {
      left[ref] = [];
      for await (const { type, data, metadata } of readStream(client, `user-${id}`)) {
        const { personal, userId: _, ...told } = data as unknown as MemberDescription;
        const person = personal && (await sealing.unseal(personKey('user', id), personal));
        left[ref].push([type, told, person, metadata.occurredAt !== undefined, metadata.actor.label]);
      }
    }
    return left;
  });
}

/**
 * An installation with its own store: members are sealed with one installation's keys, and the store keeps their ids.
 */
async function houseOfItsOwn(): Promise<House> {
  const backend = await testBackend({ isEmpty: true, ownStore: true });
  const house = await importHouse({ backend, secrets: someSecrets() });
  return {
    ...house,
    async close() {
      await house.close();
      await backend.close();
    },
  };
}

/** Number of claimed and of released values. */
async function claims({ client, backend }: House): Promise<Record<string, number>> {
  const counts: Record<string, number> = { ClaimTaken: 0, ClaimGivenUp: 0 };
  const fromPosition = backend.startPosition;
  for await (const { event } of client.readAll(fromPosition && { fromPosition })) {
    if (event?.streamId.startsWith('claim_')) counts[event.type] = (counts[event.type] ?? 0) + 1;
  }
  return counts;
}

test(`an import of members killed several times has the result of an undisturbed one (seed ${seed})`, {
  tags: 'thorough',
  timeout: 240_000,
}, async () => {
  const [one, other] = [await houseOfItsOwn(), await houseOfItsOwn()];
  try {
    const file = join(one.folder, 'members.csv');
    await writeFile(file, generateMembers({ seed, rows: 300, faults: 0.3 }));
    const before = performance.now();
    const first = await program(one, file);
    const took = performance.now() - before;
    expect(first.told).not.toContain('Error');
    expect(first.code).toBe(2);
    expect(first.report?.read).toBe(300);
    for (let round = 0; round < 4; round++) {
      await program(other, file, 200 + ((seed >>> round) % 97) * ((took - 200) / 97));
    }
    const last = await importInto(other, file);
    expect(plain(last.report)).toEqual(plain(first.report));
    const left = await leftIn(one);
    expect(await leftIn(other)).toEqual(left);
    expect(Object.values(left).filter(({ length }) => length === 1)).toHaveLength(
      first.report?.accepted ?? 0,
    );
    expect(await claims(one)).toMatchObject({
      ClaimGivenUp: 0,
      ClaimTaken: 3 * (first.report?.accepted ?? 0),
    });

    const head = await headPosition(one.client);
    const again = await importInto(one, file);
    expect(again.report).toMatchObject({ alreadyImported: first.report?.accepted });
    expect(plain(again.report)).toEqual(plain(first.report));
    if (!one.backend.shared) expect(await headPosition(one.client)).toBe(head);
  } finally {
    await one.close();
    await other.close();
  }
});

describe('beside a server', () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  let house: House;
  let authorization: string;
  beforeAll(async () => {
    server = await testServer();
    house = await importHouse(server);
    authorization = await server.authorization({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] });
  });
  afterAll(async () => {
    await house.close();
    await server.close();
  });

  async function call(method: string, path: string, body?: object, position?: string) {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization,
        ...(position !== undefined && { 'x-min-position': position }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }
  const header = 'member_ref,username,email,phone,real_name,role,joined_on';
  async function importing(...rows: string[]) {
    const file = join(house.folder, 'some.csv');
    await writeFile(file, [header, ...rows].join('\n'));
    return importInto(house, file);
  }
  const codesOf = ({ report }: { report: MembersReport | null }) =>
    report?.rejectedRows.map(({ ref, code }) => `${ref} ${code}`);
  const found = async (query: string) => (await call('GET', `/v1/users?${query}`)).body.data;
  const hana = 'm1,hana,hana@mail.kr,010-1111-2222,김하나,curator,2021-05-06';

  test('imported members appear in the lists, with a history from then on', async () => {
    const { report, code } = await importing(hana);
    expect([report?.accepted, code]).toEqual([1, 0]);
    const [member] = await found('phone=01011112222');
    expect(member).toMatchObject({ username: 'hana', realName: '김하나', role: 'curator' });
    expect(member.createdTime).toBe('2021-05-06T03:00:00.000Z');
    const { body } = await call('GET', `/v1/users/${member.id}/history`);
    expect(body.data).toMatchObject([{ type: 'MemberRegistered', isImported: true, isTimeDerived: true }]);
  });

  test('a member keeps their name, and the row with that name claims nothing', async () => {
    const taken = { username: 'duri', email: 'duri@mail.kr', phone: '01033334444' };
    const { body: there } = await call('POST', '/v1/users', taken);
    const abroad = { username: 'abroad', phone: '+82 10-5555-6666' };
    expect((await call('POST', '/v1/users', abroad)).status).toBe(201);
    const rows = [
      'm5,m5name,m5@mail.kr,010-5555-6666,,,',
      'm2,DURI,m2@mail.kr,,,,',
      'm3,m3name,Duri@mail.kr,,,,',
      'm4,m4name,m4@mail.kr,+82 10-3333-4444,,,',
    ];
    const { report, code } = await importing(hana, ...rows);
    expect(codesOf({ report })).toEqual([
      'm5 import.phone_taken',
      'm2 import.username_taken',
      'm3 import.email_taken',
      'm4 import.phone_taken',
    ]);
    expect([report?.accepted, report?.alreadyImported, code]).toEqual([1, 1, 2]);
    const free = await call('POST', '/v1/users', { username: 'm4name', email: 'm4@mail.kr' });
    expect(free.status).toBe(201);
    // Frees the value, so that the next run imports the row.
    await call('PATCH', `/v1/users/${there.id}`, { email: 'other@mail.kr' });
    const next = await importing(hana, ...rows);
    expect(codesOf(next)).toEqual([
      'm5 import.phone_taken',
      'm2 import.username_taken',
      'm4 import.username_taken',
    ]);
    expect(next.report).toMatchObject({ accepted: 2, alreadyImported: 1 });
  });

  test('reports a row that was changed since, and keeps the member’s own changes', async () => {
    const changed = await importing(hana.replace('김하나', '김두나'));
    expect(codesOf(changed)).toEqual(['m1 import.changed']);
    const [member] = await found('username=hana');
    await call('PATCH', `/v1/users/${member.id}`, { email: 'new@mail.kr', real_name: '김하나나' });
    expect((await importing(hana)).report).toMatchObject({ accepted: 1, alreadyImported: 1 });
    expect((await call('POST', '/v1/users', { username: 'later', email: 'hana@mail.kr' })).status).toBe(201);
    expect((await importing(hana)).report).toMatchObject({ accepted: 1, alreadyImported: 1 });
  });

  test('a dry run reports the result, and writes nothing', async () => {
    const file = join(house.folder, 'dry.csv');
    await writeFile(file, [header, hana, 'm8,duri,,,,,', 'm9,nine,nine@mail.kr,,,,'].join('\n'));
    const dry = await house.run<MembersReport>(['members', file, '--dry-run'], source);
    expect(codesOf(dry)).toEqual(['m8 import.username_taken']);
    expect(dry.report).toMatchObject({ read: 3, accepted: 2, alreadyImported: 1 });
    expect(await found('username=nine')).toEqual([]);
    expect(plain((await importInto(house, file)).report)).toEqual(plain(dry.report));
  });

  test('a member without a password gets one by a letter to their address', async () => {
    const asked = { email: 'nine@mail.kr', language: 'en' };
    const wanted = () => call('POST', '/v1/auth/find-password', asked);
    expect((await wanted()).body).toEqual({ isAsked: true });
    const mailed = async (what: RegExp) => {
      const { body } = await call('GET', '/v1/outbox?limit=500');
      const letters = (body.data as { to: string; text: string }[]).filter(({ to }) => to === 'nine@mail.kr');
      return letters.find(({ text }) => what.test(text))?.text ?? '';
    };
    // Approves the prepared member, since only full members receive letters.
    const [member] = await found('username=nine');
    const approved = await call('POST', `/v1/users/${member.id}/actions/approve`, { role: 'curator' });
    expect(approved.status).toBe(200);
    const approval = () => mailed(/승인되었습니다. 아이디: nine/);
    await expect.poll(approval, { timeout: 20_000, interval: 50 }).toMatch(/\/forgotten-password\n/);
    await wanted();
    const link = /\/new-password#([\w-]{43})/;
    const help = () => mailed(link);
    await expect.poll(help, { timeout: 20_000, interval: 50 }).toContain('Your username: nine');
    const token = link.exec(await help())?.[1];
    const password = 'a-much-longer-one';
    const chosen = await call('POST', '/v1/auth/phone-verify/change-password', { token, password });
    expect(chosen.body).toEqual({ isChanged: true });
    const credentials = { method: 'curator', username: 'nine', password };
    expect((await call('POST', '/v1/auth/authorize', credentials)).status).toBe(200);
  });

  test('a forgotten member does not come back', async () => {
    const [member] = await found('username=hana');
    expect((await call('DELETE', `/v1/users/${member.id}`)).status).toBe(200);
    const isGone = async () => (await call('GET', `/v1/users/${member.id}`)).status;
    await expect.poll(isGone, { timeout: 20_000, interval: 50 }).toBe(404);
    expect((await importing(hana)).report).toMatchObject({ accepted: 1, alreadyImported: 1 });
    expect(await found('phone=01011112222')).toEqual([]);
  });
});

test('without the installation’s key, nothing is written and one line reports it', async () => {
  const house = await houseOfItsOwn();
  try {
    const file = join(house.folder, 'members.csv');
    await writeFile(file, generateMembers({ seed, rows: 3, faults: 0 }));
    await importInto(house, file);
    const other = await importHouse({ ...house, secrets: { ...house.secrets, MASTER_KEY: 'short' } });
    const { code, told } = await importInto(other, file);
    expect([code, told]).toEqual([1, expect.stringContaining('MASTER_KEY is not 32 bytes in base64')]);
  } finally {
    await house.close();
  }
});
