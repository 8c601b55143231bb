import type { Static, TObject } from 'typebox';

/**
 * Types a request by the schemas that its route has validated. Kits that build routes for many areas need this: the compiler
 * cannot infer types from schemas that the area passes in.
 */
export function checked<Path extends TObject, Asked extends TObject = TObject>(request: {
  params: unknown;
  query: unknown;
  body: unknown;
}) {
  return request as { params: Static<Path>; query: Static<Asked>; body: Static<Asked> };
}
