import { afterAll, beforeAll, expect, it } from 'vitest';
import { noFigures } from '#domain/members/sns-account.ts';
import { type Bench, openBench, openUnsealer } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const sealed = (value: unknown) => `sealed:${JSON.stringify(value)}`;
const fields = {
  gender: null,
  regionId: 'KOREA',
  bio: null,
  isPublic: true,
  role: 'curator',
  grade: 'white',
};

function registered(userId: number): Told {
  const data = { userId, username: `member${userId}`, ...fields, systemSetting: {}, personal: null };
  return { stream: `user-${userId}`, event: { type: 'MemberRegistered', data } };
}
const said = (userId: number, type: string, data: object): Told => ({
  stream: `user-${userId}`,
  event: { type, data: { network: 'Instagram', ...data } },
  metadata: { occurredAt: undefined } as never,
});
const profile = (username: string) =>
  sealed({ username, internalId: '17', title: 'Mina', description: null });
const figures = (followers: number) => ({
  ...noFigures,
  followers,
  engagementRate: 5.14,
  averageLikes: 1_208,
  groups: { ...noFigures.groups, age: [{ group: '18-24', rate: 41.5, count: 10 }] },
});
const synced = (userId: number, followers: number) =>
  said(userId, 'MemberSnsSynced', { isFound: true, profile: null, figures: figures(followers) });

let bench: Bench;
let models: TestModels;
beforeAll(async () => {
  bench = await openBench(openUnsealer(new Set()));
  models = await openTestModels({ database: bench });
  await bench.take(
    stored([
      registered(1),
      said(1, 'MemberSnsConnected', { profile: profile('given.up') }),
      synced(1, 9),
      said(1, 'MemberSnsDisconnected', {}),
      said(1, 'MemberSnsConnected', { profile: profile('mina.looks') }),
      synced(1, 1_000),
      said(1, 'MemberSnsCertified', { certification: 'CERTIFIED_BY_STAFF' }),
      synced(1, 1_200),
      said(1, 'MemberSnsSynced', { isFound: false, profile: null, figures: null }),
      registered(2),
      said(2, 'MemberSnsConnected', { network: 'Youtube', profile: profile('yuna-tv') }),
      registered(3),
      said(3, 'MemberSnsConnected', { profile: profile('gone.away') }),
      { stream: 'user-3', event: { type: 'MemberForgotten', data: {} } },
    ]),
  );
});
afterAll(() => models.close());

it('shows staff and the member its social accounts with their data', async () => {
  const { body } = await models.get(staff, '/v1/users/1');
  expect(body).toMatchObject({
    certificationStatus: 'CERTIFIED_BY_STAFF',
    youtube: null,
    instagram: {
      username: 'mina.looks',
      url: 'https://www.instagram.com/mina.looks',
      title: 'Mina',
      certificationStatus: 'CERTIFIED_BY_STAFF',
      isFound: false,
      followedBy: 1_200,
      engagementRate: 5.14,
      averageLikeCount: 1_208,
      follows: null,
      followerInterests: [],
      followerAges: [{ group: '18-24', rate: 41.5, count: 10 }],
      lastSyncTime: '2025-01-01T00:00:08.000Z',
    },
  });
  expect((await models.get(member(1), '/v1/users/self')).body.instagram).toEqual(body.instagram);
  expect((await models.get(staff, '/v1/users/2')).body).toMatchObject({
    certificationStatus: 'PENDING',
    instagram: null,
    youtube: { username: 'yuna-tv', lastSyncTime: null, subscribedBy: null, isFound: null },
  });
});

it('shows a brand admin nothing of them', async () => {
  const { body } = await models.get(adminA, '/v1/users/1');
  expect(body).toMatchObject({ instagram: null, youtube: null, certificationStatus: null });
  expect(JSON.stringify(body)).not.toContain('mina.looks');
});

it('lists them, finds members by them, and exports them for staff', async () => {
  const { body } = await models.get(staff, '/v1/users?q=mina.looks');
  const brief = { username: 'mina.looks', certificationStatus: 'CERTIFIED_BY_STAFF', followedBy: 1_200 };
  expect(body.data).toMatchObject([{ id: 1, youtube: null }]);
  expect(body.data[0].instagram).toEqual(brief);
  for (const gone of ['given.up', 'gone.away'])
    expect((await models.get(staff, `/v1/users?q=${gone}`)).body.count).toBe(0);
  const { text } = await models.get(staff, '/v1/users/csv?ids=1');
  const [header = '', row = ''] = text.split('\r\n').map((line: string) => line.split(','));
  const cell = (name: string) => row[(header as string[]).indexOf(name)];
  expect([cell('instagram'), cell('instagram_followers'), cell('youtube')]).toEqual([
    'mina.looks',
    '1200',
    '',
  ]);
  expect((await models.get(adminA, '/v1/users/csv?ids=1')).text).not.toContain('instagram');
});

it('shows the figures of the current account only', async () => {
  const { body } = await models.get(staff, '/v1/users/1/sns_courses');
  expect(body).toMatchObject({ Instagram: [{ followers: 1_000 }, { followers: 1_200 }], Youtube: [] });
  expect(body.Instagram[0]).toEqual({
    time: '2025-01-01T00:00:05.000Z',
    followers: 1_000,
    engagementRate: 5.14,
    averageLikeCount: 1_208,
  });
  expect((await models.get(member(1), '/v1/users/1/sns_courses')).body).toEqual(body);
  expect((await models.get(member(2), '/v1/users/1/sns_courses')).status).toBe(404);
  expect((await models.get(staff, '/v1/users/3/sns_courses')).status).toBe(404);
});

it('keeps account names only in private.people', async () => {
  const { 'private.people': people, 'read.log': _, ...others } = await bench.dump();
  expect(JSON.stringify(people)).toContain('mina.looks');
  expect(JSON.stringify(others)).not.toMatch(/mina\.looks|yuna-tv|gone\.away|Mina/);
  expect(JSON.stringify(people)).not.toContain('gone.away');
});
