import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { type House, namelessHouse } from '#domain/settlements/house.ts';
import type { Upcasters } from '#domain/upcasters.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import type { ReplayReads } from '#projections/kit/tables/replay.ts';
import { areas, knownAreas } from './areas.ts';
import { readModels } from './database.ts';
import type { ReadDeps } from './deps.ts';
import { asOfRoutes } from './kit/as-of/routes.ts';
import { boundCsvs } from './kit/csv/bounded.ts';
import type { NoteExport } from './kit/csv/export-note.ts';
import { notePersonalPages } from './kit/csv/personal-pages.ts';
import { eventRoutes } from './kit/events/routes.ts';
import { documentFreshness } from './kit/freshness/document.ts';
import { createFreshness, type FreshnessOptions } from './kit/freshness/freshness.ts';
import { tellFreshness } from './kit/freshness/hook.ts';
import { createKeptPages } from './kit/kept-pages.ts';
import { liveRoutes } from './kit/live/routes.ts';
import { createMemo } from './kit/memo.ts';
import { signOrigins } from './kit/shown/sign-origins.ts';
import type { LogText } from './replay/log-answer.ts';
import { replayRoutes } from './replay/routes.ts';

export interface ReadApiOptions extends FreshnessOptions {
  /** Pool with the type parsers of projections' `readPool`. The caller owns and ends it. */
  pool: pg.Pool;
  /** Unseals personal data in event data. */
  unsealer: Unsealer;
  /** Upcasters for old event versions; by default the domain's own. */
  upcasters?: Upcasters;
  /** Queries for the read models' status, their parked events and their operations. */
  replay: ReplayReads;
  /** Writes the log of all events as text. */
  logText: LogText;
  noteExport: NoteExport;
  /** The house as the operator set it; nameless if omitted. */
  house?: House;
  now?: () => Date;
}

/** All reads, as a plugin for an app with the conventions of `#http/conventions.ts`. */
export function createReadApi({
  pool,
  unsealer,
  upcasters,
  replay,
  logText,
  noteExport,
  house = namelessHouse,
  now = () => new Date(),
  ...options
}: ReadApiOptions): FastifyPluginAsync {
  return async (app) => {
    const freshness = createFreshness(pool, options);
    const deps: ReadDeps = {
      db: readModels(pool),
      areas: knownAreas,
      memo: createMemo(),
      pages: createKeptPages(),
      now,
      unsealer,
      house,
      ...(upcasters && { upcasters }),
    };
    // The pool replaces broken idle connections; without this listener their error would end the process.
    pool.on('error', (error) => app.log.warn(error));
    signOrigins(app);
    tellFreshness(app, freshness);
    documentFreshness(app);
    app.decorate('noteExport', noteExport);
    boundCsvs(app);
    notePersonalPages(app, now);
    app.addHook('onClose', () => freshness.close());
    await app.register(asOfRoutes(deps));
    for (const { routes } of areas) for (const each of routes) await app.register(each(deps));
    await app.register(eventRoutes(deps));
    await app.register(replayRoutes(replay, logText)(deps));
    await app.register(liveRoutes(deps, freshness));
  };
}
