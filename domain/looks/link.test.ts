import { expect, test } from 'vitest';
import { normalizedLink } from './link.ts';

const same: [string, readonly string[]][] = [
  [
    'instagram.com/p/C7abcDEfgHi',
    [
      'https://www.instagram.com/p/C7abcDEfgHi/',
      'https://instagram.com/p/C7abcDEfgHi?igsh=MWd4&img_index=2',
      'HTTP://WWW.Instagram.COM/reel/C7abcDEfgHi/?utm_source=ig_web_copy_link',
      'https://www.instagram.com/mina.looks/p/C7abcDEfgHi/#comments',
      '  https://m.instagram.com/reels/C7abcDEfgHi/  ',
    ],
  ],
  [
    'youtube.com/watch?v=dQw4w9WgXcQ',
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&feature=share',
      'https://youtu.be/dQw4w9WgXcQ?si=Xy12',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ/',
      'https://youtube.com/live/dQw4w9WgXcQ?app=desktop',
    ],
  ],
  [
    'blog.naver.com/mina/223456789012',
    [
      'https://blog.naver.com/mina/223456789012',
      'https://m.blog.naver.com/mina/223456789012/?trackingCode=rss',
    ],
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
  ['https://www.instagram.com/p/C7abc/', 'https://www.instagram.com/p/c7abc/'],
  ['https://blog.example.kr/?p=1', 'https://blog.example.kr/?p=2'],
  ['https://blog.example.kr:8080/a', 'https://blog.example.kr/a'],
])('%s is another than %s', (one, other) => {
  expect(normalizedLink(one)).not.toBe(normalizedLink(other));
});

test.each(['', 'not a link', 'javascript:alert(1)', 'ftp://a.example/b'])(
  '%j is no address of a post',
  (text) => {
    expect(normalizedLink(text)).toBeNull();
  },
);
