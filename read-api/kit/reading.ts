import type { FastifyRequest } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import type { Areas } from './area.ts';
import type { Following } from './memo.ts';

/** Context of one read: its caller, the read models, and their position at its start. */
export interface Reading {
  db: ReadModels;
  areas: Areas;
  caller: Caller;
  /** Time of the read, as an ISO instant. */
  now: string;
  /** Notes that the answer shows a parked row. */
  noteParked(): void;
  /** Caches a value, such as a count or the ids that match a text, until the read models advance. */
  remember<Value extends object>(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** Caches a value, and updates it by later events instead of computing it anew. */
  follow<Value extends object>(key: string, following: Following<Value>): Promise<Value>;
}

export function readingOf({ db, areas, memo, now }: ReadDeps, request: FastifyRequest): Reading {
  return {
    db,
    areas,
    caller: callerOf(request),
    now: now().toISOString(),
    noteParked() {
      request.showsParked = true;
    },
    remember: (key, compute) => memo.at(request.moment, key, compute),
    follow: (key, following) => memo.followed(request.moment, key, following),
  };
}
