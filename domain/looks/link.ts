import type { LookSnsType } from './look-kinds.ts';
import {
  blogPost,
  instagramPost,
  type PostAddress,
  type PostName,
  readAddress,
  youtubeVideo,
} from './post-address.ts';

/** Parameters that tell where readers come from, and name no other post. */
const tracking =
  /^(utm_.*|igshid?|img_index|fbclid|gclid|si|feature|ref|ref_src|ref_url|t|app|hl|pp|proxyReferer|trackingCode)$/;

/**
 * The one address of a post by which it is compared: host in lower case and without its views, no tracking parameters, no slash at
 * the end, videos and posts by their own id. Null for what is no web address.
 */
export function normalizedLink(link: string): string | null {
  const address = readAddress(link);
  if (address === null) return null;
  const video = youtubeVideo(address);
  if (video !== null) return `youtube.com/watch?v=${video}`;
  const post = instagramPost(address);
  if (post !== null) return `instagram.com/${post.id.startsWith('share/') ? '' : 'p/'}${post.id}`;
  const blog = blogPost(address);
  return blog === null || blog === 'home' ? generalAddress(address) : blog;
}

function generalAddress({ host, port, path, asked }: PostAddress): string {
  const told = [...asked].filter(([name]) => !tracking.test(name)).sort(byText);
  const query = told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
  return `${host}${port === '' ? '' : `:${port}`}${path}${query}`;
}

/** The post of a network that an address leads to; null where it leads to none. A blog's goes by its address. */
export function postOf(link: string, snsType: LookSnsType): PostName | null {
  const address = readAddress(link);
  if (address === null) return null;
  switch (snsType) {
    case 'Instagram':
      return instagramPost(address);
    case 'Youtube': {
      const id = youtubeVideo(address);
      return id === null ? null : { id, account: null };
    }
    case 'Blog': {
      const isElsewhere = (networkOf(link) ?? 'Blog') !== 'Blog';
      const id = isElsewhere || blogPost(address) === 'home' ? null : normalizedLink(link);
      return id === null ? null : { id, account: null };
    }
  }
}

/** Networks by the hosts that are certainly theirs. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  Instagram: ['instagram.com', 'instagr.am'],
  Youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  Blog: ['blog.naver.com', 'tistory.com', 'ameblo.jp', 'note.com', 'brunch.co.kr'],
  TikTok: ['tiktok.com'],
  X: ['x.com', 'twitter.com'],
  Threads: ['threads.net', 'threads.com'],
  Facebook: ['facebook.com', 'fb.com', 'fb.watch'],
};

/** The network that an address belongs to; null where nobody knows. */
export function networkOf(link: string): string | null {
  const host = readAddress(link)?.host;
  if (host === undefined) return null;
  const isOf = (name: string) => host === name || host.endsWith(`.${name}`);
  return Object.keys(hosts).find((network) => hosts[network]?.some(isOf)) ?? null;
}

/** By code points, so that the order is everywhere the same. */
function byText([one, first]: [string, string], [other, second]: [string, string]): number {
  const [left, right] = [`${one}=${first}`, `${other}=${second}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
