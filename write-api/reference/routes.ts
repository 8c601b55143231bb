import Type from 'typebox';
import {
  type ReferenceKind,
  referenceKindNames,
  referenceKinds,
  withDefaults,
} from '#domain/reference/reference-kinds.ts';
import { IdParams } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { recordRoutes } from '../kit/changes/record-routes.ts';
import { changesBody, changesFrom, entryFrom, wholeBody } from './bodies.ts';
import { registerEntry, retireEntry, reviseEntry } from './use-cases.ts';

/** Routes to create, replace, change and retire every kind of reference data. */
export function referenceRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const kind of referenceKindNames) kindRoutes(app, deps, kind);
}

function kindRoutes<Kind extends ReferenceKind>(app: TypedApp, deps: WriteDeps, kind: Kind): void {
  const { path, event } = referenceKinds[kind];
  const noun = `a ${kind.replace('_', ' ')}`;
  recordRoutes(app, deps, {
    url: `/v2/${path}`,
    tags: [path],
    name: event,
    noun,
    ends: `Retire ${noun}: existing references stay, new ones are refused`,
    in: Type.Object({}),
    of: IdParams,
    whole: wholeBody(kind),
    changes: changesBody(kind),
    register: (asked, _, body) => registerEntry(deps, asked, { kind, said: entryFrom<Kind>(body) }),
    replace: (asked, { id }, body) =>
      reviseEntry(deps, asked, { kind, id, fields: withDefaults(kind, entryFrom<Kind>(body)) }),
    revise: (asked, { id }, body) => reviseEntry(deps, asked, { kind, id, fields: changesFrom<Kind>(body) }),
    end: (asked, { id }) => retireEntry(deps, asked, { kind, id }),
  });
}
