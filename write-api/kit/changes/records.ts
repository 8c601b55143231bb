import type { Ending, RecordCommand, RecordDecider, RecordState } from '#domain/record.ts';
import type { WriteDeps } from '../../deps.ts';
import { asItStands } from './as-it-stands.ts';
import type { Asked } from './asked.ts';
import { type Changed, makeChange, present } from './change.ts';

type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'ids' | 'incoming'>;

/** Registers an entity of fields alone under a new id. `fieldsOf` throws where they name what is not there. */
export async function registerRecord<Name extends string, Fields extends object, End extends Ending>(
  deps: Deps,
  asked: Asked,
  decider: RecordDecider<Name, Fields, End>,
  fieldsOf: (id: number) => Promise<Fields> | Fields,
): Promise<Changed<RecordState<Fields, End>>> {
  const { category } = decider;
  const given = await deps.ids.forCommand({ [category]: 1 }, asked.context);
  const id = given[category]?.[0] ?? 0;
  const commands = [{ action: 'register' as const, id, fields: await fieldsOf(id) }];
  return makeChange(deps, { decider, id, commands, name: 'register' }, asked);
}

/** An entity by its id, and by what else it must be where the path says more. */
export interface RecordOf<State> {
  id: number;
  isOf?: (state: State) => boolean;
}

/** Changes what `fieldsOf` says, which is asked when the change is new. 404 where there is no such entity. */
export async function reviseRecord<Name extends string, Fields extends object, End extends Ending>(
  deps: Deps,
  asked: Asked,
  decider: RecordDecider<Name, Fields, End>,
  of: RecordOf<RecordState<Fields, End>>,
  fieldsOf: (state: RecordState<Fields, End>) => Promise<Partial<Fields>> | Partial<Fields>,
): Promise<Changed<RecordState<Fields, End>>> {
  const { id } = of;
  return asItStands(deps, decider, id, asked, async (pinned) => {
    const { state, isRepeat } = await present(deps, decider, id, asked.context, isThere(of));
    const fields = isRepeat ? {} : await fieldsOf(state);
    const commands = [{ action: 'revise' as const, fields }];
    return makeChange(deps, { decider, id, commands, name: 'revise' }, pinned);
  });
}

/** Ends it, unless `check` throws, which is asked when the change is new. 404 as above. */
export async function endRecord<Name extends string, Fields extends object, End extends Ending>(
  deps: Deps,
  asked: Asked,
  decider: RecordDecider<Name, Fields, End>,
  of: RecordOf<RecordState<Fields, End>>,
  check: (state: RecordState<Fields, End>) => Promise<void> | void = () => undefined,
): Promise<Changed<RecordState<Fields, End>>> {
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
