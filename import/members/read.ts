import { claimsOfPerson } from '#domain/members/person-claims.ts';
import type { CsvRow } from '../csv.ts';
import {
  isRef,
  type MemberRejection,
  type MemberRejectionCode,
  type PastMember,
  parseMember,
} from './row.ts';

export interface ReadMembers {
  read: number;
  /** The members in the order of their lines, before any comparison with the store. */
  members: PastMember[];
  rejections: MemberRejection[];
}

/** Reads the rows in order. If several rows have the same unique value, the first one keeps it. */
export async function readMembers(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  now: string,
): Promise<ReadMembers> {
  const [refs, values] = [new Set<string>(), new Set<string>()];
  const found: ReadMembers = { read: 0, members: [], rejections: [] };
  for await (const row of rows) {
    found.read += 1;
    const parsed = parseMember(row, now);
    const member = typeof parsed === 'string' ? parsed : (duplicateIn(parsed, refs, values) ?? parsed);
    if (typeof member === 'string') {
      const { member_ref: ref = '' } = row.cells;
      found.rejections.push({ line: row.line, ref: ref !== '' && isRef(ref) ? ref : null, code: member });
      continue;
    }
    refs.add(member.ref);
    for (const { kind, value } of claimsOfPerson(member.person, member.regionId))
      values.add(`${kind}:${value}`);
    found.members.push(member);
  }
  return found;
}

function duplicateIn(
  { ref, person, regionId }: PastMember,
  refs: ReadonlySet<string>,
  values: ReadonlySet<string>,
): MemberRejectionCode | null {
  if (refs.has(ref)) return 'import.duplicate_ref';
  const twice = claimsOfPerson(person, regionId).find(({ kind, value }) => values.has(`${kind}:${value}`));
  return twice === undefined ? null : `import.duplicate_${twice.kind}`;
}
