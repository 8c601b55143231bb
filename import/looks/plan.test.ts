import { expect, test } from 'vitest';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { type Known, planLooks } from './plan.ts';
import { readLooks } from './read.ts';

const item = (trysetItemId: number, more: Partial<TrysetItemState> = {}): TrysetItemState => ({
  ...trysetItem.initial,
  trysetItemId,
  userId: 1,
  status: 'return_delivered',
  deliveredAt: '2020-03-02T05:00:00.000Z',
  ...more,
});
const items: Record<string, TrysetItemState> = {
  r1: item(1),
  r2: item(2),
  r3: item(3, { userId: 2 }),
  r4: item(4, { status: 'tryset_canceled', deliveredAt: null }),
  r6: item(6, { isRemoved: true }),
  r5: item(5, { looks: [{ lookId: 9, snsType: 'Instagram' }] }),
};
const known: Known = {
  userId: (ref) => ({ ann: 1, bob: 2 })[ref] ?? null,
  itemId: (ref) => items[ref]?.trysetItemId ?? null,
  item: (id) => Object.values(items).find(({ trysetItemId }) => trysetItemId === id) ?? item(0),
  lookId: () => null,
};

const good = {
  member_ref: 'ann',
  posted_on: '2020-03-05',
  sns_type: 'instagram',
  rental_refs: 'r1',
  link: 'https://www.instagram.com/p/AAA/',
  text: 'a coat',
  likes: '12',
  comments: '',
  views: '',
};

async function plan(rows: object[], other: Partial<Known> = {}) {
  const lines = rows.map((cells, index) => ({ line: index + 2, cells: { ...good, ...cells } }));
  return planLooks(await readLooks(lines, '2026-11-25T00:00:00.000Z'), { ...known, ...other });
}
const codes = async (...rows: object[]) => (await plan(rows)).rejections.map(({ code }) => code);

test('a row becomes a look of its member and its items', async () => {
  const { looks, rejections } = await plan([{ rental_refs: 'r1; r2 r1' }]);
  expect(rejections).toEqual([]);
  expect(looks).toMatchObject([
    {
      userId: 1,
      snsType: 'Instagram',
      postedAt: '2020-03-05T03:00:00.000Z',
      isDayOnly: true,
      likes: 12,
      comments: null,
      text: 'a coat',
      certification: null,
      items: [{ trysetItemId: 1 }, { trysetItemId: 2 }],
    },
  ]);
});

test.each<[string, object]>([
  ['import.missing_field', { member_ref: '' }],
  ['import.missing_field', { rental_refs: ' ; ' }],
  ['import.bad_date', { posted_on: '2020-02-30' }],
  ['import.bad_date', { posted_on: '2999-01-01' }],
  ['import.bad_network', { sns_type: 'Any' }],
  ['import.bad_link', { link: 'https://www.instagram.com/ann/' }],
  ['import.bad_link', { link: 'https://youtu.be/dQw4w9WgXcQ' }],
  ['import.bad_link', { link: 'https://youtu.be/x', sns_type: 'Youtube' }],
  ['import.bad_link', { link: 'https://www.youtube.com/@mina', sns_type: 'Youtube' }],
  ['import.bad_link', { link: 'https://www.instagram.com/p/AAA/', sns_type: 'Blog' }],
  ['import.bad_link', { link: 'https://blog.naver.com/mina', sns_type: 'Blog' }],
  ['import.bad_count', { likes: '-1' }],
  ['import.bad_count', { views: '99999999999' }],
  ['import.bad_certification', { certification: 'maybe' }],
  ['import.too_long', { text: 'x'.repeat(5_001) }],
  ['import.too_long', { link: `https://www.instagram.com/p/AAA/?x=${'x'.repeat(2_000)}` }],
  ['import.too_long', { rental_refs: Array.from({ length: 51 }, (_, index) => `r${index}`).join(' ') }],
  ['import.unknown_member', { member_ref: 'eve' }],
  ['import.unknown_rental', { rental_refs: 'r1 r9' }],
  ['import.unknown_rental', { rental_refs: 'r6' }],
  ['import.other_members_rental', { rental_refs: 'r3' }],
  ['import.not_delivered', { rental_refs: 'r4' }],
  ['import.not_delivered', { posted_on: '2020-03-01' }],
  ['import.already_shown', { rental_refs: 'r5' }],
])('%s: %j', async (code, row) => {
  expect(await codes(row)).toEqual([code]);
});

test('accepts a post on the day of the delivery, and another look on another network', async () => {
  expect(await codes({ posted_on: '2020-03-02' })).toEqual([]);
  // The item was delivered on that day at 14:00 in Seoul. A post may come earlier on the day of delivery, but not a
  // day before.
  expect(await codes({ posted_on: '2020-03-02T05:00:00+09:00' })).toEqual([]);
  expect(await codes({ posted_on: '2020-03-01T23:00:00+09:00' })).toEqual(['import.not_delivered']);
  expect(
    await codes({ rental_refs: 'r5', sns_type: 'Youtube', link: 'https://youtu.be/dQw4w9WgXcQ' }),
  ).toEqual([]);
});

test("imports a member's post once under any address, and shows an item once per network", async () => {
  const again = { link: 'https://instagram.com/p/AAA?igsh=x', posted_on: '2020-03-09' };
  const other = { link: 'https://www.instagram.com/p/BBB/' };
  expect(await codes({}, again, other)).toEqual(['import.duplicate_row', 'import.already_shown']);
  const without = { link: '', sns_type: 'Blog' };
  expect(await codes(without, { ...without, text: 'again' })).toEqual(['import.duplicate_row']);
  // The same day in Seoul, as other instants of that day.
  for (const posted_on of ['2020-03-05T18:30:00+09:00', '2020-03-04T15:00:00Z']) {
    expect(await codes(without, { ...without, posted_on })).toEqual(['import.duplicate_row']);
  }
  expect(await codes(without, { ...without, posted_on: '2020-03-05T15:00:00Z' })).toEqual([
    'import.already_shown',
  ]);
});

test('keeps the ref of an earlier version’s import, which distinguished a post’s addresses', async () => {
  const view = 'https://blog.naver.com/PostView.naver?blogId=mina&logNo=223456789012';
  const row = { sns_type: 'Blog', link: view };
  const [fresh] = (await plan([row])).looks;
  const [path] = (await plan([{ ...row, link: 'https://m.blog.naver.com/mina/223456789012' }])).looks;
  expect(fresh?.ref).toBe(path?.ref);
  const former = '["ann","Blog","blog.naver.com/PostView.naver?blogId=mina&logNo=223456789012"]';
  const lookId = (ref: string) => (ref === former ? 9 : null);
  expect((await plan([row], { lookId })).looks).toMatchObject([{ ref: former, link: view }]);
});

test('keeps the ref of an earlier version’s import, which distinguished times of looks without a link', async () => {
  const row = { sns_type: 'Blog', link: '', posted_on: '2020-03-05T10:00:00Z' };
  expect((await plan([row])).looks[0]?.ref).toBe('["ann","Blog","[\\"2020-03-05\\",\\"r1\\"]"]');
  const former = '["ann","Blog","[\\"2020-03-05T10:00:00.000Z\\",\\"r1\\"]"]';
  const lookId = (ref: string) => (ref === former ? 9 : null);
  expect((await plan([row], { lookId })).looks).toMatchObject([{ ref: former }]);
});

test('does not treat an earlier run’s look as another one', async () => {
  const own = { lookId: () => 9 };
  expect((await plan([{ rental_refs: 'r5' }], own)).rejections).toEqual([]);
});

test('reports rejections in the order of the lines', async () => {
  const { rejections } = await plan([{ rental_refs: 'r9' }, { member_ref: '', link: '' }, { likes: 'x' }]);
  expect(rejections).toEqual([
    { line: 2, ref: good.link, code: 'import.unknown_rental' },
    { line: 3, ref: null, code: 'import.missing_field' },
    { line: 4, ref: good.link, code: 'import.bad_count' },
  ]);
});
