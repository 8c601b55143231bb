import { expect, test } from 'vitest';
import { begin, changedOf, onto } from './edit-state.ts';

const opened = begin({ name: 'Moss', rate: '10', note: 'a' }, '3');
const typed = { ...opened, values: { ...opened.values, name: 'Fern', note: 'a ' } };

test('what is typed is changed, spaces around it aside', () => {
  expect(changedOf(opened)).toEqual([]);
  expect(changedOf(typed)).toEqual(['name']);
});

test('what somebody else changed is told, and followed where the person had left it alone', () => {
  const { state, meanwhile } = onto(typed, { name: 'Moss', rate: '12', note: 'a' }, '4');
  expect(meanwhile).toEqual([{ name: 'rate', before: '10', now: '12', mine: null }]);
  expect(state).toMatchObject({ revision: '4', values: { name: 'Fern', rate: '12' } });
  expect(changedOf(state)).toEqual(['name']);
});

test('where both changed the same, the typed one stays and both are told', () => {
  const { state, meanwhile } = onto(typed, { name: 'Ivy', rate: '10', note: 'a' }, '4');
  expect(meanwhile).toEqual([{ name: 'name', before: 'Moss', now: 'Ivy', mine: 'Fern' }]);
  expect(state.values.name).toBe('Fern');
  expect(changedOf(state)).toEqual(['name']);
});

test('another part of the entity may change without a word', () => {
  expect(onto(typed, opened.base, '9').meanwhile).toEqual([]);
});
