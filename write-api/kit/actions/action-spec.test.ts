import Type from 'typebox';
import { expect, test } from 'vitest';
import { RequestValidationError } from '#http/validation.ts';
import { action } from './action-spec.ts';

const caller = { label: 'staff', id: 1, name: 'Ann', roles: [] } as const;
const penalize = action({ points: Type.Integer({ minimum: 1 }) }, ({ points }, _state, commandId) => ({
  action: 'penalize',
  points,
  commandId,
}));

test('an action makes its command of the fields that its spec names, beside others', () => {
  const wanted = penalize.wantedBy({ points: 5, reason: 'late', ids: [1, 2] });
  expect(wanted.toCommand({}, 'c-1', caller)).toEqual({ action: 'penalize', points: 5, commandId: 'c-1' });
});

test.each([[{ points: 0 }], [{ points: '5' }], [{}], [null], [undefined], ['5']])(
  'refuses the body %j, whether a route or a resolver passes it',
  (body) => {
    expect(() => penalize.wantedBy(body)).toThrow(RequestValidationError);
  },
);
