import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealWith } from '#event-store/codec/sealing.ts';
import { personsOf, sealedFor } from './persons.ts';

const sealed = sealWith(randomBytes(32), 'user:7', { name: '김지우' });

test('finds the persons whose keys an event may need or needs', () => {
  const known = { stream: 'user-7', data: { username: null, personal: sealed } };
  const unknown = { stream: 'user-8', data: { username: null, personal: null } };
  const sent = { stream: 'tryset-3', data: { userId: 7, recipient: { personal: sealed } } };
  const fetched = { stream: 'tryset-4', data: { userId: 8, recipient: null } };
  const events = [known, unknown, sent, fetched];
  expect(events.flatMap(personsOf)).toEqual(['user:7', 'user:8', 'user:7', 'user:8']);
  expect(events.flatMap(sealedFor)).toEqual(['user:7', 'user:7']);
});
