import type { FastifyRequest } from 'fastify';
import type { PictureFormat } from './variants.ts';

/**
 * Returns the format of variants for a caller. It comes from `image-accept`, which the platform's clients send, else from
 * `accept`, which browsers send for a page's pictures. The default is JPEG.
 */
export function formatFor({ headers }: Pick<FastifyRequest, 'headers'>): PictureFormat {
  const named = String(headers['image-accept'] ?? '').toLowerCase();
  if (named.includes('webp')) return 'webp';
  if (/jpe?g/.test(named)) return 'jpeg';
  return String(headers.accept ?? '').includes('image/webp') ? 'webp' : 'jpeg';
}
