import { expect, test } from 'vitest';
import { createBody } from './create-fields.ts';

const zone = 'Asia/Seoul';

test('turns two days into one period of the person’s zone, open at an end without a day', () => {
  const said = { method: 'RULE', brand_ids: [7] };
  expect(createBody(said, zone)).toEqual(said);
  expect(createBody({ ...said, decided_from: '2026-01-01', decided_to: '2026-01-31' }, zone)).toEqual({
    ...said,
    decided_time: '2025-12-31T15:00:00.000Z,2026-01-31T14:59:59.999Z',
  });
  expect(createBody({ decided_from: '2026-01-01' }, zone)).toEqual({
    decided_time: '2025-12-31T15:00:00.000Z,2999-12-30T14:59:59.999Z',
  });
  expect(createBody({ decided_to: '2026-01-31' }, zone)).toEqual({
    decided_time: '1999-12-31T15:00:00.000Z,2026-01-31T14:59:59.999Z',
  });
});
