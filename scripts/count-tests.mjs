// Counts the tests of several reports of Vitest in one line: node scripts/count-tests.mjs <1 if a command failed> <report>…
import { readFileSync } from 'node:fs';

const [commandFailed, ...reports] = process.argv.slice(2);
let passed = 0;
let failures = 0;

for (const report of reports) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.log(`\n${report} is missing: the tests did not run to their end.`);
    failures += 1;
    continue;
  }
  const { numPassedTests, numFailedTests, success, testResults } = result;
  // A file that could not be loaded has no failed test, but counts as a failure.
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  passed += numPassedTests;
  failures += numFailedTests + broken.length || (success ? 0 : 1);
  // A command that ran no test counts as a failure, as it proves nothing.
  if (numPassedTests === 0) failures += 1;
}

if (commandFailed === '1') console.log('\nA step above failed.');
if (commandFailed === '1' && failures === 0) failures = 1;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
