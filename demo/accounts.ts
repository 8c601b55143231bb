import { demoBrands } from './catalog/brands.ts';
import type { DemoDeps } from './deps.ts';

/** Usernames and password of the demo accounts. */
export const demoSignIns = {
  usernames: ['staff', 'auditor', ...demoBrands.map(({ key }) => key)],
  password: 'tryset-demo',
};

export interface DemoAccounts {
  staffId: number | null;
  brandAdminIds: (number | null)[];
}

/** Adds the accounts. An account's id is null if an earlier, interrupted seeding has added it. */
export async function addAccounts(
  { addStaff, addBrandAdmin }: DemoDeps,
  brandIds: readonly number[],
): Promise<DemoAccounts> {
  const { password } = demoSignIns;
  const staffId = await unlessThere(addStaff({ username: 'staff', password, name: '김민지' }));
  await unlessThere(addStaff({ username: 'auditor', password, name: '이서진', roles: ['auditor'] }));
  const brandAdminIds: (number | null)[] = [];
  for (const [index, { key, admin }] of demoBrands.entries()) {
    const account = { ...admin, brandId: brandIds[index] ?? 0, username: key, password };
    brandAdminIds.push(await unlessThere(addBrandAdmin(account)));
  }
  return { staffId, brandAdminIds };
}

async function unlessThere(adding: Promise<{ id: number }>): Promise<number | null> {
  try {
    return (await adding).id;
  } catch (error) {
    if ((error as { errorCode?: unknown }).errorCode === 'claim.username_taken') return null;
    throw error;
  }
}
