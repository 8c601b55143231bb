import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput, Removed } from '../kit/mutation.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { deleteLook } from './calls.ts';
import { changed } from './changed.ts';
import { likeOf } from './like-id.ts';
import { LookType } from './types.ts';

builder.mutationField('deleteLook', (t) =>
  t.field({
    type: Removed,
    nullable: true,
    description: 'Removes a look.',
    args: { id: t.arg.int({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
    resolve: (_, { id, options }, { graph }, info) =>
      graph.writer(info, options)(deleteLook, { path: { id }, body: {} }),
  }),
);

/** Refuses a brand that is not the brand admin's own, as if there were none. */
function requireOwnBrand(caller: Caller | null, brandId: number): void {
  if (caller?.label === 'brand_admin' && caller.brandId !== brandId) {
    throw refusalOfError(notFound('brand', brandId));
  }
}

builder.mutationField('createBrandLookLike', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'Records that a brand likes a look. For admins of the brand.',
    args: {
      brandId: t.arg.int({ required: true }),
      lookId: t.arg.int({ required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { brandId, lookId: id, options }, context, info) => {
      requireOwnBrand(context.caller, brandId);
      return changed(context, info, options, { id, action: 'like', fields: {} });
    },
  }),
);

builder.mutationField('deleteBrandLookLike', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'Takes a brand’s like of a look back. For admins of the brand.',
    args: {
      brandLookLikeId: t.arg.float({ required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { brandLookLikeId, options }, context, info) => {
      const { lookId: id, brandId } = likeOf(brandLookLikeId);
      requireOwnBrand(context.caller, brandId);
      return changed(context, info, options, { id, action: 'unlike', fields: {} });
    },
  }),
);
