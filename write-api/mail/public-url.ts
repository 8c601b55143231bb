type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where people open the dashboard, without a slash at its end: links in letters begin with it. From `PUBLIC_URL`, never from a request,
 * which may name any host. This machine where it is left out.
 */
export function publicUrlFrom({ PUBLIC_URL: url = '', PORT: port = '' }: Environment): string {
  if (url === '') return `http://localhost:${port === '' ? '8080' : port}`;
  if (!/^https?:\/\/[^?#]+$/.test(url) || !URL.canParse(url)) {
    throw new Error('PUBLIC_URL looks like https://tryset.example.com');
  }
  return url.replace(/\/+$/, '');
}
