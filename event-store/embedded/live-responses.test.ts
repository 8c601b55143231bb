import { expect, test } from 'vitest';
import { encodeOnce } from './live-responses.ts';

test('encodes a response once for all subscribers, without keeping other memory alive', () => {
  const event = {
    id: '8a1f0f6e-2f0b-4c55-9d0c-5b2f7a3a9f10',
    type: 'Noted',
    isJson: true,
    stream: 'note-1',
    revision: 0n,
    position: 1n,
    created: 17_957_470_000_000_000n,
    data: Buffer.from('{"n":1}'),
    metadata: Buffer.from('{}'),
  };
  const response = encodeOnce(event);
  expect(encodeOnce(event)).toBe(response);
  expect(response.buffer.byteLength).toBe(response.length);
});
