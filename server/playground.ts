import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { forEverybody } from '#http/route-rules.ts';
import { type PageSettings, sendPage } from './dashboard-page.ts';

const built = join(import.meta.dirname, '..', 'dist', 'playground');
const page = join(built, 'index.html');

/** Sends the playground's page. */
export type SendPlayground = (reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the files of the graph's playground. Returns null if the playground is not built. */
export async function servePlayground(
  app: FastifyInstance,
  settings: PageSettings,
): Promise<SendPlayground | null> {
  if (!existsSync(page)) return null;
  await app.register(async (files) => {
    forEverybody(files);
    await files.register(staticFiles, {
      root: join(built, 'assets'),
      prefix: '/graphql/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
    });
  });
  return (reply) => sendPage(reply, page, settings);
}
