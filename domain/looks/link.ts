import type { LookSnsType } from './look-kinds.ts';

/** What is added to an address to learn where readers come from, and names no other post. */
const tracking =
  /^(utm_.*|igshid?|img_index|fbclid|gclid|si|feature|ref|ref_src|ref_url|t|app|hl|pp|proxyReferer|trackingCode)$/;

/** An Instagram post, by its code, whoever's page and whichever view it is opened in. */
const instagramPost = /^(?:\/([\w.]+))?\/(?:p|reels?|tv)\/([\w-]+)$/;

const youtubeVideo = /^\/(?:shorts|live|embed|v)\/([\w-]+)$/;

/**
 * The address of a post as it is compared: host in lower case and without what only says how it is shown, no tracking
 * parameters, no slash at the end, videos and posts by their own id. Null for what is no web address.
 */
export function normalizedLink(link: string): string | null {
  const address = addressOf(link);
  if (address === null) return null;
  const { host, port, path, asked } = address;
  const video = videoOf(address);
  if (video !== null) return `youtube.com/watch?v=${video}`;
  const post = instagramPostOf(address);
  if (post !== null) return `instagram.com/p/${post.id}`;
  const told = [...asked].filter(([name]) => !tracking.test(name)).sort(byText);
  const query = told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
  return `${host}${port === '' ? '' : `:${port}`}${path}${query}`;
}

/** A post as its network calls it, and whose it is where the address says so. */
export interface PostName {
  id: string;
  account: string | null;
}

/** The post of a network that an address leads to; null where it leads to none. A blog's goes by its address. */
export function postOf(link: string, snsType: LookSnsType): PostName | null {
  const address = addressOf(link);
  if (address === null) return null;
  switch (snsType) {
    case 'Instagram':
      return instagramPostOf(address);
    case 'Youtube': {
      const id = videoOf(address);
      return id === null ? null : { id, account: null };
    }
    case 'Blog':
      return { id: link.trim(), account: null };
  }
}

interface Address {
  host: string;
  port: string;
  path: string;
  asked: URLSearchParams;
}

function addressOf(link: string): Address | null {
  const url = URL.parse(link.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, '');
  return { host, port: url.port, path: url.pathname.replace(/\/+$/, ''), asked: url.searchParams };
}

function instagramPostOf({ host, path }: Address): PostName | null {
  const [, account = null, id] = (host === 'instagram.com' ? instagramPost.exec(path) : null) ?? [];
  return id === undefined ? null : { id, account };
}

function videoOf({ host, path, asked }: Address): string | null {
  if (host === 'youtu.be') return path.slice(1) || null;
  if (host !== 'youtube.com') return null;
  if (path === '/watch') return asked.get('v');
  return youtubeVideo.exec(path)?.[1] ?? null;
}

/** By code points, so that the order is everywhere the same. */
function byText([one, first]: [string, string], [other, second]: [string, string]): number {
  const [left, right] = [`${one}=${first}`, `${other}=${second}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
