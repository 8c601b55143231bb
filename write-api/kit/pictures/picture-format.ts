import type { FastifyRequest } from 'fastify';
import type { PictureFormat } from './variants.ts';

/**
 * The format in which a caller takes variants: what `image-accept` names, as the platform's clients send it, else what
 * `accept` does, as browsers do of a page's pictures, else JPEG.
 */
export function formatFor({ headers }: Pick<FastifyRequest, 'headers'>): PictureFormat {
  const named = String(headers['image-accept'] ?? '').toLowerCase();
  if (named.includes('webp')) return 'webp';
  if (/jpe?g/.test(named)) return 'jpeg';
  return String(headers.accept ?? '').includes('image/webp') ? 'webp' : 'jpeg';
}
