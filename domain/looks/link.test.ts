import { expect, test } from 'vitest';
import { networkOf, normalizedLink, postOf } from './link.ts';

const same: [string, readonly string[]][] = [
  [
    'instagram.com/p/C7abcDEfgHi',
    [
      'https://www.instagram.com/p/C7abcDEfgHi/',
      'https://instagram.com/p/C7abcDEfgHi?igsh=MWd4&img_index=2',
      'HTTP://WWW.Instagram.COM/reel/C7abcDEfgHi/?utm_source=ig_web_copy_link',
      'https://www.instagram.com/mina.looks/p/C7abcDEfgHi/#comments',
      '  https://m.instagram.com/reels/C7abcDEfgHi/  ',
      'HTTPS://instagr.am/p/C7abcDEfgHi/',
      '\u200bhttps://www.instagram.com/explore/p/C7abcDEfgHi/',
    ],
  ],
  [
    'youtube.com/watch?v=dQw4w9WgXcQ',
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&feature=share',
      'https://youtu.be/dQw4w9WgXcQ?si=Xy12',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ/',
      'https://youtube.com/live/dQw4w9WgXcQ?app=desktop',
      'https://youtu.be/watch?v=dQw4w9WgXcQ',
      'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=x',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/watch/dQw4w9WgXcQ',
    ],
  ],
  [
    'blog.naver.com/mina/223456789012',
    [
      'https://blog.naver.com/mina/223456789012',
      'https://m.blog.naver.com/mina/223456789012/?trackingCode=rss',
      'https://blog.naver.com/PostView.naver?blogId=mina&logNo=223456789012&redirect=Dlog',
      'https://m.blog.naver.com/PostView.nhn?blogId=Mina&logNo=223456789012',
      'https://blog.naver.com/mina?Redirect=Log&logNo=223456789012',
    ],
  ],
  [
    'instagram.com/share/BAJx9Kq2T_',
    ['https://www.instagram.com/share/reel/BAJx9Kq2T_', 'https://www.instagram.com/share/BAJx9Kq2T_/?igsh=1'],
  ],
  ['mina.tistory.com/12', ['https://mina.tistory.com/12', 'https://mina.tistory.com/m/12']],
  [
    'ameblo.jp/mina/entry-12.html',
    ['https://ameblo.jp/mina/entry-12.html', 'https://s.ameblo.jp/mina/entry-12.html?frm=x'],
  ],
  [
    'blog.example.kr?a=1&b=2',
    ['https://blog.example.kr/?b=2&a=1', 'https://blog.example.kr/?a=1&utm_medium=x&b=2'],
  ],
];

test.each(same)('%s by all its addresses', (normalized, links) => {
  for (const link of links) expect([link, normalizedLink(link)]).toEqual([link, normalized]);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcq'],
  ['https://youtu.be/watch?v=dQw4w9WgXcQ', 'https://youtu.be/watch?v=aaaaaaaaaaa'],
  ['https://www.instagram.com/share/BAJx9Kq2T_', 'https://www.instagram.com/p/BAJx9Kq2T_/'],
  ['https://blog.naver.com/mina/1', 'https://blog.naver.com/yuna/1'],
  ['https://www.instagram.com/p/C7abc/', 'https://www.instagram.com/p/c7abc/'],
  ['https://blog.example.kr/?p=1', 'https://blog.example.kr/?p=2'],
  ['https://blog.example.kr:8080/a', 'https://blog.example.kr/a'],
])('%s and %s are different posts', (one, other) => {
  expect(normalizedLink(one)).not.toBe(normalizedLink(other));
});

test.each(['', 'not a link', 'javascript:alert(1)', 'ftp://a.example/b'])(
  '%j is not the address of a post',
  (text) => {
    expect(normalizedLink(text)).toBeNull();
  },
);

test.each([
  ['Instagram', 'https://www.instagram.com/share/reel/BAJx9Kq2T_', 'share/BAJx9Kq2T_', null],
  ['Instagram', 'https://www.instagram.com/Mina.Looks/reel/C7abc/', 'C7abc', 'mina.looks'],
  ['Instagram', 'https://www.instagram.com/explore/p/C7abc/', 'C7abc', null],
  ['Youtube', 'HTTPS://YOUTU.BE/dQw4w9WgXcQ', 'dQw4w9WgXcQ', null],
  ['Blog', 'https://blog.example.kr/a', 'blog.example.kr/a', null],
] as const)('on %s, %s is the post %s of %s', (snsType, link, id, account) => {
  expect(postOf(link, snsType)).toEqual({ id, account });
});

test.each([
  ['Instagram', 'https://www.instagram.com/mina/', 'Instagram'],
  ['Instagram', 'https://www.instagram.com/stories/mina/3141/', 'Instagram'],
  ['Instagram', 'https://youtu.be/dQw4w9WgXcQ', 'Youtube'],
  ['Instagram', 'https://www.tiktok.com/@mina/video/7', 'TikTok'],
  ['Instagram', 'https://blog.naver.com/mina/1', 'Blog'],
  ['Instagram', 'https://example.kr/p/C7abc', null],
  ['Youtube', 'https://www.youtube.com/@mina', 'Youtube'],
  ['Youtube', 'https://www.youtube.com/channel/UCabcdefghijk', 'Youtube'],
  ['Youtube', 'https://www.youtube.com/playlist?list=PL1', 'Youtube'],
  ['Youtube', 'https://youtu.be/short', 'Youtube'],
  ['Youtube', 'https://www.instagram.com/p/C7abc/', 'Instagram'],
  ['Blog', 'https://www.instagram.com/p/C7abc/', 'Instagram'],
  ['Blog', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'Youtube'],
  ['Blog', 'https://www.threads.net/@mina/post/1', 'Threads'],
  ['Blog', 'https://x.com/mina/status/1', 'X'],
  ['Blog', 'https://blog.naver.com/mina', 'Blog'],
  ['Blog', 'https://blog.naver.com/PostList.naver?blogId=mina', 'Blog'],
] as const)('on %s, %s is no post; it belongs to %s', (snsType, link, network) => {
  expect(postOf(link, snsType)).toBeNull();
  expect(networkOf(link)).toBe(network);
});
