import { GraphQLError } from 'graphql';
import { errorCodeOf } from '#domain/transition-table.ts';
import { conflict } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { getTrysetItem } from './calls.ts';
import { changed } from './changed.ts';
import { TrysetItemType } from './types.ts';

/** A revision that no item has. A repeated key still gets its first answer, because it is looked up before revisions. */
const never = '9999999999999999';

builder.mutationField('returnArriveDeferredTrysetItem', (t) =>
  t.field({
    type: TrysetItemType,
    nullable: true,
    description: 'Records that a deferred return arrived. Refused for an item with another status.',
    args: { id: t.arg.int({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
    resolve: async (_, { id, options }, context, info) => {
      const { status, revision } = await context.graph.read(getTrysetItem, { path: { id } });
      const isDeferred = status === 'return_deferred';
      const seen = { ...options, revision: isDeferred ? (options?.revision ?? revision) : never };
      try {
        return await changed(context, info, seen, { id, action: 'arrive', fields: {} });
      } catch (error) {
        const isOther = error instanceof GraphQLError && error.extensions.status === 412 && !isDeferred;
        if (!isOther) throw error;
        const message = `tryset item ${id} is ${status}; only the return of a return_deferred item arrives here`;
        throw refusalOfError(
          conflict(errorCodeOf('tryset_item', 'status'), message, { status, action: 'arrive' }),
        );
      }
    },
  }),
);
