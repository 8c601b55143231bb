import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ReadDeps } from './deps.ts';

/** The routes of one area. */
export type Routes = (deps: ReadDeps) => FastifyPluginAsyncTypebox;
