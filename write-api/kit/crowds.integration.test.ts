// @module-tag thorough
import { expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { addStaff } from '../members/add-staff.ts';
import { staff } from '../testing/house.ts';
import { password, signInHouse } from '../testing/sign-in-house.ts';

const house = signInHouse();
/** The number of concurrent calls, more than the pool's connections, so that all of them are in use. */
const count = 24;
const many = Array.from({ length: count }, (_, index) => index);

test('many simultaneous code checks are answered while no key is cached', async () => {
  const { brandId, side } = house;
  const callers: Caller[] = [];
  for (const index of many) {
    const admin = { brandId, username: `crowd-${index}`, password, name: `No. ${index}` };
    const { id } = await addBrandAdmin(side.deps, admin);
    const caller = {
      label: 'brand_admin',
      id,
      name: '',
      brandId,
      brand: { name: 'Acme', nameKo: '' },
    } as const;
    const proposed = await side.call(caller, 'POST', '/v1/auth/second-factor', {
      current_password: password,
    });
    expect(proposed.status).toBe(200);
    callers.push(caller);
  }
  // The new role has none of the keys in its cache.
  const cold = await side.openBeside();
  const answers = await Promise.all(
    callers.map((caller) => cold.call(caller, 'POST', '/v1/auth/second-factor/confirm', { code: '000000' })),
  );
  expect(answers.map(({ body }) => body.errorCode)).toEqual(many.map(() => 'auth.second_factor_unconfirmed'));
}, 120_000);

test('simultaneous changes of many colleagues are answered, also by two processes', async () => {
  const { side } = house;
  const ids: number[] = [];
  for (const index of many) {
    const { id } = await addStaff(side.deps, {
      username: `colleague-${index}`,
      password,
      roles: ['operator'],
    });
    ids.push(id);
  }
  const beside = await side.openBeside();
  const answers = await Promise.all(
    ids.map((id, index) =>
      (index % 2 === 0 ? side : beside).call(staff, 'PATCH', `/v1/staff/${id}`, { name: `No. ${id}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
}, 120_000);

test('the pool refuses callers inside a transaction, and serves them after it', async () => {
  const { db, sealing } = house.side.deps;
  const one = () => db.selectFrom('write.checkpoints').select('name').executeTakeFirst();
  await expect(inTransaction(db, one)).rejects.toThrow('asked inside a transaction');
  await expect(inTransaction(db, () => sealing.forget('user:987654321'))).rejects.toThrow(
    'inside a transaction',
  );
  await expect(one()).resolves.not.toThrow();
});
