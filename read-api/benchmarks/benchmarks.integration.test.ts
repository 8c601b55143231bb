import { randomUUID } from 'node:crypto';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkSeconds } from '#http/signed-links.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import { benchmarkId } from './testing/sample.ts';

const path = '/v1/looks/certification_benchmarks';
let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

it('shows a benchmark’s method, status and result', async () => {
  const { body } = await models.get(staff, `${path}/${benchmarkId}`);
  expect(body).toMatchObject({
    id: benchmarkId,
    status: 'PROCESSING',
    method: 'LANGUAGE_MODEL',
    lookCount: 1,
    endedTime: null,
    model: { name: 'eyes-1', prompt: '1' },
    user: { label: 'staff', id: 1, name: 'Kim Minji' },
    filter: { brands: [{ id: 1 }], snsType: null },
    result: {
      itemCount: 2,
      answeredCount: 2,
      failedCount: 0,
      reviewedCount: 0,
      toReviewCount: 1,
      confusion: { approve: { approve: 0, reject: 0, open: 1 }, reject: { approve: 0, reject: 1, open: 0 } },
      accuracy: { part: 1, of: 1, share: 1, high: 1 },
      cost: { medianMs: 500, inputTokens: 1_000, outputTokens: 100, usd: 0.003 },
    },
  });
  const allowed = body.actions.filter(({ allowed }: { allowed: boolean }) => allowed);
  expect(allowed.map(({ name }: { name: string }) => name)).toEqual(['review_item', 'close', 'cancel']);
  expect((await models.get(staff, path)).body).toMatchObject({ count: 1, data: [body] });
});

it('lists its items, or only those awaiting review', async () => {
  const all = (await models.get(staff, `${path}/${benchmarkId}/items`)).body;
  expect(all.data.map(({ id }: { id: number }) => id)).toEqual([851, 852]);
  const { body } = await models.get(
    staff,
    `${path}/${benchmarkId}/items?need_to_be_reviewed_only=true&limit=1`,
  );
  expect(body).toMatchObject({ count: 1, next: null });
  expect(body.data[0]).toMatchObject({
    id: 852,
    number: 2,
    verdict: 'reject',
    needsReview: true,
    userResult: null,
    failure: null,
    look: { id: 801, snsType: 'Instagram' },
    brand: { id: 1 },
    product: { id: 11 },
    decided: { verdict: 'reject', reasons: ['LowExposalOfItem'] },
    checks: [{ reason: 'LowExposalOfItem' }, { reason: 'AdTagNotExists', passed: false }],
  });
});

it('its history omits the list of all items', async () => {
  const { body } = await models.get(staff, `${path}/${benchmarkId}/history`);
  expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
    'CertificationBenchmarkRunEnded',
    'CertificationBenchmarkItemAnswered',
    'CertificationBenchmarkItemAnswered',
    'CertificationBenchmarkCreated',
  ]);
  expect(body.data[0].changes).toEqual([{ field: 'status', before: 'IN_PROGRESS', after: 'PROCESSING' }]);
  expect(body.housekeeping).toBe(2);
});

it('returns 404 for unknown ids, and refuses brands and numeric ids', async () => {
  for (const part of ['', '/items', '/history', '/sheet_link?format=csv']) {
    const { status, body } = await models.get(staff, `${path}/${randomUUID()}${part}`);
    expect([status, body.errorCode]).toEqual([404, 'certification_benchmark.not_found']);
    expect((await models.get(adminA, `${path}/${benchmarkId}${part}`)).status).toBe(403);
  }
  expect((await models.get(staff, `${path}/12`)).status).toBe(400);
});

describe('its sheet', () => {
  const linkOf = async (query: string, at: TestModels = models) => {
    const { body } = await at.get(staff, `${path}/${benchmarkId}/sheet_link?${query}`);
    const { pathname, search } = new URL(body.url);
    return { path: pathname + search, until: body.untilTime };
  };
  const fetched = (url: string, at: TestModels = models) => at.app.inject({ url });

  it('is a CSV in the reader’s language at an address without a token', async () => {
    const { path: link } = await linkOf('format=csv&language=ko');
    const { statusCode, body, headers } = await fetched(link);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [heading, , second] = body.replace('\ufeff', '').split('\r\n');
    expect(heading).toMatch(/^번호,룩 번호,태그 번호,SNS 종류,링크,브랜드/);
    expect(second).toMatch(/^2,801,852,인스타그램/);
    expect(second).toContain('반려,아이템 노출 부족,반려');
    // The sheet escapes text that a spreadsheet would read as a formula.
    expect(second).toContain("'=SUM(A1)");
  });

  it('is an Excel workbook with the same values, without formulas', async () => {
    const { path: link } = await linkOf('format=xlsx');
    const { statusCode, rawPayload, headers } = await fetched(link);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="benchmark-6f0f4a0e-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    const [sheet] = await readWorkbook(rawPayload);
    const [heading = [], first = [], second = []] = sheet?.data ?? [];
    const cell = (row: readonly unknown[], name: string) => row[heading.indexOf(name)];
    expect([cell(first, 'id'), cell(second, 'id'), cell(second, 'look_item_id')]).toEqual([1, 2, 852]);
    expect([cell(second, 'decided'), cell(second, 'verdict_reasons')]).toEqual(['reject', 'AdTagNotExists']);
    expect([cell(second, 'evidence'), cell(second, 'needs_review')]).toEqual(['=SUM(A1)', true]);
    expect([cell(second, 'milliseconds'), cell(second, 'input_tokens')]).toEqual([600, 1_000]);
  });

  it('is refused at a forged address and after ten minutes', async () => {
    const { path: link, until } = await linkOf('format=csv');
    for (const wrong of [
      link.replace('format=csv', 'format=xlsx'),
      link.replace(benchmarkId, randomUUID()),
    ]) {
      const { statusCode, body } = await fetched(wrong);
      expect([statusCode, JSON.parse(body).errorCode]).toEqual([403, 'link.invalid']);
    }
    expect((await fetched(link.replace(/signature=.*/, ''))).statusCode).toBe(400);
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(linkSeconds * 1000);
  });
});
