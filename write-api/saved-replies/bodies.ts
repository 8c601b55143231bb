import Type from 'typebox';
import { VisibleText } from '#http/contract.ts';
import { allOptional, Text } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };

/** The bound of a text leaves room for the names that are filled in, as a message has at most 5,000 characters. */
const reply = VisibleText(4000);
const fields = { title: Text, text_en: reply, text_ko: reply, text_ja: reply };

export const SavedReplyBody = Type.Object(fields, strict);
export const SavedReplyChanges = Type.Object(allOptional(fields), strict);
