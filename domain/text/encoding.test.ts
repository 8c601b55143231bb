import { describe, expect, test } from 'vitest';
import { createEncodingGuess, decodeFile } from './encoding.ts';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const utf8 = (text: string) => new TextEncoder().encode(text);
const korean = '아이템,택배사,운송장 번호\r\nMA-0012,한진택배,4012-3377-0001\r\n';
const japanese = 'アイテム,運送会社,追跡番号\r\nMA-0012,ヤマト運輸,4012-3377-0001\r\n';
const utf16be = new Uint8Array(Buffer.from(`\uFEFF${korean}`, 'utf16le').swap16());

const files = [
  ['UTF-8', utf8(korean), korean],
  ['UTF-8 with its mark', utf8(`\uFEFF${japanese}`), japanese],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${korean}`, 'utf16le')), korean],
  ['UTF-16, the other way round', utf16be, korean],
  [
    'CP949',
    bytes('vsbAzMXbLMXDuei75yy/7rzbwOUgufjIow0KTUEtMDAxMizH0cH4xcO56Cw0MDEyLTMzNzctMDAwMQ0K'),
    korean,
  ],
  [
    'Shift_JIS',
    bytes('g0GDQ4Nlg4AsiV6Rl4nvjtAskseQ1ZTUjYYNCk1BLTAwMTIsg4SDfYNniV6XQSw0MDEyLTMzNzctMDAwMQ0K'),
    japanese,
  ],
  [
    'CP949 with one word of Korean',
    bytes('TUEtMDAxMiy3zsGoLDQwMTItMzM3Ny0wMDAxDQo='),
    'MA-0012,로젠,4012-3377-0001\r\n',
  ],
  [
    'Shift_JIS with one word of Japanese',
    bytes('TUEtMDAxMiyNspDsi32V1iw0MDEyLTMzNzctMDAwMQ0K'),
    'MA-0012,佐川急便,4012-3377-0001\r\n',
  ],
  ['ASCII', utf8('7,HANJIN,4012'), '7,HANJIN,4012'],
  ['nothing', utf8(''), ''],
] as const;

describe.each(files)('a file in %s', (_, file, text) => {
  test('is decoded', () => {
    expect(decodeFile(file)).toEqual({ text });
  });

  test('is recognized however it is split into parts', () => {
    const guess = createEncodingGuess();
    for (const byte of file) guess.take(new Uint8Array([byte]));
    const found = guess.found();
    expect('encoding' in found && new TextDecoder(found.encoding).decode(file)).toBe(text);
  });
});

test.each([
  ['no text but a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { fault: 'no_text', line: 1 }],
  [
    'UTF-16 without its mark',
    new Uint8Array(Buffer.from('a\nb\n', 'utf16le')),
    { fault: 'no_text', line: 1 },
  ],
  ['destroyed before', utf8('a,b\nc,d\u{FFFD}\n'), { fault: 'destroyed', line: 2 }],
  ['of no encoding', new Uint8Array([0x61, 0x0a, 0xff, 0xff, 0x0a]), { fault: 'unknown', line: 2 }],
  ['cut in a letter', utf8('a\nb\n김').slice(0, -1), { fault: 'unknown', line: 3 }],
] as const)('a file that is %s is refused with its line', (_, file, fault) => {
  expect(decodeFile(file)).toEqual(fault);
});
