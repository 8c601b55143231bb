import { invitationWords as en } from '#domain/invitations/words/en.ts';
import { invitationWords as ja } from '#domain/invitations/words/ja.ts';
import { invitationWords as ko } from '#domain/invitations/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the file of invitations: those of its fields, and of the member who accepted. */
export const invitationColumns = {
  ...columnNames({ en, ja, ko }),
  username: { en: 'Username', ko: '사용자 이름', ja: 'ユーザー名' },
} as const;
