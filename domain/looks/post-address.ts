import { snsUsername } from '../members/sns-account.ts';
import { plain } from '../text/plain.ts';

/** The parts of a web address that identify a post. */
export interface PostAddress {
  host: string;
  port: string;
  /** The path without a trailing slash. */
  path: string;
  asked: URLSearchParams;
}

/** A post's name: the network's id, and the account if the address names one. */
export interface PostName {
  id: string;
  account: string | null;
}

/** Parses a web address in any common spelling; null for other text. */
export function readAddress(link: string): PostAddress | null {
  const url = URL.parse(plain(link));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, '');
  return { host, port: url.port, path: url.pathname.replace(/\/+$/, ''), asked: url.searchParams };
}

/** The path of a post, with or without its account, in every view of the app. */
const instagramPath = /^(?:\/([\w.]+))?\/(?:p|reels?|tv)\/([\w-]+)$/;
/** The path of a link shared by the app. Its token leads to the post but names neither the post nor the account. */
const sharedPath = /^\/share(?:\/(?:p|reels?|tv))?\/([\w-]{6,})$/;

export function instagramPost({ host, path }: PostAddress): PostName | null {
  if (host !== 'instagram.com' && host !== 'instagr.am') return null;
  const token = sharedPath.exec(path)?.[1];
  if (token !== undefined) return { id: `share/${token}`, account: null };
  const [, named = '', id] = instagramPath.exec(path) ?? [];
  return id === undefined ? null : { id, account: snsUsername('Instagram', named) };
}

const youtubeHosts = ['youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const videoPath = /^\/(?:shorts|live|embed|v|e|watch)\/([^/]+)$/;
/** YouTube video ids have eleven characters: https://developers.google.com/youtube/v3/docs/videos. */
const videoId = /^[\w-]{11}$/;

/** Returns the id of a YouTube video; null if the address has no valid id. */
export function youtubeVideo({ host, path, asked }: PostAddress): string | null {
  const isShort = host === 'youtu.be';
  if (!isShort && !youtubeHosts.includes(host)) return null;
  const id = path === '/watch' ? asked.get('v') : (isShort ? /^\/([^/]+)$/ : videoPath).exec(path)?.[1];
  return id && videoId.test(id) ? id : null;
}

const naverPath = /^\/([\w-]+)\/(\d+)$/;
const naverViews = /^\/PostView\.(?:naver|nhn)$/i;

/**
 * Returns the canonical address of a blog post on a host with several address forms; `home` if the address leads to a blog but
 * no post. Null for other hosts, whose path formats are unknown.
 */
export function blogPost({ host, path, asked }: PostAddress): string | 'home' | null {
  if (host === 'blog.naver.com') {
    const [, id, number] = naverPath.exec(path) ?? [];
    const isView = naverViews.test(path);
    const blog = id ?? (isView ? asked.get('blogId') : /^\/([\w-]+)$/.exec(path)?.[1]);
    const post = number ?? asked.get('logNo');
    return blog && post && /^\d+$/.test(post) ? `${host}/${blog.toLowerCase()}/${post}` : 'home';
  }
  if (host.endsWith('.tistory.com')) return `${host}${path.replace(/^\/m(?=\/|$)/, '')}`;
  if (/^(?:s|amp)\.ameblo\.jp$/.test(host)) return `ameblo.jp${path}`;
  return null;
}
