import type { Static, TObject } from 'typebox';

/**
 * A request as its route's schemas have checked it, where a kit makes the routes of many areas: the schemas are the area's own
 * there, and no compiler follows them through.
 */
export function checked<Path extends TObject, Asked extends TObject = TObject>(request: {
  params: unknown;
  query: unknown;
  body: unknown;
}) {
  return request as { params: Static<Path>; query: Static<Asked>; body: Static<Asked> };
}
