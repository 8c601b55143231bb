import type { Ending, RecordCommand, RecordDecider, RecordState } from '#domain/record.ts';
import type { WriteDeps } from '../../deps.ts';
import { asItStands } from './as-it-stands.ts';
import type { Asked } from './asked.ts';
import { type ChangedTo, makeChange, present } from './change.ts';

type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'ids' | 'incoming'>;

/** Registers an entity that consists of plain fields, under a new id. `fieldsOf` throws if a field names a missing entity. */
export async function registerRecord<Name extends string, Fields extends object, End extends Ending>(
  deps: Deps,
  asked: Asked,
  decider: RecordDecider<Name, Fields, End>,
  fieldsOf: (id: number) => Promise<Fields> | Fields,
): Promise<ChangedTo<RecordState<Fields, End>>> {
  const { category } = decider;
  const given = await deps.ids.forCommand({ [category]: 1 }, asked.context);
  const id = given[category]?.[0] ?? 0;
  const commands = [{ action: 'register' as const, id, fields: await fieldsOf(id) }];
  return makeChange(deps, { decider, id, commands, name: 'register' }, asked);
}

/** An entity, named by its id. If the path names a parent, `isOf` checks that the entity belongs to it. */
export interface RecordOf<State> {
  id: number;
  isOf?: (state: State) => boolean;
}

/** Changes the fields that `fieldsOf` returns. A retry does not call `fieldsOf`. Throws 404 for an unknown entity. */
export async function reviseRecord<Name extends string, Fields extends object, End extends Ending>(
  deps: Deps,
  asked: Asked,
  decider: RecordDecider<Name, Fields, End>,
  of: RecordOf<RecordState<Fields, End>>,
  fieldsOf: (state: RecordState<Fields, End>) => Promise<Partial<Fields>> | Partial<Fields>,
): Promise<ChangedTo<RecordState<Fields, End>>> {
  const { id } = of;
  return asItStands(deps, decider, id, asked, async (pinned) => {
    const { state, isRepeat } = await present(deps, decider, id, asked.context, isThere(of));
    const fields = isRepeat ? {} : await fieldsOf(state);
    const commands = [{ action: 'revise' as const, fields }];
    return makeChange(deps, { decider, id, commands, name: 'revise' }, pinned);
  });
}

/** Ends the entity unless `check` throws. A retry does not call `check`. Throws 404 for an unknown entity. */
export async function endRecord<Name extends string, Fields extends object, End extends Ending>(
  deps: Deps,
  asked: Asked,
  decider: RecordDecider<Name, Fields, End>,
  of: RecordOf<RecordState<Fields, End>>,
  check: (state: RecordState<Fields, End>) => Promise<void> | void = () => undefined,
): Promise<ChangedTo<RecordState<Fields, End>>> {
  const { id } = of;
  const { state, isRepeat } = await present(deps, decider, id, asked.context, isThere(of));
  if (!isRepeat) await check(state);
  const { action } = decider.ending;
  const commands: RecordCommand<Fields, End>[] = [{ action }];
  return makeChange(deps, { decider, id, commands, name: action }, asked);
}

function isThere<State extends { status: string }>({ isOf = () => true }: RecordOf<State>) {
  return (state: State) => state.status === 'active' && isOf(state);
}
