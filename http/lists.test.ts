import { describe, expect, it } from 'vitest';
import { as, staff, testApp } from './test-app.ts';

const app = await testApp();
const headers = { ...(await as(staff)), host: 'tryset.test' };
const get = async (query: string) => (await app.inject({ url: `/v1/things${query}`, headers })).json();

describe('lists', () => {
  it('link to their neighbours and keep the other parameters', async () => {
    const page = await get('/?limit=2&offset=4&name=%ED%95%9C%20%26');
    expect(page).toMatchObject({ count: 45, length: 2, data: [1, 2] });
    expect(page.next).toBe('http://tryset.test/v1/things/?limit=2&offset=6&name=%ED%95%9C+%26');
    expect(page.previous).toBe('http://tryset.test/v1/things/?limit=2&offset=2&name=%ED%95%9C+%26');
  });

  it('have no next at their end and no previous at their start', async () => {
    expect((await get('?limit=2&offset=43')).next).toBeNull();
    expect((await get('?limit=2')).previous).toBeNull();
    expect((await get('?limit=20&offset=5')).previous).toContain('offset=0');
    expect((await get('?limit=20&offset=5000')).previous).toContain('offset=25');
  });

  it('accept an order by their fields, and list these for any other order', async () => {
    expect((await get('')).order).toEqual({ field: 'id', descending: true });
    expect((await get('?order=-name')).order).toEqual({ field: 'name', descending: true });
    expect((await get('?order=color')).detail.fields).toEqual([
      {
        in: 'query',
        name: 'order',
        message: expect.any(String),
        allowed: ['id', '-id', 'name', '-name'],
      },
    ]);
  });

  it('list the known parameters if one is unknown', async () => {
    expect((await get('?colour=red')).detail.fields).toEqual([
      { in: 'query', name: 'colour', message: 'is not known', allowed: ['limit', 'offset', 'name', 'order'] },
    ]);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=',
    'limit=1.5',
    'offset=-1',
    'offset=a',
    'limit=1&limit=2',
    'name=%00',
  ])('refuse %s', async (query) => {
    expect((await get(`?${query}`)).errorCode).toBe('request.invalid');
  });
});
