import { describe, expect, test } from 'vitest';
import { type CheckedLine, checkLines, confirmed, type ParcelItem } from './check-lines.ts';
import { courierOf } from './courier-names.ts';
import { kindsFor, type ParcelKind, parcelKinds } from './parcel-kind.ts';
import { readLines } from './read-lines.ts';

const item = (id: number, more: Partial<ParcelItem> = {}): ParcelItem => ({
  id,
  together: id * 10,
  status: 'tryset_preparing',
  courier: null,
  trackingNumber: null,
  returnItem: null,
  ...more,
});

function check(
  text: string,
  items: readonly ParcelItem[] = [item(7), item(8)],
  kind: ParcelKind = parcelKinds.outbound,
): CheckedLine[] {
  const find = (reference: string) => items.find(({ id }) => String(id) === reference) ?? null;
  return checkLines(readLines(text), { kind, find, courier: null });
}
const problems = (text: string, items?: readonly ParcelItem[]) =>
  check(text, items).map((line) => line.problems);

describe('checking lines of parcels', () => {
  test('recognizes a courier by its code or by its name in three languages', () => {
    for (const name of ['HANJIN', 'hanjin', 'Hanjin', '한진택배', '한진', '韓進宅配']) {
      expect([name, courierOf(name)]).toEqual([name, 'HANJIN']);
    }
    expect(courierOf('ヤマト運輸')).toBe('YAMATO');
    expect(courierOf('ﾔﾏﾄ')).toBe('YAMATO');
    expect(courierOf('CJ대한통운')).toBe('CJ_LOGISTICS');
    expect(courierOf('owl post')).toBeNull();
    expect(courierOf('')).toBeNull();
  });

  test.each([
    'a403312345678a',
    '４０３３１２３４５６７８',
    ']C1403312345678',
    'ㅁ403312345678ㅁ',
    '4033 1234 5678',
  ])('reads the number from the scan %s', (scan) => {
    expect(check(`7,HANJIN,${scan}`)).toMatchObject([{ number: '403312345678', state: 'ready' }]);
    const gone = item(7, { status: 'tryset_delivering', courier: 'HANJIN', trackingNumber: scan });
    expect(check('7,HANJIN,4033-1234-5678', [gone])).toMatchObject([{ state: 'done' }]);
  });

  test('finds no problem in valid lines', () => {
    const [one, other] = check('7,한진택배,4012-3377-0001\n8,YAMATO,401233770002');
    expect(one).toMatchObject({ state: 'ready', courier: 'HANJIN', number: '4012-3377-0001', problems: [] });
    expect(other).toMatchObject({ state: 'ready', courier: 'YAMATO', item: { id: 8 } });
  });

  test.each([
    ['an unknown item', '9,HANJIN,401233770001', ['unknownItem']],
    ['a missing item', ',HANJIN,401233770001', ['noItem']],
    ['a missing courier', '7,,401233770001', ['noCourier']],
    ['an unknown courier', '7,Owl,401233770001', ['unknownCourier']],
    ['a missing number', '7,HANJIN,', ['noNumber']],
    ['a number of two characters', '7,HANJIN,12', ['oddNumber']],
    ['an address in place of a number', '7,HANJIN,12345 Mapo-daero', ['oddNumber']],
    ['a number shortened by a spreadsheet', '7,HANJIN,4.01234E+11', ['shortenedNumber']],
    ['several problems at once', '9,Owl,', ['unknownItem', 'unknownCourier', 'noNumber']],
  ])('reports %s', (_, line, found) => {
    expect(problems(line)).toEqual([found]);
  });

  test('asks for a confirmation of an unusual number, and refuses a line with any other problem', () => {
    const lines = check('7,HANJIN,401233770001\n8,HANJIN,12\n9,HANJIN,13');
    expect(lines.map(({ state, level }) => [state, level])).toEqual([
      ['ready', 'none'],
      ['unsure', 'soft'],
      ['problem', 'hard'],
    ]);
    expect(confirmed(lines).map(({ state }) => state)).toEqual(['ready', 'ready', 'problem']);
  });

  test('reports a status from which items cannot be shipped', () => {
    expect(problems('7,HANJIN,401233770001', [item(7, { status: 'tryset_requested' })])).toEqual([
      ['wrongStatus'],
    ]);
  });

  test('reports an item named twice, on both lines', () => {
    expect(problems('7,HANJIN,401233770001\n7,HANJIN,401233770002')).toEqual([['sameItem'], ['sameItem']]);
  });

  test('reports a number used twice, unless both items belong to one tryset', () => {
    const text = '7,HANJIN,401233770001\n8,HANJIN,4012-3377-0001';
    expect(problems(text)).toEqual([['sameNumber'], ['sameNumber']]);
    expect(problems(text, [item(7, { together: 1 }), item(8, { together: 1 })])).toEqual([[], []]);
    expect(problems('7,HANJIN,401233770001\n8,YAMATO,401233770001')).toEqual([[], []]);
  });

  test('normalizes full-width numbers and numbers that a spreadsheet kept as text', () => {
    expect(check("7,HANJIN,'４０１２－３３７７－０００１")[0]).toMatchObject({
      state: 'ready',
      number: '4012-3377-0001',
    });
  });

  test('recognizes a parcel that was already sent, as after a lost answer', () => {
    const gone = item(7, {
      status: 'tryset_delivering',
      courier: 'HANJIN',
      trackingNumber: '4012-3377-0001',
    });
    expect(check('7,HANJIN,401233770001', [gone])[0]).toMatchObject({ state: 'done', problems: [] });
    expect(problems('7,HANJIN,401233770002', [gone])).toEqual([['wrongStatus']]);
  });

  test('checks returned parcels by their own statuses', () => {
    const coming = item(7, { status: 'return_preparing' });
    expect(check('7,HANJIN,401233770001', [coming], parcelKinds.return_item)[0]?.state).toBe('ready');
    expect(check('8,HANJIN,401233770001', [item(8)], parcelKinds.return_item)[0]?.problems).toEqual([
      'wrongStatus',
    ]);
    expect(kindsFor('brand_admin').map(({ name }) => name)).toEqual(['outbound']);
    expect(kindsFor('staff').map(({ name }) => name)).toEqual(['outbound', 'return_item']);
  });

  test('waits for items that are still loading', () => {
    const parts = { kind: parcelKinds.outbound, find: () => undefined, courier: null };
    const [line] = checkLines(readLines('7,HANJIN,401233770001'), parts);
    expect(line?.state).toBe('looking');
  });

  test('gives lines without a courier the default courier', () => {
    const parts = { kind: parcelKinds.outbound, find: () => item(7), courier: 'LOGEN' as const };
    expect(checkLines(readLines('7,,401233770001'), parts)[0]).toMatchObject({
      state: 'ready',
      courier: 'LOGEN',
    });
  });
});
