import { snsUsername } from '../members/sns-account.ts';
import { plain } from '../text/plain.ts';

/** The parts of a web address by which posts are told apart. */
export interface PostAddress {
  host: string;
  port: string;
  /** Without a slash at its end. */
  path: string;
  asked: URLSearchParams;
}

/** A post as its network calls it, and the account where the address names one. */
export interface PostName {
  id: string;
  account: string | null;
}

/** Reads a web address however it was typed; null for all else. */
export function readAddress(link: string): PostAddress | null {
  const url = URL.parse(plain(link));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, '');
  return { host, port: url.port, path: url.pathname.replace(/\/+$/, ''), asked: url.searchParams };
}

/** A post's code, under its account or not, in whichever view it is opened. */
const instagramPath = /^(?:\/([\w.]+))?\/(?:p|reels?|tv)\/([\w-]+)$/;
/** An address that the app shares: its token leads to the post, and names neither post nor account. */
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
/** https://developers.google.com/youtube/v3/docs/videos: an id has eleven letters. */
const videoId = /^[\w-]{11}$/;

/** The id of a YouTube video; null where the address has none of the form that such ids have. */
export function youtubeVideo({ host, path, asked }: PostAddress): string | null {
  const isShort = host === 'youtu.be';
  if (!isShort && !youtubeHosts.includes(host)) return null;
  const id = path === '/watch' ? asked.get('v') : (isShort ? /^\/([^/]+)$/ : videoPath).exec(path)?.[1];
  return id && videoId.test(id) ? id : null;
}

const naverPath = /^\/([\w-]+)\/(\d+)$/;
const naverViews = /^\/PostView\.(?:naver|nhn)$/i;

/**
 * The one address of a blog's post where its host has several of it, `home` where it leads to a blog and no post. Null for other hosts,
 * whose paths nobody knows.
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
