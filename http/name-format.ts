import { Format } from 'typebox/format';
import { isPublicName } from '#domain/text/public-name.ts';

/** The format of names that others see. */
export const nameFormat = 'public-name';

Format.Set(nameFormat, isPublicName);

/** What the sender of another name is told. */
export const nameProblem =
  'must be one line without links or addresses; write a space behind a full stop: "Dr. Jart"';
