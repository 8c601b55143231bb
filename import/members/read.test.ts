import { expect, test } from 'vitest';
import { readMembers } from './read.ts';

const now = '2026-11-25T00:00:00.000Z';
const good = {
  member_ref: 'm1',
  username: 'hana',
  joined_on: '2024-03-05',
  role: 'Curator',
  grade: 'red',
  gender: 'female',
  region: 'korea',
  is_public: 'TRUE',
  real_name: '김하나',
  birthday: '1995-03-01',
  email: 'hana@mail.kr',
  phone: '+82 10-1234-5678',
  postcode: '06123',
  address_1: '서울',
  address_2: '',
  links: 'https://a.kr/hana https://b.kr',
  invitation_code: 'friend',
};
const read = (...rows: object[]) =>
  readMembers(
    rows.map((cells, index) => ({ line: index + 2, cells: { ...good, ...cells } })),
    now,
  );
const codes = async (...rows: object[]) => (await read(...rows)).rejections.map(({ code }) => code);

test('a row becomes a member', async () => {
  expect(await read({})).toEqual({
    read: 1,
    rejections: [],
    members: [
      {
        line: 2,
        ref: 'm1',
        joinedAt: '2024-03-05T03:00:00.000Z',
        isDayOnly: true,
        role: 'curator',
        grade: 'red',
        gender: 'female',
        regionId: 'KOREA',
        bio: null,
        isPublic: true,
        person: {
          username: 'hana',
          name: '김하나',
          email: 'hana@mail.kr',
          birthday: '1995-03-01',
          phone: '+821012345678',
          address: { postcode: '06123', address1: '서울', address2: null },
          links: ['https://a.kr/hana', 'https://b.kr'],
          invitationCode: 'friend',
        },
      },
    ],
  });
});

test('a member with only a name is registered as prepared, at the time of the import', async () => {
  const lines = [{ line: 2, cells: { member_ref: 'm1', username: 'hana' } }];
  const { members } = await readMembers(lines, now);
  const nothing = { name: null, email: null, phone: null, birthday: null, address: null };
  expect(members).toEqual([
    {
      line: 2,
      ref: 'm1',
      joinedAt: null,
      isDayOnly: false,
      role: 'PRE_CREATED',
      grade: 'white',
      gender: null,
      regionId: 'KOREA',
      bio: null,
      isPublic: false,
      person: { username: 'hana', ...nothing },
    },
  ]);
});

test('`Identified_User` is a curator, in any case', async () => {
  const { members } = await read({ role: 'identified_user' });
  expect(members.map(({ role }) => role)).toEqual(['curator']);
});

test.each<[string, object]>([
  ['import.missing_field', { member_ref: '' }],
  ['import.missing_field', { username: '' }],
  ['import.bad_ref', { member_ref: 'hana@mail.kr' }],
  ['import.bad_ref', { member_ref: 'm'.repeat(201) }],
  ['import.bad_username', { username: '12345' }],
  ['import.bad_username', { username: 'h@na' }],
  ['import.bad_date', { joined_on: '2024-02-30' }],
  ['import.bad_date', { joined_on: '2026-11-26' }],
  ['import.bad_role', { role: 'banned' }],
  ['import.bad_grade', { grade: 'gold' }],
  ['import.bad_gender', { gender: 'x' }],
  ['import.bad_region', { region: 'FRANCE' }],
  ['import.bad_flag', { is_public: 'yes' }],
  ['import.bad_email', { email: 'hana@' }],
  ['import.bad_email', { email: `${'h'.repeat(320)}@mail.kr` }],
  ['import.bad_phone', { phone: 'none' }],
  ['import.bad_birthday', { birthday: '1995-02-30' }],
  ['import.bad_birthday', { birthday: '2027-01-01' }],
  ['import.too_young', { birthday: '2012-11-26' }],
  ['import.bad_link', { links: 'https://a.kr instagram' }],
  ['import.too_long', { real_name: '김'.repeat(201) }],
  ['import.too_long', { bio: 'x'.repeat(5_001) }],
  ['import.too_long', { invitation_code: 'x'.repeat(51) }],
  ['import.too_long', { links: Array.from({ length: 11 }, (_, index) => `https://a.kr/${index}`).join(' ') }],
])('%s', async (code, cells) => {
  expect(await codes(cells)).toEqual([code]);
});

test('accepts a member on their fourteenth birthday', async () => {
  expect(await codes({ birthday: '2012-11-25' })).toEqual([]);
});

test('gives a unique value to its first row, in any spelling', async () => {
  const other = { member_ref: 'm2', username: 'duri', email: 'duri@mail.kr', phone: '010-9999-0000' };
  expect(
    await codes(
      {},
      { ...other, member_ref: 'm1' },
      { ...other, username: 'HANA' },
      { ...other, email: 'Hana@Mail.kr' },
      { ...other, phone: '010 1234 5678' },
      other,
    ),
  ).toEqual([
    'import.duplicate_ref',
    'import.duplicate_username',
    'import.duplicate_email',
    'import.duplicate_phone',
  ]);
});

test('a rejected row does not block later rows', async () => {
  const { rejections, members } = await read({ grade: 'gold' }, {});
  expect(rejections).toEqual([{ line: 2, ref: 'm1', code: 'import.bad_grade' }]);
  expect(members).toHaveLength(1);
});

test('never reports a ref that is an address', async () => {
  const { rejections } = await read({ member_ref: 'hana@mail.kr' });
  expect(rejections).toEqual([{ line: 2, ref: null, code: 'import.bad_ref' }]);
});
