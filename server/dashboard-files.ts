import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownRoute } from '#http/conventions.ts';
import { forEverybody } from '#http/route-rules.ts';
import { isApiPath } from './api-path.ts';
import type { PageSettings } from './dashboard-page.ts';
import { sendPage } from './dashboard-page.ts';

const built = join(import.meta.dirname, '..', 'dist', 'dashboard');
const page = join(built, 'index.html');

/**
 * Serves the built dashboard: its files, and its page for every other path outside the APIs. The settings name the origins
 * that the page may use.
 */
export async function serveDashboard(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const there = existsSync(page);
  if (there) {
    await app.register(async (files) => {
      forEverybody(files);
      await files.register(staticFiles, {
        root: built,
        preCompressed: true,
        cacheControl: false,
        // The plugin must not serve the page: each answer needs its own nonce.
        index: false,
        // Leaves these paths to our own route for the page; the static handler would refuse `/` itself.
        allowedPath: (path) => path !== '/' && !path.startsWith('/index.html'),
        setHeaders: (reply, path) => {
          // File names below assets/ contain a hash of the content, so browsers may cache the files for ever.
          const lasting = path.startsWith(join(built, 'assets'));
          reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return unknownRoute(request, reply);
    if (!there) return reply.code(404).type('text/plain').send('The dashboard is not built: npm run build\n');
    return sendPage(reply, page, settings);
  });
}

function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const read = request.method === 'GET' || request.method === 'HEAD';
  return read && !isApiPath(path) && !path.startsWith('/assets/');
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
