import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { house } from '../kit/house.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { heading } from '../shell/sign-in.ts';
import { expectNothingPersonal, fillPage, personal, query, runOwn, service } from './page.ts';

const { rooms, shell } = en;

/** Tests reports on errors. */
export function errors(): void {
  test('reports errors of the code by class, place and room, and no noise', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /./ });
    await go(`/stocks?${query}`);
    await heading(page, rooms.stocks).waitFor();
    await fillPage(page);
    await page.evaluate((texts) => console.error(texts.join(' ')), personal);
    await runOwn(
      page,
      `
      const personal = ${JSON.stringify(personal.join(' '))};
      Promise.reject(new TypeError('Failed to fetch'));
      Promise.reject(Object.assign(new Error(personal), { name: 'ApiError' }));
      Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
      Promise.reject({ status: 404, statusText: personal, internal: true, data: personal });
      Promise.reject(personal);
      import('/assets/no-such-part.js');
      fetch('http://127.0.0.1:1/' + encodeURIComponent(personal));
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
      setTimeout(() => { throw new TypeError("Cannot read properties of undefined (reading '" + personal + "')"); });
      setTimeout(() => { Promise.reject(new Error('No member ' + personal, { cause: new Error(personal) })); }, 50);
      `,
    );
    const reports = () =>
      service()
        .bodiesAt('/api/7/envelope/')
        .map((body) => JSON.parse(body.split('\n')[2] ?? '{}'));
    await eventually(() => reports().length).toBe(2);
    const [first, second] = reports();
    expect(Object.keys(first).sort()).toEqual([
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'request',
      'sdk',
      'timestamp',
    ]);
    expect(first.exception.values).toMatchObject([
      {
        type: 'TypeError',
        value: 'Cannot read properties of undefined',
        stacktrace: { frames: [{ filename: expect.stringMatching(/\/assets\/own-\d+\.js$/), lineno: 11 }] },
      },
    ]);
    expect(first.request).toEqual({ url: `${house().server.url}/stocks` });
    expect(second.exception.values).toMatchObject([{ type: 'Error', value: '(masked)' }]);
    expectNothingPersonal();
  });

  test('reports the error of a room that breaks', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /./ });
    await intercept(page, '**/assets/stocks-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const StocksPage = () => { throw new RangeError('Invalid time value of ${personal[0]}'); };`,
      }),
    );
    await go('/stocks');
    await page.getByText(shell.crash.title, { exact: true }).waitFor();
    await eventually(() => service().bodiesAt('/api/7/envelope/').length).toBeGreaterThan(0);
    expect(service().bodiesAt('/api/7/envelope/').join()).toContain(
      '"type":"RangeError","value":"Invalid time value"',
    );
    expectNothingPersonal();
  });
}
