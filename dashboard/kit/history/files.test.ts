import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { knownAreas } from '../../areas.ts';
import { ko } from '../../i18n/ko/index.ts';
import { timeFormats } from '../preferences/time.ts';
import { areaWords } from './area-words.ts';
import { csvText, jsonFile } from './files.ts';
import type { Wording } from './words.ts';

const entry: HistoryEntry = {
  id: 'e1',
  stream: 'stock_item-7',
  category: 'stock_item',
  entityId: '7',
  revision: '1',
  position: '9',
  type: 'StockItemMemoAdded',
  time: '2026-03-04T15:05:09.000Z',
  recordedTime: '2026-03-04T15:05:09.000Z',
  isImported: true,
  isTimeDerived: false,
  command: 'memo',
  correlationId: 'c',
  causationId: 'c',
  actor: { label: 'staff', id: 1, name: '김민지' },
  reason: '\ufeff =HYPERLINK("http://evil")',
  cause: null,
  effects: [],
  isHousekeeping: false,
  data: { memoId: 'm1', comment: '단추, "느슨함"' },
  changes: [{ field: 'holder', before: { kind: 'tryset_item', id: 601 }, after: null }],
  picture: null,
};

let wording: Wording;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'ko',
    interpolation: { escapeValue: false },
    resources: { ko: { translation: ko } },
  });
  wording = {
    t: i18n.t,
    times: timeFormats('ko', 'Asia/Seoul'),
    names: {},
    known: { kinds: knownAreas.kinds, words: areaWords },
  };
});

test('the CSV has the texts of the page and no formulas', () => {
  const lines = csvText(wording, 'Asia/Seoul', [entry]).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF시각 (Asia/Seoul),시각 (UTC),대상,내용,작업자,역할,사유,변경된 항목,비고,유형,이벤트 ID,원인 이벤트 ID',
  );
  expect(lines[1]).toBe(
    '2026-03-05 00:05:09,2026-03-04T15:05:09.000Z,재고 7,"메모: 단추, ""느슨함""",김민지 · 스태프,스태프,' +
      '"\'\ufeff =HYPERLINK(""http://evil"")",사용처: 트라이셋 아이템 601 → 없음,가져온 데이터,StockItemMemoAdded,e1,',
  );
});

test('the CSV says that a memo has a picture', () => {
  const pictured = { ...entry, data: { ...entry.data, picture: 'a'.repeat(64) } };
  expect(csvText(wording, 'Asia/Seoul', [pictured])).toContain('"메모(이미지 첨부): 단추, ""느슨함"""');
});

test('the JSON file contains the call, the filters and the time zone', async () => {
  const head = { path: '/v1/stocks/7/history', filters: { types: 'A' }, timeZone: 'UTC', exportedAt: 'now' };
  const file = JSON.parse(await jsonFile(head, [entry]).text());
  expect(file).toEqual({ ...head, count: 1, events: [entry] });
});
