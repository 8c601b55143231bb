import type { Static, TObject } from 'typebox';

/**
 * Types a request by the schemas that its route has validated. Kits that build routes for many areas need this: the
 * schemas belong to the area, and the compiler cannot infer types through them.
 */
export function checked<Path extends TObject, Asked extends TObject = TObject>(request: {
  params: unknown;
  query: unknown;
  body: unknown;
}) {
  return request as { params: Static<Path>; query: Static<Asked>; body: Static<Asked> };
}
