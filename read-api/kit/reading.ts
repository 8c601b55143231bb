import type { FastifyRequest } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import type { Areas } from './area.ts';
import type { Following } from './memo.ts';

/** One read: for whom, of what, and at which position of the read models it began. */
export interface Reading {
  db: ReadModels;
  areas: Areas;
  caller: Caller;
  /** ISO instant. */
  now: string;
  /** Kept for whoever asks for the same while the read models stand still: counts, ids that a text finds. */
  remember<Value extends object>(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** Kept for whoever asks for the same later: what it was before goes on by the events in between. */
  follow<Value extends object>(key: string, following: Following<Value>): Promise<Value>;
}

export function readingOf({ db, areas, memo, now }: ReadDeps, request: FastifyRequest): Reading {
  return {
    db,
    areas,
    caller: callerOf(request),
    now: now().toISOString(),
    remember: (key, compute) => memo.at(request.moment, key, compute),
    follow: (key, following) => memo.followed(request.moment, key, following),
  };
}
