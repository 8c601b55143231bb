import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openHouse } from './house.ts';
import { signIn } from './sign-in.ts';

// One file, since a server with its demo data takes longer to start than most suites take to run.
describe.skipIf(!(await browserFound()))('the back-office in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('sign-in', signIn);
});
