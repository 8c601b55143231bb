// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberOnLabel } from '#domain/labels/label-codes.ts';
import { labelsAtMost } from '#domain/labels/label-kinds.ts';
import { slotsRead } from '#domain/slots/slot-label.ts';
import type { Caller } from '#http/caller.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import { readPdf } from './testing/read-pdf.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await models.pool.query(`
    update read.stock_items set slot = '{"sectorCode": "A", "cellCode": "03", "slotNumber": 12}' where id = 111;
    update read.products set name = '리넨 원피스 ワンピース 連衣裙', color_code = '#1F3A93' where id = 11;
    update read.brands set name_ko = '에크미' where id = 1;
    update read.tryset_items set courier = 'CJ_LOGISTICS', tracking_number = '6012-3456-7890' where id = 601`);
});
afterAll(() => models.close());

async function printed(caller: Caller, url: string) {
  const authorization = await models.authorization(caller);
  const answer = await models.app.inject({ url: `/v1/labels/${url}`, headers: { authorization } });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return { headers: answer.headers, pages: await readPdf(answer.rawPayload) };
}

const refused = async (caller: Caller, url: string) => {
  const { status, body } = await models.get(caller, `/v1/labels/${url}`);
  return { status, code: body.errorCode, detail: body.detail };
};

describe('a sign that the usual font lacks', () => {
  it('is printed in another font, half-width kana as full-width, and a missing glyph is reported', async () => {
    await models.pool.query("update private.people set name = '𠮷田 ﾊﾅｺ ㈱' where id = 'tryset:501'");
    const whole = await printed(staff, 'parcels?ids=601&format=a6');
    expect(whole.pages[0]?.text.replaceAll(/\s/g, '')).toContain('𠮷田ハナコ㈱');
    expect(whole.headers['labels-not-whole']).toBeUndefined();
    await models.pool.query("update private.people set name = 'Hana 𓀀' where id = 'tryset:501'");
    const notWhole = await printed(staff, 'parcels?ids=601,602&format=a6');
    expect(notWhole.pages[0]?.text).toContain('Hana □');
    const code = notWhole.pages[0]?.codes[0]?.text ?? '';
    expect(notWhole.headers['labels-not-whole']).toContain(`; ${encodeURIComponent(code)}`);
    await models.pool.query("update private.people set name = 'Hana Choi' where id = 'tryset:501'");
  });
});

describe('a label', () => {
  it.each(['qr', 'code128'])(
    'of a garment says its code as %s, on each paper at its size',
    async (symbol) => {
      const read = { text: 'S-111', format: symbol === 'qr' ? 'QRCode' : 'Code128' };
      for (const [format, size] of [
        ['62x29', [62, 29]],
        ['a6', [105, 148]],
        ['a4', [210, 297]],
      ] as const) {
        const { pages } = await printed(staff, `stocks?ids=111&format=${format}&symbol=${symbol}`);
        expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([size]);
        expect(pages[0]?.codes).toEqual([read]);
      }
    },
  );

  it('of a garment has product, brand, size, colour and slot, with selectable Korean and Japanese', async () => {
    const { pages, headers } = await printed(staff, 'stocks?ids=111&format=a6&language=ko');
    const text = pages[0]?.text.replaceAll('\n', ' ');
    for (const said of [
      'S-111',
      '리넨 원피스',
      'ワンピース',
      '連衣裙',
      '에크미',
      '#1F3A93',
      '보관 위치 A-03-12',
    ]) {
      expect(text).toContain(said);
    }
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('inline; filename="labels-stocks-2026-03-15.pdf"');
    const { pages: japanese } = await printed(staff, 'stocks?ids=111&format=a6&language=ja');
    expect(japanese[0]?.text).toContain('保管場所 A-03-12');
  });

  it('of a parcel has recipient, contents and tracking number', async () => {
    const { pages } = await printed(staff, 'parcels?ids=601&format=a6');
    const text = pages[0]?.text.replaceAll('\n', ' ');
    for (const said of ['#601', 'Hana Choi · hana', '리넨 원피스', 'S-111', 'Tryset 501', '6012-3456-7890']) {
      expect(text).toContain(said);
    }
    expect(pages[0]?.codes).toEqual([{ text: '#601', format: 'QRCode' }]);
  });

  it('of a tryset has its member, number of items and days', async () => {
    const { pages } = await printed(staff, 'trysets?ids=501&format=a6');
    expect(pages[0]?.text).toContain('Hana Choi · hana');
    expect(pages[0]?.text).toContain('Tryset · 2 items');
    expect(pages[0]?.text).toMatch(/Requested \d{4}-\d{2}-\d{2}/);
    expect(pages[0]?.codes).toEqual([{ text: 'T#501', format: 'QRCode' }]);
  });

  it('of a slot is readable at the desk, also with Korean names', async () => {
    const { pages } = await printed(staff, 'slots?slots=a-03-12,%EA%B0%80-%EB%82%98-7,A-03-12');
    const codes = pages.map(({ codes: [code] }) => code?.text ?? '');
    expect(codes).toEqual(['A-03-12', '가-나-7']);
    expect(codes.map((code) => slotsRead(code).at(-1))).toEqual([
      { sectorCode: 'A', cellCode: '03', slotNumber: 12 },
      { sectorCode: '가', cellCode: '나', slotNumber: 7 },
    ]);
  });
});

describe('many labels', () => {
  it('are in the order of the ids, with the requested copies, from the free position of the sheet', async () => {
    const { pages } = await printed(staff, 'stocks?ids=211,111&format=a4&copies=11&start=3');
    const read = pages.map(({ codes }) => codes.map(({ text }) => text));
    expect(read).toEqual([[...Array(11).fill('S-211'), ...Array(8).fill('S-111')], Array(3).fill('S-111')]);
  });

  it('are limited in number', async () => {
    const slots = Array.from({ length: 251 }, (_, at) => `A-1-${at}`).join();
    expect(await refused(staff, `slots?slots=${slots}&copies=2`)).toMatchObject({
      status: 400,
      detail: {
        fields: [{ name: 'copies', message: `makes 502 labels; a call prints at most ${labelsAtMost}` }],
      },
    });
    expect(await refused(staff, 'stocks?ids=111&start=2')).toMatchObject({
      status: 400,
      detail: { fields: [{ name: 'start' }] },
    });
    expect(await refused(staff, 'slots?slots=A-03')).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await refused(staff, 'stocks')).toMatchObject({ status: 400, code: 'request.parameter_missing' });
  });

  it('are printed one call at a time per caller', async () => {
    const authorization = await models.authorization(staff);
    const url = '/v1/labels/stocks?ids=111';
    const both = await Promise.all([1, 2].map(() => models.app.inject({ url, headers: { authorization } })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  });
});

it('refuses a Code 128 that no scanner could read', async () => {
  const code = 'label.not_as_code128';
  expect(await refused(staff, 'slots?slots=A-1-1,%EA%B0%80-1-1&symbol=code128')).toEqual({
    status: 422,
    code,
    detail: { code: '가-1-1', reason: 'letters' },
  });
  const long = `${'A'.repeat(16)}-${'B'.repeat(16)}-1`;
  expect(await refused(staff, `slots?slots=${long}&symbol=code128`)).toEqual({
    status: 422,
    code,
    detail: { code: long, reason: 'length' },
  });
  const { pages } = await printed(staff, `slots?slots=${long}&symbol=code128&format=a6`);
  expect(pages[0]?.codes).toEqual([{ text: long, format: 'Code128' }]);
});

describe('a brand admin', () => {
  it('gets labels of what it may see, and 404 for the first other id', async () => {
    expect((await printed(adminA, 'stocks?ids=111')).pages[0]?.codes[0]?.text).toBe('S-111');
    expect(await refused(adminA, 'stocks?ids=111,211')).toEqual({
      status: 404,
      code: 'stock_item.not_found',
      detail: { id: 211 },
    });
    expect(await refused(adminA, 'parcels?ids=602')).toMatchObject({ code: 'tryset_item.not_found' });
    expect(await refused(adminA, 'trysets?ids=599')).toMatchObject({ code: 'tryset.not_found' });
    expect(await refused(staff, 'stocks?ids=2147483648')).toMatchObject({ code: 'stock_item.not_found' });
    expect(await refused(adminA, 'slots?slots=A-1-1')).toMatchObject({ status: 403 });
  });

  it('sees the recipient only during preparation and transport, and never a real name', async () => {
    expect((await printed(adminA, 'parcels?ids=601&format=a6')).pages[0]?.text).toContain('Hana Choi');
    const { text = '' } = (await printed(adminB, 'parcels?ids=602&format=a6')).pages[0] ?? {};
    expect(text).toContain('hana');
    expect(text).not.toContain('Hana Choi');
    const tryset = (await printed(adminA, 'trysets?ids=501&format=a6')).pages[0]?.text;
    expect(tryset).toContain('1 item');
    expect(tryset).not.toContain('2 items');
  });
});

it('prints codes that the desk recognizes by kind', async () => {
  const { pages } = await printed(staff, 'parcels?ids=601,602');
  expect(pages.map(({ codes: [code] }) => numberOnLabel(code?.text ?? ''))).toEqual([
    { of: 'tryset_item', id: 601 },
    { of: 'tryset_item', id: 602 },
  ]);
});
