// @module-tag thorough
import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openStillHouse } from '../kit/house.ts';
import { pictures } from './pictures.ts';
import { pictureStates } from './states.ts';

// Few files: each has a house and a browser of its own, which take longer to start than most suites to run.
describe.skipIf(!(await browserFound()))("the rooms' pictures", () => {
  beforeAll(openStillHouse);
  afterAll(closeHouse);
  describe('of rooms', pictures);
  describe('of their states', pictureStates);
});
