import { expect, test } from 'vitest';
import { normalizedLink } from '#domain/looks/link.ts';
import { oneOfEach } from '../../testing/fixtures.ts';
import { openBench } from '../../testing/harness.ts';
import { stored } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

/** Links, each with the normalized address by which earlier versions compared it. */
const links: readonly (readonly [link: string, was: string])[] = [
  ['https://youtu.be/watch?v=dQw4w9WgXcQ', 'youtube.com/watch?v=watch'],
  ['https://youtu.be/watch?v=aaaaaaaaaaa&t=3', 'youtube.com/watch?v=watch'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://music.youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'music.youtube.com/watch?list=x&v=dQw4w9WgXcQ'],
  ['https://www.instagram.com/share/reel/BAJx9Kq2T_', 'instagram.com/p/BAJx9Kq2T_'],
  ['https://www.instagram.com/p/C7abcDEfgHi/', 'instagram.com/p/C7abcDEfgHi'],
  ['https://instagr.am/p/C7abcDEfgHi/', 'instagr.am/p/C7abcDEfgHi'],
  [
    'https://blog.naver.com/PostView.naver?blogId=Mina&logNo=223456789012',
    'blog.naver.com/PostView.naver?blogId=Mina&logNo=223456789012',
  ],
  ['https://m.blog.naver.com/mina/223456789012', 'blog.naver.com/mina/223456789012'],
  [
    'https://blog.naver.com/mina?Redirect=Log&logNo=223456789012',
    'blog.naver.com/mina?Redirect=Log&logNo=223456789012',
  ],
  ['https://blog.naver.com/mina', 'blog.naver.com/mina'],
  ['https://mina.tistory.com/m/12', 'mina.tistory.com/m/12'],
  ['https://mina.tistory.com/12', 'mina.tistory.com/12'],
  ['https://s.ameblo.jp/mina/entry-12.html', 's.ameblo.jp/mina/entry-12.html'],
  ['https://blog.example.kr/?a=1', 'blog.example.kr?a=1'],
];

test('detects that earlier and new looks link to the same post', async () => {
  const bench = await openBench();
  const posted = oneOfEach().find(({ event }) => event.type === 'LookPosted');
  if (posted === undefined) throw new Error('there is no such fixture');
  const words = (link: string) => ({
    ...(posted.event.data as object),
    words: { link, description: '' },
    hasLink: true,
  });
  await bench.take(
    stored(
      links.map(([link], index) => ({
        ...posted,
        stream: `look-${index + 1}`,
        event: { type: 'LookPosted', data: { ...words(link), lookId: index + 1 } },
      })),
    ),
  );
  const rows = () =>
    bench.query<{ normalized_link: string }>('select normalized_link from read.looks order by id');
  const counted = () =>
    bench.query("select bucket, count from read.look_counters where stat = 'looks_by_link' order by bucket");
  const kept = [await rows(), await counted()];
  expect(kept[0]).toEqual(links.map(([link]) => ({ normalized_link: normalizedLink(link) })));
  for (const [index, [, was]] of links.entries()) {
    await bench.query('update read.looks set normalized_link = $1 where id = $2', [was, index + 1]);
  }
  await bench.query("delete from public.read_migrations where name = '077-one-link-a-post.sql'");
  await migrate(bench.databaseUrl);
  expect([await rows(), await counted()]).toEqual(kept);
  await bench.close();
});
