// @module-tag thorough
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RouteRule } from '#http/route-rules.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { answerTo, forEach, harmless } from './requests.ts';

/** A text that is part of all values in requests. If it appears in the text of a statement, SQL injection is possible. */
const mark = 'zq7';
const sqlTexts = [`${mark}' or 1=1; drop table log; --`, `${mark}"; select pg_sleep(9); --`, `%${mark}\\`];
/** Spreadsheet formulas that are valid names. The API refuses names with a URL or a line break. */
const formulas = ['=1+1', '+1', '-1+1', '@SUM(A1)', '＝1+1', '=HYPERLINK(A1,"y")'];
const html = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';

/** The many calls take long on a busy machine. */
const patience = 240_000;

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await testServer({ ownStore: true, trustProxy: true });
  authorization = await server.authorization(staff);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, text, body: isJson ? JSON.parse(text) : null, headers: response.headers };
}

/** Creates an entity and resolves to its id. Later reads wait for the new entity. */
async function make(path: string, body: unknown): Promise<number> {
  const answer = await call('POST', path, body);
  expect(answer.status, answer.text).toBe(201);
  const position = answer.headers.get('x-position') ?? '';
  for (;;) {
    const read = await call('GET', '/v1/brands?limit=1', undefined, { 'x-min-position': position });
    if (!read.headers.has('x-stale')) return answer.body.id;
  }
}

describe('headers', () => {
  it(
    'are on every answer, and let no other page embed it',
    async () => {
      const rules = server.rules.filter(({ method }) => method !== 'HEAD');
      await forEach(rules, async (rule) => {
        const [path, init] = harmless(rule, { origin: 'https://elsewhere.example' });
        const { headers } = await answerTo(server.url + path, init);
        const call = `${rule.method} ${rule.path}`;
        expect(headers.get('x-content-type-options'), call).toBe('nosniff');
        expect(headers.get('x-frame-options'), call).toBe('DENY');
        expect(headers.get('referrer-policy'), call).toBe('no-referrer');
        expect(headers.get('strict-transport-security'), call).toBe('max-age=31536000');
        expect(headers.get('cross-origin-opener-policy'), call).toBe('same-origin');
        expect(headers.get('cross-origin-resource-policy'), call).toBe('same-origin');
        // Only the dashboard's page may ask for the camera.
        const camera = rule.path === '/*' ? 'camera=(self)' : 'camera=()';
        expect(headers.get('permissions-policy'), call).toContain(`${camera}, geolocation=(), microphone=()`);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy, call).toMatch(/^default-src '(none|self)'/);
        expect(policy, call).not.toMatch(/(?<!wasm-)unsafe-eval|script-src[^;]*unsafe-inline|\*|https?:/);
        if (rule.path.startsWith('/v')) {
          expect(policy, call).toMatch(/^default-src 'none'/);
          expect(headers.get('cache-control'), call).toMatch(/no-store/);
        }
        const names = [...headers.keys()].join(' ');
        expect(names, call).not.toMatch(/access-control-|x-powered-by|\bserver\b|set-cookie/);
      });
    },
    patience,
  );

  it('answer no CORS preflight of another origin', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await call('OPTIONS', '/v1/brands', undefined, headers);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });
});

describe('sizes', () => {
  const tooLarge = 'x'.repeat(1_100_000);

  it('of bodies are limited far below a megabyte, at every call with a body', async () => {
    const isOurs = ({ who }: RouteRule) => who === 'public' || who.includes('staff');
    // Uploads refuse an address without a signature before they look at the body.
    const isSigned = ({ path }: RouteRule) => path === '/v1/assets/:assetId';
    const taking = server.rules.filter(
      (rule) => ['POST', 'PUT', 'PATCH'].includes(rule.method) && isOurs(rule) && !isSigned(rule),
    );
    for (const rule of taking.filter((_, index) => index % 12 === 0)) {
      const [path] = harmless(rule);
      const { status, body } = await call(rule.method, path, { name: tooLarge });
      expect([rule.path, status, body.errorCode]).toEqual([rule.path, 413, 'request.too_large']);
    }
  });

  it('of addresses, headers, ids, lists and pages are bounded', async () => {
    const long = await call('GET', `/v1/brands?q=${'x'.repeat(20_000)}`);
    expect([long.status, long.body.errorCode]).toEqual([431, 'request.headers_too_large']);
    const ids = (many: number) => Array.from({ length: many }, (_, n) => n + 1);
    for (const [path, status] of [
      [`/v1/stocks?ids=${ids(501)}`, 400],
      [`/v1/stocks?ids=${ids(500)}`, 200],
      [`/v1/stocks?codes=${ids(101).map((n) => `S${n}`)}`, 400],
      ['/v1/stocks?limit=501', 400],
      ['/v1/stocks?offset=1000000001', 400],
      [`/v1/stocks?search=${'x'.repeat(201)}`, 400],
      [`/v1/stocks/${'9'.repeat(400)}`, 400],
      ['/v1/stocks/2147483648', 400],
      [`/v1/events?codes=${'S'.repeat(8001)}`, 400],
    ] as const) {
      expect([path.slice(0, 60), (await call('GET', path)).status]).toEqual([path.slice(0, 60), status]);
    }
    // The id is longer than any path parameter. If the dashboard's files are served, the path counts as unknown.
    expect([404, 414]).toContain((await call('GET', `/v1/stocks/${'9'.repeat(600)}`)).status);
    const many = await call('POST', '/v1/stocks/actions/check', { ids: ids(501) });
    expect([many.status, many.body.errorCode]).toEqual([400, 'request.invalid']);
  });

  it('of nesting are harmless', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await fetch(`${server.url}/v1/brands`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
  });
});

describe('text from a caller', () => {
  it(
    'is never part of a statement in writes, projections and reads',
    async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      for (const text of sqlTexts) {
        const brandId = await make('/v1/brands', { name: text, is_published: true });
        await make('/v2/products', { brand_id: brandId, name: text, gender: 'female', original_price: 1 });
      }
      const { paths } = (await call('GET', '/openapi.json')).body;
      const reads = Object.entries<{ get?: { parameters?: { in: string; name: string }[] } }>(paths).filter(
        ([path, { get }]) => get !== undefined && path !== '/v1/live',
      );
      await forEach(reads, async ([path, { get }]) => {
        const at = path.replaceAll(/\{\w+\}/g, '1');
        for (const { name } of get?.parameters?.filter((each) => each.in === 'query') ?? []) {
          for (const text of sqlTexts.slice(0, 2)) {
            const { status } = await call('GET', `${at}?${name}=${encodeURIComponent(text)}`);
            expect(status, `${at}?${name}`).toBeLessThan(500);
          }
        }
        if (at === path) return;
        const asPath = encodeURIComponent(sqlTexts[0] ?? '');
        expect((await call('GET', path.replaceAll(/\{\w+\}/g, asPath))).status, path).toBeLessThan(500);
      });
      const statements = query.mock.calls.map(([given]: unknown[]) =>
        typeof given === 'string' ? given : String((given as { text?: string }).text),
      );
      expect(statements.length).toBeGreaterThan(500);
      expect(statements.filter((text) => text.includes(mark))).toEqual([]);
      const found = await call('GET', `/v1/brands?keyword=${encodeURIComponent(sqlTexts[0] ?? '')}`);
      expect(found.body.count).toBe(1);
    },
    patience,
  );

  it('is not a formula in a CSV', async () => {
    for (const text of formulas) {
      const brandId = await make('/v1/brands', { name: text, is_published: true });
      await make('/v2/products', {
        brand_id: brandId,
        name: text,
        code: text,
        gender: 'female',
        original_price: 1,
        is_published: true,
      });
    }
    for (const path of ['/v1/brands/csv', '/v2/products/csv']) {
      const { text } = await call('GET', path);
      const cells = (parse(text, { bom: true }) as string[][]).flat();
      const dangerous = cells.filter(
        (cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell),
      );
      expect(dangerous).toEqual([]);
      // The CSV cell has a quote before the formula, so spreadsheets show it as text.
      for (const formula of formulas) expect(cells, path).toContain(`'${formula}`);
    }
  });

  it('is never served as a page', async () => {
    const brandId = await make('/v1/brands', { name: html, is_published: true });
    const echoing = `/v1/${encodeURIComponent(html)}`;
    for (const path of [`/v1/brands/${brandId}`, echoing, `/v1/brands?order=${encodeURIComponent(html)}`]) {
      const { headers } = await call('GET', path);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    }
    const page = await call('GET', `/${encodeURIComponent(html)}?q=${encodeURIComponent(html)}`);
    expect(page.text).not.toContain('onerror');
    const csv = await call('GET', '/v1/brands/csv');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('is refused as a picture when it is a page or a script', async () => {
    for (const text of [html, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '%PDF-1.7']) {
      const form = new FormData();
      form.set('json', JSON.stringify({ name: 'Acme', images: { logo: 'k' } }));
      form.set('k', new Blob([text], { type: 'image/png' }), 'logo.png');
      const response = await fetch(`${server.url}/v1/brands`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      expect(response.status).toBe(415);
    }
  });

  it('changes no prototype', async () => {
    const headers = { authorization, 'content-type': 'application/json' };
    for (const body of [
      '{"name":"x","__proto__":{"polluted":1}}',
      '{"name":"x","constructor":{"prototype":{"polluted":1}}}',
    ]) {
      const response = await fetch(`${server.url}/v1/brands`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
    const state = '{"filters":{"__proto__":"x"},"order":null,"columns":null,"density":null,"size":null}';
    const body = `{"room":"stocks","name":"x","state":${state}}`;
    expect((await fetch(`${server.url}/v1/views`, { method: 'POST', headers, body })).status).toBe(400);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('the address of a caller behind a proxy', () => {
  it('comes from the proxy, not from a header of the caller', async () => {
    const attempt = (forwarded: string) =>
      call(
        'POST',
        '/v1/auth/authorize',
        { method: 'staff', username: 'nobody', password: 'wrong' },
        { 'x-forwarded-for': forwarded },
      );
    for (let n = 0; n < 10; n++) expect((await attempt(`10.0.0.${n}, 203.0.113.7`)).status).toBe(401);
    const limited = await attempt('10.0.0.99, 203.0.113.7');
    expect([limited.status, limited.body.errorCode]).toEqual([429, 'request.too_many']);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('203.0.113.8')).status).toBe(401);
  });
});
