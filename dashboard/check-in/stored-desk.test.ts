import { expect, test } from 'vitest';
import { tasksRenamed } from './stored-desk.ts';

test('renames the tasks in the stored desk of an older page', () => {
  const line = { id: 'a', order: 'grade', told: { grade: 'A' }, undo: null };
  const plan = { line: { ...line, order: 'complete' }, calls: [{ on: 'item', id: 3 }], done: 1 };
  const kept = { lines: [line], queue: [{ id: 'b', text: '', plan }], lastSlot: null };
  expect(tasksRenamed(kept)).toEqual({
    lines: [{ id: 'a', task: 'grade', told: { grade: 'A' }, undo: null }],
    queue: [
      {
        id: 'b',
        text: '',
        plan: { ...plan, line: { id: 'a', task: 'receive', told: { grade: 'A' }, undo: null } },
      },
    ],
    lastSlot: null,
  });
});
