/** What is added to an address to learn where readers come from, and names no other post. */
const tracking =
  /^(utm_.*|igshid?|img_index|fbclid|gclid|si|feature|ref|ref_src|ref_url|t|app|hl|pp|proxyReferer|trackingCode)$/;

/** An Instagram post, by its code, whoever's page and whichever view it is opened in. */
const instagramPost = /^(?:\/[\w.]+)?\/(?:p|reels?|tv)\/([\w-]+)$/;

const youtubeVideo = /^\/(?:shorts|live|embed|v)\/([\w-]+)$/;

/**
 * The address of a post as it is compared: host in lower case and without what only says how it is shown, no tracking
 * parameters, no slash at the end, videos and posts by their own id. Null for what is no web address.
 */
export function normalizedLink(link: string): string | null {
  const url = URL.parse(link.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const video = videoOf(host, path, url.searchParams);
  if (video !== null) return `youtube.com/watch?v=${video}`;
  const post = host === 'instagram.com' ? instagramPost.exec(path)?.[1] : undefined;
  if (post !== undefined) return `instagram.com/p/${post}`;
  const asked = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(byText);
  const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return `${host}${url.port === '' ? '' : `:${url.port}`}${path}${query}`;
}

function videoOf(host: string, path: string, asked: URLSearchParams): string | null {
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
