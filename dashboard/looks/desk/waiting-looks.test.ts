import { expect, test } from 'vitest';
import { queues } from '#read-api/home/queues.ts';
import { stateFrom } from '../../kit/list/list-state.ts';
import { lookListShape } from '../look-list-shape.ts';
import { waitingLooks } from './waiting-looks.ts';

test('the desk counts the looks that home counts, and its link shows them', () => {
  const { filters } = stateFrom(new URLSearchParams(waitingLooks), lookListShape('staff'));
  expect(filters).toEqual(waitingLooks);
  const queue = queues.find(({ name }) => name === 'toCertify');
  expect(queue?.query).toEqual({ needs_decision: true, order: 'created_time' });
});
