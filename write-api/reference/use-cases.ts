import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceFields, type ReferenceKind, withDefaults } from '#domain/reference/reference-kinds.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { requireEntryLinks } from './entry-links.ts';

type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'ids'>;

/** What must be said of a new entry; all else takes its default. */
export type NewEntry<Kind extends ReferenceKind> = Partial<ReferenceFields<Kind>> & { name: string };

/** Registers an entry. 422 `<kind>.unknown` where it names what is not there. */
export async function registerEntry<Kind extends ReferenceKind>(
  deps: Deps,
  asked: Asked,
  { kind, said }: { kind: Kind; said: NewEntry<Kind> },
): Promise<Changed> {
  const fields = withDefaults(kind, said);
  const ids = await deps.ids.forCommand({ [kind]: 1 }, asked.context);
  const id = ids[kind]?.[0] ?? 0;
  await requireEntryLinks(deps.streams, kind, id, fields);
  const commands = [{ action: 'register' as const, id, fields }];
  return makeChange(deps, { decider: referenceDecider(kind), id, commands, name: 'register' }, asked);
}

/** Changes what is said of an entry. 404 where there is none, 422 as above and `category.circle`. */
export async function reviseEntry<Kind extends ReferenceKind>(
  deps: Deps,
  asked: Asked,
  { kind, id, fields }: { kind: Kind; id: number; fields: Partial<ReferenceFields<Kind>> },
): Promise<Changed> {
  const { isRepeat } = await presentEntry(deps, asked, kind, id);
  if (!isRepeat) await requireEntryLinks(deps.streams, kind, id, fields);
  const commands = [{ action: 'revise' as const, fields }];
  return makeChange(deps, { decider: referenceDecider(kind), id, commands, name: 'revise' }, asked);
}

/** Retires an entry: what names it keeps it, nothing new may. 404 where there is none. */
export async function retireEntry(
  deps: Deps,
  asked: Asked,
  { kind, id }: { kind: ReferenceKind; id: number },
): Promise<Changed> {
  await presentEntry(deps, asked, kind, id);
  const commands = [{ action: 'retire' as const }];
  return makeChange(deps, { decider: referenceDecider(kind), id, commands, name: 'retire' }, asked);
}

const presentEntry = (deps: Deps, { context }: Asked, kind: ReferenceKind, id: number) =>
  present(deps, referenceDecider(kind), id, context, ({ status }) => status === 'active');
