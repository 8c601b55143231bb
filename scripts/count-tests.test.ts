import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tryset-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The parts of Vitest's JSON report that the count reads. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

const green: Report = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] };
const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const unloadedFile = { status: 'failed', assertionResults: [] };

function count(reports: Record<string, Report | undefined>, commandFailed = '0') {
  const files = Object.entries(reports).map(([name, report]) => {
    const file = join(folder, `${name}.json`);
    if (report) writeFileSync(file, JSON.stringify(report));
    return file;
  });
  try {
    const told = execFileSync('node', [join(root, 'scripts/count-tests.mjs'), commandFailed, ...files]);
    return { code: 0, line: String(told).trim().split('\n').at(-1) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: Buffer };
    return { code: status, line: String(stdout).trim().split('\n').at(-1) };
  }
}

test('adds up the tests of both reports', () => {
  const all = { ...green, numPassedTests: 4, testResults: [passedFile] };
  expect(count({ green, all })).toEqual({ code: 0, line: '7 passed, 0 failed' });
});

test.each([
  ['a failed test', { ...green, numFailedTests: 1, success: false, testResults: [failedFile] }],
  ['a file that does not load', { ...green, success: false, testResults: [unloadedFile] }],
  ['an error outside of all tests', { ...green, success: false }],
])('counts %s as one failure', (_, broken) => {
  expect(count({ green, broken })).toEqual({ code: 1, line: '6 passed, 1 failed' });
});

test('counts a missing report as a failure', () => {
  expect(count({ green, missing: undefined })).toEqual({ code: 1, line: '3 passed, 1 failed' });
});

test('counts a report without any passed test as a failure', () => {
  expect(count({ green, empty: { ...green, numPassedTests: 0 } })).toEqual({
    code: 1,
    line: '3 passed, 1 failed',
  });
});

test('counts a failed command as a failure, even if its report is green', () => {
  expect(count({ green }, '1')).toEqual({ code: 1, line: '3 passed, 1 failed' });
});
