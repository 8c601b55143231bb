import { describe, expect, test } from 'vitest';
import { apiHost, pictureAt } from './api-host.ts';

const own = 'https://tryset.example';
const allowed = ['https://api.example', 'http://localhost:8081'];

describe('the host of the calls', () => {
  test('is the one of the page without a stored host', () => {
    for (const stored of [null, '', own, `${own}/`]) {
      expect(apiHost(stored, allowed, own)).toEqual({ host: '', refused: null });
    }
  });

  test('is a stored host that the server allows, without its path', () => {
    expect(apiHost('https://api.example', allowed, own)).toEqual({
      host: 'https://api.example',
      refused: null,
    });
    expect(apiHost('http://localhost:8081/', allowed, own).host).toBe('http://localhost:8081');
  });

  test.each(['https://other.example', 'api.example', 'https://api.example.evil.example', 'null', 'no host'])(
    'is the one of the page if the server does not allow %s',
    (stored) => {
      expect(apiHost(stored, allowed, own)).toEqual({ host: '', refused: stored });
      expect(apiHost(stored, [], own)).toEqual({ host: '', refused: stored });
    },
  );
});

test('loads pictures from the host of the calls, and leaves others as they are', () => {
  const url = '/v1/pictures/7/small';
  expect(pictureAt('', url)).toEqual({ src: url });
  expect(pictureAt('https://api.example', url)).toEqual({
    src: `https://api.example${url}`,
    crossOrigin: 'anonymous',
  });
  expect(pictureAt('https://api.example', 'blob:https://tryset.example/7')).toEqual({
    src: 'blob:https://tryset.example/7',
  });
});
