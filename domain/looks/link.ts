import type { LookSnsType } from './look-kinds.ts';
import {
  blogPost,
  instagramPost,
  type PostAddress,
  type PostName,
  readAddress,
  youtubeVideo,
} from './post-address.ts';

/** URL parameters that track where readers come from and do not identify a post. */
const tracking =
  /^(utm_.*|igshid?|img_index|fbclid|gclid|si|feature|ref|ref_src|ref_url|t|app|hl|pp|proxyReferer|trackingCode)$/;

/**
 * Returns the canonical address of a post, for comparison: lowercase host without prefixes such as `m.`, no tracking
 * parameters, no trailing slash. Videos and posts are named by their own id. Null if the text is not a web address.
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

/**
 * Returns the post to which an address leads on a network; null if it leads to no post. A blog's post is identified by its
 * address.
 */
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

/** The networks, with the hosts that certainly belong to them. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  Instagram: ['instagram.com', 'instagr.am'],
  Youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  Blog: ['blog.naver.com', 'tistory.com', 'ameblo.jp', 'note.com', 'brunch.co.kr'],
  TikTok: ['tiktok.com'],
  X: ['x.com', 'twitter.com'],
  Threads: ['threads.net', 'threads.com'],
  Facebook: ['facebook.com', 'fb.com', 'fb.watch'],
};

/** Returns the network that an address belongs to; null if its host belongs to none of these networks. */
export function networkOf(link: string): string | null {
  const host = readAddress(link)?.host;
  if (host === undefined) return null;
  const isOf = (name: string) => host === name || host.endsWith(`.${name}`);
  return Object.keys(hosts).find((network) => hosts[network]?.some(isOf)) ?? null;
}

/** Compares URL parameters by code points, so that the order does not depend on the locale. */
function byText([one, first]: [string, string], [other, second]: [string, string]): number {
  const [left, right] = [`${one}=${first}`, `${other}=${second}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
