import type { Static, TObject } from 'typebox';
import { checked } from '#http/checked.ts';
import { operation } from '#http/operation.ts';
import type { Routes } from '../../routes.ts';
import { CodesFound } from '../codes/contract.ts';
import { type Reading, readingOf } from '../reading.ts';
import { type PreviewRoutes, previewRoutes } from './routes.ts';

interface SelectionRoutes<
  Query extends TObject,
  Status extends string,
  Guard extends string,
  Standing extends { status: Status },
> extends PreviewRoutes<Query, Status, Guard, Standing> {
  codesFound(reading: Reading, query: Static<Query>): Promise<CodesFound>;
}

/** Calls for selecting many rows of a list: `GET {path}/codes`, and previews of actions. */
export function selectionRoutes<
  Query extends TObject,
  Status extends string,
  Guard extends string,
  Standing extends { status: Status },
>({ codesFound, ...list }: SelectionRoutes<Query, Status, Guard, Standing>): Routes {
  const { path, title, tag, querystring } = list;
  return (deps) => async (app) => {
    app.get(
      `${path}/codes`,
      operation(['staff', 'brand_admin'], {
        operationId: `find${title}Codes`,
        tags: [tag],
        summary: 'Which of the codes that the filter `codes` names there are, and how many rows each finds',
        querystring,
        response: { 200: CodesFound },
      }),
      (request) => codesFound(readingOf(deps, request), checked<TObject, Query>(request).query),
    );
    previewRoutes(app, deps, list);
  };
}
