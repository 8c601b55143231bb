import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const korean = '아이템,택배사,운송장 번호\r\nMA-0012,한진택배,4012-3377-0001\r\n';
const japanese = 'アイテム,運送会社,追跡番号\r\nMA-0012,ヤマト運輸,4012-3377-0001\r\n';

test.each([
  ['UTF-8', new TextEncoder().encode(korean), korean],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${japanese}`), japanese],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${korean}`, 'utf16le')), korean],
  [
    'EUC-KR',
    bytes('vsbAzMXbLMXDuei75yy/7rzbwOUgufjIow0KTUEtMDAxMizH0cH4xcO56Cw0MDEyLTMzNzctMDAwMQ0K'),
    korean,
  ],
  [
    'Shift_JIS',
    bytes('g0GDQ4Nlg4AsiV6Rl4nvjtAskseQ1ZTUjYYNCk1BLTAwMTIsg4SDfYNniV6XQSw0MDEyLTMzNzctMDAwMQ0K'),
    japanese,
  ],
  [
    'EUC-KR with one word of Korean',
    bytes('TUEtMDAxMiy3zsGoLDQwMTItMzM3Ny0wMDAxDQo='),
    'MA-0012,로젠,4012-3377-0001\r\n',
  ],
  [
    'Shift_JIS with one word of Japanese',
    bytes('TUEtMDAxMiyNspDsi32V1iw0MDEyLTMzNzctMDAwMQ0K'),
    'MA-0012,佐川急便,4012-3377-0001\r\n',
  ],
  ['ASCII', new TextEncoder().encode('7,HANJIN,4012'), '7,HANJIN,4012'],
])('reads a file in %s', (_, file, text) => {
  expect(decodeFile(file)).toBe(text);
});
