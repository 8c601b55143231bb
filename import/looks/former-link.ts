const tracking =
  /^(utm_.*|igshid?|img_index|fbclid|gclid|si|feature|ref|ref_src|ref_url|t|app|hl|pp|proxyReferer|trackingCode)$/;
const instagramPost = /^(?:\/([\w.]+))?\/(?:p|reels?|tv)\/([\w-]+)$/;
const youtubeVideo = /^\/(?:shorts|live|embed|v)\/([\w-]+)$/;

/**
 * The spelling of a post's address in the refs of earlier versions' imports. Ids and events derive from these refs.
 * The function must never change, as an imported file must keep its identity.
 */
export function formerLink(link: string): string | null {
  const url = URL.parse(link.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const video = videoOf(host, path, url.searchParams);
  if (video !== null) return `youtube.com/watch?v=${video}`;
  const post = host === 'instagram.com' ? instagramPost.exec(path)?.[2] : undefined;
  if (post !== undefined) return `instagram.com/p/${post}`;
  const told = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(byText);
  const query = told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
  return `${host}${url.port === '' ? '' : `:${url.port}`}${path}${query}`;
}

function videoOf(host: string, path: string, asked: URLSearchParams): string | null {
  if (host === 'youtu.be') return path.slice(1) || null;
  if (host !== 'youtube.com') return null;
  if (path === '/watch') return asked.get('v');
  return youtubeVideo.exec(path)?.[1] ?? null;
}

function byText([one, first]: [string, string], [other, second]: [string, string]): number {
  const [left, right] = [`${one}=${first}`, `${other}=${second}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
