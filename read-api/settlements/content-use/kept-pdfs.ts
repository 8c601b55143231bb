import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { paperInThread } from '../paper/in-thread.ts';
import type { Paper } from '../paper/paper.ts';

const keptBytes = 32 * 1024 * 1024;

/** Keeps drawn papers in memory by the hash of their content, as drawing takes a thread of its own. */
export function keptPdfs(draw: typeof paperInThread = paperInThread) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (pdf) => Math.max(1, pdf.length),
  });
  return async (paper: Paper, signal: AbortSignal): Promise<Buffer> => {
    const hash = createHash('sha256').update(JSON.stringify(paper)).digest('base64url');
    const known = kept.get(hash);
    if (known !== undefined) return known;
    const pdf = await draw(paper, signal);
    kept.set(hash, pdf);
    return pdf;
  };
}
