import Type from 'typebox';
import { noticeTextAtMost, noticeTitleAtMost } from '#domain/inbox/inbox-kinds.ts';
import { VisibleText } from '#http/contract.ts';
import { selectionFields } from '../kit/actions/bulk.ts';

const strict = { additionalProperties: false };

const NoticeText = Type.Object(
  { title: VisibleText(noticeTitleAtMost), description: VisibleText(noticeTextAtMost) },
  strict,
);

/** Each member reads the text in its own language. */
export const NoticeBody = Type.Object(
  {
    ids: selectionFields.ids,
    filter: selectionFields.filter,
    expected_count: selectionFields.expected_count,
    texts: Type.Object({ ko: NoticeText, en: NoticeText, ja: NoticeText }, strict),
    confirm: Type.Optional(
      Type.Boolean({ description: 'Without it, the answer is a preview and nothing is sent' }),
    ),
  },
  strict,
);
