import { describe, expect, test } from 'vitest';
import { hasHangul, keyLetter, latinKeys } from '#domain/text/hangul-keys.ts';
import { meaningOf } from './meaning.ts';
import { answerTo, type Prompt, questionOf } from './prompts.ts';
import { found } from './testing/found.ts';

const nobody = { current: null, choices: [], prompt: null };
const onWay = { ...nobody, current: found({ status: 'in_use' }, { status: 'return_delivering' }) };
const shelved = { ...nobody, current: found({ status: 'in_stock' }) };

describe('a text from the box', () => {
  test('that is the letter of an offered task is a key, in any case, with optional words after it', () => {
    expect(meaningOf(' b ', onWay)).toEqual({ kind: 'task', offer: { key: 'B', task: 'grade' }, rest: '' });
    expect(meaningOf('B a button is loose', onWay)).toMatchObject({ rest: 'a button is loose' });
    expect(meaningOf('', onWay)).toMatchObject({ offer: { key: 'next', task: 'receive' } });
  });

  test('that is longer is a label, with any first letter', () => {
    for (const code of ['S0000123', 'A12', 'BC', 'h2o']) {
      expect(meaningOf(code, onWay)).toEqual({ kind: 'scan', code });
    }
  });

  test('that is a key without an offered task is reported and does nothing', () => {
    expect(meaningOf('A', shelved)).toEqual({ kind: 'not_now', key: 'A' });
    expect(meaningOf('A', nobody)).toEqual({ kind: 'not_now', key: 'A' });
    expect(meaningOf('', { ...nobody, current: found({ status: 'in_check' }) })).toMatchObject({ key: null });
    expect(meaningOf('', nobody)).toEqual({ kind: 'nothing' });
  });

  test('is a slot if the garment can be put into one', () => {
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

describe('a keyboard in Hangul mode', () => {
  test('gives the same keys', () => {
    expect([...'ㄴㅁㅠㅊㅗㅕㅇㅐㅏㅋ'].map(keyLetter).join('')).toBe('SABCHUDOKZ');
    expect(meaningOf('ㅠ 단추가 헐거움', onWay)).toMatchObject({
      offer: { key: 'B' },
      rest: '단추가 헐거움',
    });
  });

  test('is read as the pressed Latin keys', () => {
    expect(latinKeys('ㄴ0000123')).toBe('s0000123');
    expect(latinKeys('ㅡㅁㅍ-ㅇㄱ-03')).toBe('mav-dr-03');
    expect(latinKeys('므ㅍ한글')).toBe('amvgksrmf');
    expect([hasHangul('S-1'), hasHangul('ㄴ1'), hasHangul('감')]).toEqual([false, true, true]);
  });
});

test('asks one question after the other, and takes a choice by number or name', () => {
  const prompt: Prompt = { task: 'defer', answers: {} };
  const fault = questionOf(prompt);
  if (fault === null) throw new Error('the task asks no question');
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
