import { describe, expect, test } from 'vitest';
import { hasHangul, keyLetter, latinKeys } from '#domain/text/hangul-keys.ts';
import { meaningOf } from './meaning.ts';
import { answerTo, type Prompt, questionOf } from './prompts.ts';
import { found } from './testing/found.ts';

const nobody = { current: null, choices: [], prompt: null };
const onWay = { ...nobody, current: found({ status: 'in_use' }, { status: 'return_delivering' }) };
const shelved = { ...nobody, current: found({ status: 'in_stock' }) };

describe('the meaning of a text from the scan box', () => {
  test('is a key if it is an offered letter in any case, with or without words after it', () => {
    expect(meaningOf(' b ', onWay)).toEqual({ kind: 'task', offer: { key: 'B', task: 'grade' }, rest: '' });
    expect(meaningOf('B a button is loose', onWay)).toMatchObject({ rest: 'a button is loose' });
    expect(meaningOf('', onWay)).toMatchObject({ offer: { key: 'next', task: 'receive' } });
  });

  test('is a label if the first word is longer than one letter', () => {
    for (const code of ['S0000123', 'A12', 'BC', 'h2o']) {
      expect(meaningOf(code, onWay)).toEqual({ kind: 'scan', code });
    }
  });

  test('is `not_now` for a key that is not offered', () => {
    expect(meaningOf('A', shelved)).toEqual({ kind: 'not_now', key: 'A' });
    expect(meaningOf('A', nobody)).toEqual({ kind: 'not_now', key: 'A' });
    expect(meaningOf('', { ...nobody, current: found({ status: 'in_check' }) })).toMatchObject({ key: null });
    expect(meaningOf('', nobody)).toEqual({ kind: 'nothing' });
  });

  test('is a slot if the current garment can be put into one', () => {
    for (const code of ['a-03-12', 'ㅁ-03-12', ']C1A-03-12']) {
      expect(meaningOf(code, shelved)).toEqual({ kind: 'slot', code });
    }
    expect(meaningOf('a-03-12', nobody)).toEqual({ kind: 'scan', code: 'a-03-12' });
  });

  test('is a choice or an answer while the desk asks for one', () => {
    const choices = [found({ id: 1 }), found({ id: 2 })];
    expect(meaningOf('2', { ...nobody, choices })).toEqual({ kind: 'choose', at: 1 });
    const prompt: Prompt = { task: 'hold', answers: {} };
    expect(meaningOf('A', { ...onWay, prompt })).toEqual({ kind: 'answer', text: 'A' });
  });
});

describe('a keyboard that is set to Hangul', () => {
  test('gives the same keys as a Latin keyboard', () => {
    expect([...'ㄴㅁㅠㅊㅗㅕㅇㅐㅏㅋ'].map(keyLetter).join('')).toBe('SABCHUDOKZ');
    expect(meaningOf('ㅠ 단추가 헐거움', onWay)).toMatchObject({
      offer: { key: 'B' },
      rest: '단추가 헐거움',
    });
  });

  test('is converted back to the Latin keys', () => {
    expect(latinKeys('ㄴ0000123')).toBe('s0000123');
    expect(latinKeys('ㅡㅁㅍ-ㅇㄱ-03')).toBe('mav-dr-03');
    expect(latinKeys('므ㅍ한글')).toBe('amvgksrmf');
    expect([hasHangul('S-1'), hasHangul('ㄴ1'), hasHangul('감')]).toEqual([false, true, true]);
  });
});

test('asks one question at a time, and takes a choice by number or name', () => {
  const prompt: Prompt = { task: 'defer', answers: {} };
  const fault = questionOf(prompt);
  if (fault === null) throw new Error('the task has no question');
  expect([
    answerTo(fault, '2'),
    answerTo(fault, 'Curator'),
    answerTo(fault, '3'),
    answerTo(fault, ''),
  ]).toEqual(['product', 'curator', null, null]);
  const reason = questionOf({ ...prompt, answers: { fault_type: 'product' } });
  expect(reason?.name).toBe('reason');
  expect(questionOf({ ...prompt, answers: { fault_type: 'product', reason: 'torn' } })).toBeNull();
});
