import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Health, type HealthCheck } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = Awaited<ReturnType<HealthCheck['check']>> | Error;

/** Returns a health check whose result the test sets, and the reports about the check. */
function watched() {
  const heard: unknown[] = [];
  const health = new Health(({ ok, detail, cause }) => heard.push([ok, detail, cause]));
  let answer: Answer = { ok: true };
  health.add({
    name: 'store',
    check: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const finds = async (found: Answer) => {
    answer = found;
    await health.report();
    return heard.splice(0);
  };
  return { health, finds, heard, is: (found: Answer) => Object.assign(answer, found) };
}

test('reports a check only when its result changes', async () => {
  const { finds } = watched();
  const away = new Error('away at es1');
  const refused = { ok: false, detail: 'refused' };
  expect(await finds({ ok: true })).toEqual([]);
  expect(await finds(refused)).toEqual([[false, 'refused', undefined]]);
  expect(await finds(refused)).toEqual([]);
  expect(await finds(away)).toEqual([[false, 'not reachable', away]]);
  expect(await finds(away)).toEqual([]);
  expect(await finds({ ok: true, detail: 'stands by' })).toEqual([[true, 'stands by', undefined]]);
});

test('does not report growing seconds as a change', async () => {
  const { finds } = watched();
  expect(await finds({ ok: false, detail: 'still for 31 s' })).toHaveLength(1);
  expect(await finds({ ok: false, detail: 'still for 36 s' })).toEqual([]);
});

test('reports changes without callers, but not while the process stops', async () => {
  const { health, heard, is } = watched();
  const end = health.watch();
  is({ ok: false, detail: 'refused' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.splice(0)).toEqual([[false, 'refused', undefined]]);
  health.stopping();
  is({ ok: true });
  await vi.advanceTimersByTimeAsync(60_000);
  await end();
  expect(heard).toEqual([]);
});

test('shows the error of a check in no answer', async () => {
  const { health, finds } = watched();
  await finds(new Error('away at es1'));
  expect(JSON.stringify(await health.report())).not.toContain('es1');
});
