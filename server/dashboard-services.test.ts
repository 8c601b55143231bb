import { expect, test } from 'vitest';
import { dashboardServices, originsOf } from './dashboard-services.ts';

const dsn = 'https://0123456789abcdef@errors.example.com/7';
const chat = { CHAT_URL: 'https://help.example.com/chat/', CHAT_KEY: 'phc_0123456789abcdef' };

test('uses no service that is not configured', () => {
  expect(dashboardServices({})).toEqual({});
  expect(dashboardServices({ ERRORS_DSN: '', CHAT_URL: '', CHAT_KEY: '' })).toEqual({});
  expect(originsOf({})).toEqual([]);
});

test('names each origin once, without keys and paths', () => {
  const services = dashboardServices({
    ...chat,
    ERRORS_DSN: dsn,
    HEATMAP_URL: 'https://help.example.com',
    HEATMAP_KEY: 'phc_abcdef0123456789',
  });
  expect(services).toEqual({
    errors: { dsn },
    chat: { url: 'https://help.example.com/chat', key: chat.CHAT_KEY },
    heatmap: { url: 'https://help.example.com', key: 'phc_abcdef0123456789' },
  });
  expect(originsOf(services)).toEqual(['https://errors.example.com', 'https://help.example.com']);
});

test('takes an unencrypted address only of this machine', () => {
  const url = (CHAT_URL: string) => () => dashboardServices({ ...chat, CHAT_URL });
  expect(url('http://localhost:8000')()).toMatchObject({ chat: { url: 'http://localhost:8000' } });
  expect(url('http://127.0.0.1:8000')()).toMatchObject({ chat: { url: 'http://127.0.0.1:8000' } });
  expect(url('http://help.example.com')).toThrow(/^CHAT_URL is no address/);
  expect(url('http://localhost.example.com')).toThrow(/^CHAT_URL is no address/);
});

test.each<[Record<string, string>, RegExp]>([
  [{ CHAT_URL: chat.CHAT_URL }, /^CHAT_URL and CHAT_KEY are set both or neither/],
  [{ HEATMAP_KEY: chat.CHAT_KEY }, /^HEATMAP_URL and HEATMAP_KEY are set both or neither/],
  [{ ...chat, CHAT_URL: 'help' }, /^CHAT_URL is no address/],
  [{ ...chat, CHAT_URL: 'https://me:secret@help.example.com' }, /^CHAT_URL is no address/],
  [{ ...chat, CHAT_URL: 'https://help.example.com?key=1' }, /^CHAT_URL is no address/],
  [{ ...chat, CHAT_URL: "javascript:alert('1')" }, /^CHAT_URL is no address/],
  [{ ...chat, CHAT_KEY: 'phx_0123456789abcdef' }, /^CHAT_KEY is no project key/],
  [{ ...chat, CHAT_KEY: 'phc_"><script>' }, /^CHAT_KEY is no project key/],
  [{ ERRORS_DSN: 'https://errors.example.com/7' }, /^ERRORS_DSN is no public DSN/],
  [{ ERRORS_DSN: 'https://0123456789abcdef:secret@errors.example.com/7' }, /^ERRORS_DSN is no public DSN/],
  [{ ERRORS_DSN: 'https://0123456789abcdef@errors.example.com/' }, /^ERRORS_DSN is no public DSN/],
  [{ ERRORS_DSN: 'http://0123456789abcdef@errors.example.com/7' }, /^ERRORS_DSN is no public DSN/],
])('%j is refused, and the message repeats no secret', (env, message) => {
  expect(() => dashboardServices(env)).toThrow(message);
  expect(() => dashboardServices(env)).not.toThrow(/secret|phx_|<script>/);
});
