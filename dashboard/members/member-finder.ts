import type { User } from '#read-api/members/contract.ts';
import { atMostFound, type Finder, type Found, isSame } from '../kit/shell/found.ts';

const path = '/v1/users';

function found({ id, username, realName }: User, isExact: boolean): Found {
  const name = username ?? String(id);
  return { kind: 'member', path: `/curators/${id}`, name, about: realName ?? '', isExact };
}

/** Finds members by number or name. */
export const memberFinder: Finder = {
  async byNumber(id, get) {
    const rows = await get<User>(path, { ids: id, limit: 1 });
    return rows.map((row) => found(row, true));
  },
  async byText(text, get) {
    const rows = await get<User>(path, { q: text, limit: atMostFound });
    return rows.map((row) => found(row, isSame(row.username, text)));
  },
};
