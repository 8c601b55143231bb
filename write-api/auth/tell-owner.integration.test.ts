import { describe, expect, test } from 'vitest';
import { staff } from '../testing/house.ts';
import { password, type Shown, signInHouse } from '../testing/sign-in-house.ts';

const house = signInHouse();

/** Waits until there are `count` e-mails with a subject, and returns them sorted by address. */
async function toldOf(subject: string, count: number): Promise<Shown[]> {
  const told = await house.letters((letter) => letter.subject.includes(subject), count);
  return told.sort((one, other) => one.to.localeCompare(other.to));
}
const addressesOf = (letters: Shown[]) => letters.map(({ to }) => to);
const admins = () => `/v1/brands/${house.brandId}/admins`;

/** Adds a brand admin with an address. */
async function anAdmin(username: string): Promise<number> {
  const admin = { username, password, email: `${username}@acme.kr` };
  return (await house.side.call(staff, 'POST', admins(), admin)).body.id;
}

describe('the owner of an account is told', () => {
  test('of every password change, in all languages', async () => {
    const id = await anAdmin('mina');
    const set = { password: 'another-long-one' };
    expect((await house.side.call(staff, 'PATCH', `${admins()}/${id}/password`, set)).status).toBe(200);
    const [letter] = await toldOf('Your tryset password was changed', 1);
    expect(letter).toMatchObject({ to: 'mina@acme.kr', text: expect.stringContaining('your account mina') });
    for (const words of ['비밀번호가 변경되어', 'パスワードが変更され', '/forgotten-password']) {
      expect(letter?.text).toContain(words);
    }
  });

  test('of a change of address, at the former and the new address', async () => {
    const id = await anAdmin('sora');
    const { brandId } = house;
    const own = { label: 'brand_admin', id, name: '', brandId, brand: { name: '', nameKo: '' } } as const;
    const change = (said: object) =>
      house.side.call(own, 'PATCH', `${admins()}/${id}`, { ...said, current_password: password });
    expect((await change({ name: 'Sora' })).status).toBe(200);
    expect((await change({ email: 'taken-over@acme.kr' })).status).toBe(200);
    const letters = await toldOf('The address of your tryset account was changed', 2);
    expect(addressesOf(letters)).toEqual(['sora@acme.kr', 'taken-over@acme.kr']);
    expect(letters.map(({ text }) => text).join()).not.toContain('taken-over');
    expect((await change({ email: null })).status).toBe(200);
    const after = await toldOf('The address of your tryset account was changed', 3);
    expect(addressesOf(after)).toEqual(['sora@acme.kr', 'taken-over@acme.kr', 'taken-over@acme.kr']);
  });

  test('of a change of address of staff', async () => {
    const own = { label: 'staff', id: house.staffId, name: '', roles: ['owner'] } as const;
    const change = (email: string) =>
      house.side.call(own, 'PATCH', '/v1/auth/address', { email, current_password: password });
    expect((await change('kim@house.kr')).status).toBe(200);
    expect((await change('kim2@house.kr')).status).toBe(200);
    const letters = await toldOf('The address of your tryset account was changed', 6);
    expect(addressesOf(letters).filter((to) => to.endsWith('house.kr'))).toEqual([
      'kim@house.kr',
      'kim@house.kr',
      'kim2@house.kr',
    ]);
  });
});
