import type { ItemResult } from '#http/contract.ts';
import { builder } from './builder.ts';

/** The result of a bulk mutation for one entity. */
export const BulkResult = builder.objectRef<ItemResult>('BulkResult').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    ok: t.exposeBoolean('ok'),
    status: t.string({ nullable: true, resolve: ({ status = null }) => status }),
    errorCode: t.string({ nullable: true, resolve: ({ errorCode = null }) => errorCode }),
    message: t.string({ nullable: true, resolve: ({ message = null }) => message }),
  }),
});
