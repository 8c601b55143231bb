import type { GraphQLResolveInfo } from 'graphql';
import type { ContextValue, MutationOptions } from '../kit/context.ts';
import { bodyOf } from '../kit/wire.ts';
import { getTrysetItem, itemActions } from './calls.ts';

interface Taken {
  action: string;
  id: number;
  /** The fields of the action, in the graph's spelling. */
  fields: object;
}

/** Takes an action on a tryset item, and reads the item at the position that the action caused. */
export async function changed(
  { graph }: ContextValue,
  info: GraphQLResolveInfo,
  options: MutationOptions | null | undefined,
  { action, id, fields }: Taken,
) {
  await graph.writer(info, options)(itemActions.one(action), { path: { id }, body: bodyOf(fields) });
  return graph.read(getTrysetItem, { path: { id } });
}
