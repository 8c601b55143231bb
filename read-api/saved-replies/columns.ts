import { savedReplyWords as en } from '#domain/saved-replies/words/en.ts';
import { savedReplyWords as ja } from '#domain/saved-replies/words/ja.ts';
import { savedReplyWords as ko } from '#domain/saved-replies/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the file of saved replies, keyed by API field. */
export const savedReplyColumns = columnNames({ en, ja, ko });
