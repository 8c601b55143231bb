import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldTransitions, sendPage } from './dashboard-page.ts';
import type { DashboardServices } from './dashboard-services.ts';

const source = new URL('../dashboard/index.html', import.meta.url);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await writeFile(join(folder, 'index.html'), await readFile(source));
});
afterAll(() => rm(folder, { recursive: true }));

async function page(services: DashboardServices = {}, apiOrigins: readonly string[] = []) {
  const app = Fastify();
  app.get('/', (_request, reply) => sendPage(reply, join(folder, 'index.html'), { services, apiOrigins }));
  const { headers, body } = await app.inject('/');
  const policy = String(headers['content-security-policy']).split('; ');
  const directives = new Map(policy.map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]));
  return { headers, body, directives };
}

it('runs only its own files, and styles with a nonce per answer', async () => {
  const [one, other] = [await page(), await page()];
  const nonceOf = ({ body }: typeof one) =>
    /<meta property="csp-nonce" nonce="([\w+/=]{24})" \/>/.exec(body)?.[1];
  expect(nonceOf(one)).toBeDefined();
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(one.directives.get('style-src')).toEqual(["'self'", `'nonce-${nonceOf(one)}'`, heldTransitions]);
  expect(one.directives.get('default-src')).toEqual(["'none'"]);
  expect(one.directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(one.directives.get('connect-src')).toEqual(["'self'"]);
  expect(one.directives.get('base-uri')).toEqual(["'none'"]);
  expect(one.directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...one.directives.values()].flat().join(' ')).not.toMatch(/(?<!wasm-)unsafe|\*|https?:/);
  expect(one.headers['permissions-policy']).toContain('camera=(self), geolocation=()');
  expect(one.headers['cache-control']).toBe('no-store');
});

it('may call exactly the named APIs beside its own, and tells the page which', async () => {
  const origins = ['https://a.example', 'http://localhost:8081'];
  const { directives, body } = await page({}, origins);
  expect(directives.get('connect-src')).toEqual(["'self'", ...origins]);
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...origins]);
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(body).toContain('<meta name="api-origins" content="https://a.example http://localhost:8081" />');
  expect((await page()).body).toContain('<meta name="api-origins" content="" />');
});

it('contains no inline script and no inline style', async () => {
  const { body } = await page();
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
});

it('allows the one style that is added without the nonce', async () => {
  const library = new URL('../node_modules/@mui/system/cssVars/createCssVarsProvider.mjs', import.meta.url);
  const [, style = ''] = /DISABLE_CSS_TRANSITION = '([^']+)'/.exec(await readFile(library, 'utf8')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(heldTransitions).toBe(`'sha256-${hash}'`);
});

it('connects only to its own server, and names no service, without services', async () => {
  const { directives, body } = await page();
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(body).toContain('<meta name="services" content="" />');
});

it('connects to the origins of the configured services, and to no others', async () => {
  const dsn = 'https://0123456789abcdef@errors.example.com:8443/7';
  const project = (url: string) => ({ url, key: 'phc_0123456789' });
  const services = {
    errors: { dsn },
    chat: project('https://help.example.com/chat'),
    heatmap: project('https://clicks.example.com/a&b"c<d'),
  };
  const { directives, body } = await page(services);
  expect(directives.get('connect-src')).toEqual([
    "'self'",
    'https://errors.example.com:8443',
    'https://help.example.com',
    'https://clicks.example.com',
  ]);
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://help.example.com']);
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  const [, content = ''] = /<meta name="services" content="([^"<]*)" \/>/.exec(body) ?? [];
  const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual(services);
});
