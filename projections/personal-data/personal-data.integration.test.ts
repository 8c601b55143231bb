import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, openBench, openUnsealer } from '../testing/harness.ts';
import { stored, type Told } from '../testing/histories.ts';

const forgotten = new Set<string>();
let bench: Bench;

beforeEach(async () => {
  forgotten.clear();
  bench = await openBench(openUnsealer(forgotten));
});

afterEach(() => bench.close());

const seal = (value: unknown) => `sealed:${JSON.stringify(value)}`;

function member(userId: number, personal: unknown): Told {
  const fields = {
    gender: null,
    regionId: 'KOREA',
    bio: null,
    isPublic: true,
    role: 'normal',
    grade: 'white',
  };
  const data = {
    userId,
    username: `member${userId}`,
    ...fields,
    systemSetting: {},
    personal: seal(personal),
  };
  return { stream: `user-${userId}`, event: { type: 'MemberRegistered', data } };
}

function tryset(trysetId: number, userId: number): Told {
  const destination = { name: 'Reception', phone: '02-1', address: 'Seoul 1', notes: null };
  const recipient = seal({ name: 'Kim Receives', phone: '010-1234-5678', email: null, destination });
  const data = {
    trysetId,
    userId,
    userGender: null,
    userRegion: 'KOREA',
    items: [],
    recipient,
    isPreferExpress: false,
    requestedPoints: 0,
    expectedDeliveryOn: null,
    prepareOn: null,
    proposalId: null,
  };
  return { stream: `tryset-${trysetId}`, event: { type: 'TrysetRequested', data } };
}

const people = () =>
  bench.query<{ id: string; name: string | null; search: string }>(
    'select id, name, search from private.people order by id',
  );

const person = {
  name: 'Lee Minji',
  phone: '010-9',
  email: 'Lee@Example.com',
  birthday: '1990-01-01',
  address: null,
};

test('unsealed data is only in private.people', async () => {
  const corrected: Told = {
    stream: 'tryset-5',
    event: {
      type: 'TrysetDestinationCorrected',
      data: { recipient: seal({ name: 'Park Corrected', phone: '1', email: null, destination: null }) },
    },
  };
  const events = stored([member(1, person), tryset(5, 1), corrected]);
  await bench.take(events.slice(0, 2));
  expect(await people()).toEqual([
    {
      id: 'tryset:5',
      name: 'Kim Receives',
      search: 'kim receives 010-1234-5678 01012345678 reception 02-1 021 seoul 1',
    },
    { id: 'user:1', name: 'Lee Minji', search: 'member1 lee minji 010-9 0109 lee@example.com' },
  ]);
  await bench.take(events);
  expect(await people()).toMatchObject([{ id: 'tryset:5', name: 'Park Corrected' }, { id: 'user:1' }]);
  const { 'private.people': _, 'read.log': log, ...others } = await bench.dump();
  expect(JSON.stringify(others)).not.toMatch(/Minji|Receives|Corrected"|010-/);
  expect(log).toHaveLength(3);
});

test('forgetting a member deletes every row about them, also within one batch', async () => {
  const events = stored([
    member(1, person),
    member(2, person),
    tryset(5, 1),
    tryset(6, 2),
    tryset(7, 1),
    { stream: 'user-1', event: { type: 'MemberForgotten', data: {} } },
  ]);
  await bench.take(events.slice(0, 3));
  await bench.take(events.slice(3));
  expect((await people()).map(({ id }) => id)).toEqual(['tryset:6', 'user:2']);
  expect(await bench.query('select id, username, status from read.users order by id')).toEqual([
    { id: 1, username: null, status: 'forgotten' },
    { id: 2, username: 'member2', status: 'registered' },
  ]);
});

test('a rebuild after key deletion reads no personal data', async () => {
  forgotten.add('user:1');
  await bench.take(stored([member(1, person), tryset(5, 1)]));
  expect(await people()).toEqual([
    { id: 'tryset:5', name: null, search: '' },
    { id: 'user:1', name: null, search: 'member1' },
  ]);
});

test('a broken seal parks its event', async () => {
  const broken = member(1, person);
  Object.assign(broken.event.data as object, { personal: 'scribble' });
  await bench.take(stored([broken, member(2, person)]));
  expect((await people()).map(({ id }) => id)).toEqual(['user:2']);
  expect(await bench.query('select projection, entity, error from read.parked')).toEqual([
    { projection: 'people_members', entity: 'user-1', error: 'SealBroken: does not open' },
  ]);
});
