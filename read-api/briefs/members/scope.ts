import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';

/** Members that are not forgotten: a brand admin sees public members, a member only itself. */
export function membersFor(db: ReadModels, caller: Caller) {
  const users = db.selectFrom('read.users as member').where('member.status', 'in', ['registered', 'leaving']);
  if (caller.label === 'brand_admin') return users.where('member.isPublic', '=', true);
  return caller.label === 'user' ? users.where('member.id', '=', caller.id) : users;
}
export type MembersQuery = ReturnType<typeof membersFor>;
