import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openHouse } from './house.ts';
import { pictureStates } from './picture-states.ts';
import { pictures } from './pictures.ts';

// Few files: each has a house and a browser of its own, which take longer to start than most suites to run.
describe.skipIf(!(await browserFound()))("the rooms' pictures", () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('of rooms', pictures);
  describe('of their states', pictureStates);
});
