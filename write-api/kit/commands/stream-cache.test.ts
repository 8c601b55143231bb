import { expect, test } from 'vitest';
import { idBlock } from '#domain/id-block.ts';
import { untouchedStream } from './loaded.ts';
import { createStreamCache } from './stream-cache.ts';

const at = (revision: bigint | 'no_stream') => ({ ...untouchedStream(idBlock), revision });

test('the cache of a stream never goes back, and returns the newer revision to a caller with an older one', () => {
  const cache = createStreamCache();
  expect(cache.get('id_block-x')).toBeUndefined();
  const untouched = at('no_stream');
  expect(cache.keep('id_block-x', untouched)).toBe(untouched);
  const [older, newer] = [at(3n), at(12n)];
  expect(cache.keep('id_block-x', newer)).toBe(newer);
  expect(cache.keep('id_block-x', older)).toBe(newer);
  expect(cache.keep('id_block-x', at('no_stream'))).toBe(newer);
  expect(cache.get('id_block-x')).toBe(newer);
  expect(cache.get('id_block-y')).toBeUndefined();
});
