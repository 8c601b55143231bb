import { written } from '../event-versions.ts';
import { personalExports } from './personal-exports.ts';

export const exportsWritten = [written(personalExports, { PersonalDataExported: 1 })];
