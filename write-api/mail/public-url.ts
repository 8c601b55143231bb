type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the dashboard's address, without a trailing slash. Links in e-mails start with it. It comes from `PUBLIC_URL` and
 * never from a request, because a request may name any host. The default is localhost.
 */
export function publicUrlFrom({ PUBLIC_URL: url = '', PORT: port = '' }: Environment): string {
  if (url === '') return `http://localhost:${port === '' ? '8080' : port}`;
  if (!/^https?:\/\/[^?#]+$/.test(url) || !URL.canParse(url)) {
    throw new Error('PUBLIC_URL looks like https://tryset.example.com');
  }
  return url.replace(/\/+$/, '');
}
