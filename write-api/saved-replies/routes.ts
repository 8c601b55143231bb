import Type from 'typebox';
import { savedReply } from '#domain/saved-replies/saved-reply.ts';
import { IdParams } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { recordRoutes } from '../kit/changes/record-routes.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { SavedReplyBody, SavedReplyChanges } from './bodies.ts';
import { withKnownPlaceholders } from './known-placeholders.ts';

/** Registers the routes of the replies that staff keep. */
export function savedReplyRoutes(app: TypedApp, deps: WriteDeps): void {
  recordRoutes(app, deps, {
    url: '/v1/saved-replies',
    tags: ['support'],
    name: 'SavedReply',
    noun: 'a saved reply',
    ends: 'Remove a saved reply',
    in: Type.Object({}),
    of: IdParams,
    whole: SavedReplyBody,
    changes: SavedReplyChanges,
    register: (asked, _, body) =>
      registerRecord(deps, asked, savedReply, () => withKnownPlaceholders(fromWire(body))),
    replace: (asked, of, body) =>
      reviseRecord(deps, asked, savedReply, of, () => withKnownPlaceholders(fromWire(body))),
    revise: (asked, of, said) =>
      reviseRecord(deps, asked, savedReply, of, () => withKnownPlaceholders(fromWire(said))),
    end: (asked, of) => endRecord(deps, asked, savedReply, of),
  });
}
