import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceFields, type ReferenceKind, withDefaults } from '#domain/reference/reference-kinds.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { requireEntryLinks } from './entry-links.ts';

type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'ids' | 'incoming'>;
type ReviseDeps = Deps & Pick<WriteDeps, 'oneAtATime'>;

/** The fields of a new entry; missing ones take their defaults. */
export type NewEntry<Kind extends ReferenceKind> = Partial<ReferenceFields<Kind>> & { name: string };

/** Registers an entry. Throws 422 `<kind>.unknown` if it names a missing entry. */
export function registerEntry<Kind extends ReferenceKind>(
  deps: Deps,
  asked: Asked,
  { kind, said }: { kind: Kind; said: NewEntry<Kind> },
): Promise<Changed> {
  const fields = withDefaults(kind, said);
  return registerRecord(deps, asked, referenceDecider(kind), async (id) => {
    await requireEntryLinks(deps.streams, kind, id, fields);
    return fields;
  });
}

/** Changes fields of an entry. Throws 404 if the entry does not exist, 422 `<kind>.unknown` and `category.circle`. */
export function reviseEntry<Kind extends ReferenceKind>(
  deps: ReviseDeps,
  asked: Asked,
  { kind, id, fields }: { kind: Kind; id: number; fields: Partial<ReferenceFields<Kind>> },
): Promise<Changed> {
  const revise = () =>
    reviseRecord(deps, asked, referenceDecider(kind), { id }, async () => {
      await requireEntryLinks(deps.streams, kind, id, fields);
      return fields;
    });
  // Categories change one at a time: two concurrent moves could each put one category below the other, and no stream contains
  // the whole tree.
  return kind === 'category' ? deps.oneAtATime('category tree', revise) : revise();
}

/** Retires an entry: existing references stay, new ones are refused. Throws 404 if the entry does not exist. */
export function retireEntry(
  deps: Deps,
  asked: Asked,
  { kind, id }: { kind: ReferenceKind; id: number },
): Promise<Changed> {
  return endRecord(deps, asked, referenceDecider(kind), { id });
}
