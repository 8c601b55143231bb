import { expect, test } from 'vitest';
import { withQuestions } from './questions.ts';

test('sends each line as a question, once and without blanks', () => {
  const body = { brand_tag: 'acme', additional_questions: ' Size? \n\nColour?\nSize?' };
  expect(withQuestions(body)).toEqual({ brand_tag: 'acme', additional_questions: ['Size?', 'Colour?'] });
});

test('an emptied field removes the questions, and an unchanged one is not sent', () => {
  expect(withQuestions({ additional_questions: null })).toEqual({ additional_questions: [] });
  expect(withQuestions({ brand_tag: 'acme' })).toEqual({ brand_tag: 'acme' });
});
