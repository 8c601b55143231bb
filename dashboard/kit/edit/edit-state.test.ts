import { expect, test } from 'vitest';
import { bodyOf } from '../fields/body.ts';
import type { Field } from '../fields/field.ts';
import { begin, changedOf, onto, saidOf } from './edit-state.ts';

const opened = begin({ name: 'Moss', rate: '10', note: 'a' }, '3');
const typed = { ...opened, values: { ...opened.values, name: 'Fern', note: 'a ' } };

test('counts typed values as changed, ignoring the spaces around them', () => {
  expect(changedOf(opened)).toEqual([]);
  expect(changedOf(typed)).toEqual(['name']);
});

test('reports a change by somebody else, and takes it for a field that the person left alone', () => {
  const { state, meanwhile } = onto(typed, { name: 'Moss', rate: '12', note: 'a' }, '4');
  expect(meanwhile).toEqual([{ name: 'rate', before: '10', now: '12', mine: null }]);
  expect(state).toMatchObject({ revision: '4', values: { name: 'Fern', rate: '12' } });
  expect(changedOf(state)).toEqual(['name']);
});

test('keeps the typed value of a field that both changed, and reports both values', () => {
  const { state, meanwhile } = onto(typed, { name: 'Ivy', rate: '10', note: 'a' }, '4');
  expect(meanwhile).toEqual([{ name: 'name', before: 'Moss', now: 'Ivy', mine: 'Fern' }]);
  expect(state.values.name).toBe('Fern');
  expect(changedOf(state)).toEqual(['name']);
});

test('reports nothing if another part of the entity changed', () => {
  expect(onto(typed, opened.base, '9').meanwhile).toEqual([]);
});

test('a form that replaces all fields sends what others changed meanwhile, and the others only what the person changed', () => {
  const fields = ['name', 'rate', 'note'].map((name): Field => ({ name, text: name, kind: 'text' }));
  const { state } = onto(typed, { name: 'Moss', rate: '12', note: '' }, '4');
  const body = (replacesAll: boolean) => bodyOf(fields, state.values, saidOf(state, replacesAll));
  expect(body(true)).toEqual({ name: 'Fern', rate: '12', note: null });
  expect(body(false)).toEqual({ name: 'Fern' });
});

test('the form of a new thing sends the values that it began with, unless they are empty', () => {
  const began = begin({ name: '', rate: '10', note: '' }, '');
  expect(saidOf(began, false)).toEqual(['rate']);
  expect(saidOf({ ...began, values: { ...began.values, name: 'Fern', rate: '' } }, false)).toEqual([
    'name',
    'rate',
  ]);
});
