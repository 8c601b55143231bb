import { expect } from 'vitest';
import { detailCodeOf } from '#http/detail-code.ts';

interface Answered {
  status: number;
  text: string;
}

interface Refusal {
  errorCode: string;
  message: string;
  detail: { fields?: { name: string }[] } & Record<string, unknown>;
}

/** Expects a request to get a documented answer, whatever is wrong with it, and never a server error. */
export function expectDocumented({ status, text }: Answered, request: string): void {
  expect(status, `${request}: ${text}`).toBeLessThan(500);
  if (status < 400) return;
  const answer = JSON.parse(text) as Refusal;
  expect(answer, request).toEqual({
    errorCode: expect.stringMatching(/^[a-z_]+(\.[a-z_]+)+$/),
    message: expect.any(String),
    detailCode: detailCodeOf(answer.errorCode, answer.detail),
    detail: expect.any(Object),
  });
  expect(answer.message, request).not.toMatch(/ at .*\.ts:\d+|\/node_modules\//);
}

/**
 * Tries names that are all wrong. It sends them together as long as the answer names some of them, since an answer
 * names only a few. Then it sends each remaining name alone.
 */
export async function tryEach(
  names: readonly string[],
  trial: (some: readonly string[]) => Promise<Answered>,
): Promise<void> {
  let left = names;
  let before: readonly string[];
  do {
    before = left;
    const refused = refusedOf(await trial(before));
    left = before.filter((name) => !refused.includes(name));
  } while (left.length > 0 && left.length < before.length);
  if (left.length > 1) for (const name of left) await trial([name]);
}

function refusedOf({ status, text }: Answered): string[] {
  if (status !== 400) return [];
  const { detail } = JSON.parse(text) as Refusal;
  return detail.fields?.map(({ name }) => name) ?? [];
}
