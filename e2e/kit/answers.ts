import type { Page } from 'playwright-core';
import { intercept } from './intercept.ts';

const reads = /\/v[12]\//;
/** Calls that belong to no page: the session, the data of the start, and the endless stream of live updates. */
const besides =
  /\/v1\/(auth|live)|\/v2\/(categories|material-types|size-types|measurement-types|styles|seasons)\?|\/v1\/brands\?limit=500/;

const unavailable = { errorCode: 'service.unavailable', message: '', detailCode: null, detail: {} };

/** Answers lists with no rows. */
export async function answerEmpty(page: Page): Promise<void> {
  await intercept(page, reads, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || besides.test(request.url())) return route.fallback();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json') ?? false;
    if (!isJson) return route.fulfill({ response });
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || !Array.isArray(Reflect.get(body, 'data'))) {
      return route.fulfill({ response });
    }
    const empty = { ...body, count: 0, length: 0, next: null, previous: null, data: [] };
    return route.fulfill({ response, json: empty });
  });
}

/** Answers every read of a page with a temporary failure. */
export async function answerFailing(page: Page): Promise<void> {
  await intercept(page, reads, (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || besides.test(request.url())) return route.fallback();
    return route.fulfill({ status: 503, json: unavailable });
  });
}
