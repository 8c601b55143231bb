import type { GraphQLResolveInfo } from 'graphql';
import type { ContextValue, MutationOptions } from '../kit/context.ts';
import { bodyOf } from '../kit/wire.ts';
import { getBrand, updateBrand } from './calls.ts';

/** Changes fields of a brand, and reads the brand at the position that the change caused. */
export async function changed(
  { graph }: ContextValue,
  info: GraphQLResolveInfo,
  options: MutationOptions | null | undefined,
  { id, fields }: { id: number; fields: object },
) {
  await graph.writer(info, options)(updateBrand, { path: { id }, body: bodyOf(fields) });
  return graph.read(getBrand, { path: { id } });
}
