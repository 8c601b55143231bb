import { expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { staff } from '../testing/house.ts';
import { signInHouse } from '../testing/sign-in-house.ts';
import { brandApplicants, described } from './testing/brand-applicants.ts';

const minute = 60_000;
const house = signInHouse();
const { begun, signUp } = brandApplicants(house);

test('declines a brand whose sign-up was cut off before its admin was added, and frees its business number', async () => {
  const { streams } = house.side.deps;
  const { append } = streams;
  const cutOff = async (name: string, number: string) => {
    const wanted = { ...(await begun(`${name}@${name}.kr`)), ...described(name, number) };
    // The event store fails after the brand's application is stored.
    streams.append = ((decider, ...more) =>
      decider.category === 'brand_admin'
        ? Promise.reject(new Error('died'))
        : append(decider, ...more)) as typeof append;
    expect((await signUp(wanted)).status).toBe(500);
    streams.append = append;
    return wanted;
  };
  const statusOf = async (id: number) => (await streams.refresh(brand, id)).state.status;
  const resumed = (await signUp(await cutOff('maple', '113-81-45675'))).body.brandId;
  const taken = '117-81-45677';
  const wanted = await cutOff('cedar', taken);
  const left = resumed + 1;
  expect([await statusOf(resumed), await statusOf(left)]).toEqual(['applied', 'applied']);
  house.side.advanceClock(46 * minute);
  await expect.poll(() => statusOf(left), { timeout: 20_000 }).toBe('declined');
  expect(await statusOf(resumed)).toBe('applied');
  expect((await signUp(wanted)).body.errorCode).toBe('sign_up.over');
  // After the decline, a reaction releases the business number.
  const patched = async () => {
    const change = { business_registration_number: taken };
    return (await house.side.call(staff, 'PATCH', `/v1/brands/${house.brandId}`, change)).status;
  };
  await expect.poll(patched, { timeout: 20_000 }).toBe(200);
});
