import { inboxWords as en } from '#domain/inbox/words/en.ts';
import { inboxWords as ja } from '#domain/inbox/words/ja.ts';
import { inboxWords as ko } from '#domain/inbox/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** The names of a message's fields. Messages have no file of their own. */
export const inboxColumns = columnNames({ en, ja, ko });
