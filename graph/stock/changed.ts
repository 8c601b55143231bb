import type { GraphQLResolveInfo } from 'graphql';
import type { ContextValue, MutationOptions } from '../kit/context.ts';
import type { RestCall } from '../kit/rest-call.ts';
import { getStock } from './calls.ts';

interface Change {
  call: RestCall;
  id: number;
  body: object;
}

/** Sends a change of a garment, and reads the garment at the position that the change caused. */
export async function changed(
  { graph }: ContextValue,
  info: GraphQLResolveInfo,
  options: MutationOptions | null | undefined,
  { call, id, body }: Change,
) {
  await graph.writer(info, options)(call, { path: { id }, body });
  return graph.read(getStock, { path: { id } });
}
