import { savedReplyWords } from '#domain/saved-replies/words/ja.ts';
import type * as en from '../../en/areas/saved-replies.ts';
import type { Texts } from '../../texts.ts';

const savedReply: Texts<typeof en.texts.savedReply> = {
  create: '返信文を保存',
  remove: '返信文を削除',
  removeText: '「{{title}}」は今後表示されません。送信済みの回答は残ります。',
  search: 'タイトルまたは文',
  text: '文',
  insert: '保存した返信文',
  language: '言語',
  none: '保存した返信文はまだありません。',
  placeholders: '文の中の {asker} は質問した方の名前に、{number} は質問の番号に置き換わります。',
  refused: {
    placeholder_unknown:
      '波かっこの中の言葉は置き換えられません。{asker} か {number} を使うか、波かっこを外してください。',
  },
  fields: savedReplyWords,
};

export const texts = { savedReply };

export const rooms: Texts<typeof en.rooms> = {
  savedReplies: '保存した返信文',
  savedReplyCreate: '新しい返信文',
  savedReply: '保存した返信文',
};

export const history: Texts<typeof en.history> = {
  categories: { saved_reply: '保存した返信文' },
  categoryWithId: { saved_reply: '保存した返信文 {{id}}' },
  event: {
    SavedReplyRegistered: '返信文を保存しました：{{title}}。',
    SavedReplyRevised: '返信文を変更しました。',
    SavedReplyRemoved: '返信文を削除しました。',
  },
  fieldOf: { saved_reply: savedReplyWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { saved_reply: '保存した返信文' },
  projection: { saved_replies: '保存した返信文' },
};
