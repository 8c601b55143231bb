import { expect, test } from 'vitest';
import { isStreamName, requireStreamName } from './stream-name.ts';

test.each(['stock_item-1', 'claim-username:김지우', 'a$b', 'one two'])('%s is a stream name', (name) => {
  expect(isStreamName(name)).toBe(true);
  expect(() => requireStreamName(name)).not.toThrow();
});

test.each(['', '$', '$$', '$$$$', '$$stock_item-1', '$ce-user', 'a\0', 'a\nb', '\u0085'])(
  '%j is not',
  (name) => {
    expect(isStreamName(name)).toBe(false);
    expect(() => requireStreamName(name)).toThrow('is not a valid stream name');
  },
);
