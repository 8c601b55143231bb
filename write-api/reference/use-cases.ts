import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceFields, type ReferenceKind, withDefaults } from '#domain/reference/reference-kinds.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { requireEntryLinks } from './entry-links.ts';

type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'ids' | 'incoming'>;

/** What must be said of a new entry; all else takes its default. */
export type NewEntry<Kind extends ReferenceKind> = Partial<ReferenceFields<Kind>> & { name: string };

/** Registers an entry. 422 `<kind>.unknown` where it names what is not there. */
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

/** Changes what is said of an entry. 404 where there is none, 422 as above and `category.circle`. */
export function reviseEntry<Kind extends ReferenceKind>(
  deps: Deps,
  asked: Asked,
  { kind, id, fields }: { kind: Kind; id: number; fields: Partial<ReferenceFields<Kind>> },
): Promise<Changed> {
  return reviseRecord(deps, asked, referenceDecider(kind), { id }, async () => {
    await requireEntryLinks(deps.streams, kind, id, fields);
    return fields;
  });
}

/** Retires an entry: what names it keeps it, nothing new may. 404 where there is none. */
export function retireEntry(
  deps: Deps,
  asked: Asked,
  { kind, id }: { kind: ReferenceKind; id: number },
): Promise<Changed> {
  return endRecord(deps, asked, referenceDecider(kind), { id });
}
