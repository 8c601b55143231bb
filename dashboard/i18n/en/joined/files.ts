import type { FilesOfTexts } from '../../files-of-texts.ts';
import * as common from '../common.ts';
import * as shell from './shell.ts';

// Leaves out the index and the files that `joined` replaces: with them the build would contain texts twice.
const shared = import.meta.glob<object>(['../*.ts', '!../{common,files,history,index,shell}.ts']);
// Leaves out areas that have no texts for pages.
const ofAreas = import.meta.glob<object>(
  ['../areas/*.ts', '!../areas/{exports,files,notifications,replay}.ts'],
  { import: 'texts' },
);
// Texts that all areas add to: histories, and names of projections.
const joined = import.meta.glob<object>(['./*.ts', '!./{files,shell}.ts']);

export const files: FilesOfTexts = { ofEachVisit: { common, shell }, shared, ofAreas, joined };
