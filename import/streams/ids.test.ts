import { v5 as uuidFrom } from 'uuid';
import { expect, test } from 'vitest';
import { nameId } from './ids.ts';

test.each(['', 'a', '한국어 日本語', 'x'.repeat(5000)])('ids are UUIDs of version 5 (%#)', (text) => {
  expect(nameId(text)).toBe(uuidFrom(text, '9d0c3c1e-7f5b-4d3f-a6c1-b8f25e0d4a77'));
});
