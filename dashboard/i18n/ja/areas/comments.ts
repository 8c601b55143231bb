import type * as en from '../../en/areas/comments.ts';
import type { Texts } from '../../texts.ts';

const comments: Texts<typeof en.texts.comments> = {
  title: 'コメント',
  none: 'コメントはまだありません。',
  earlier: '以前のコメントを表示（{{amount}}件）',
  new: '新しいコメント',
  placeholder: 'コメントを入力してください。@でメンションできます。',
  whom: 'メンションする相手',
  forWhom: '公開範囲',
  forBrand: 'スタッフと自分のブランドだけが閲覧できます。',
  audience: {
    staff: 'スタッフのみ',
    everyone: 'スタッフとブランド',
    brand: 'スタッフと該当ブランド',
  },
  send: 'コメントする',
  save: '保存',
  edit: '編集',
  editOf: '{{name}}さんのコメントを編集、{{time}}',
  revise: 'コメントを編集',
  revised: '{{time}}に編集',
  remove: '削除',
  removeOf: '{{name}}さんのコメントを削除、{{time}}',
  removed: 'コメントを削除しました。',
  askRemove: 'コメントを削除しますか？',
  askRemoveText: 'この画面からは消えますが、書かれた内容は履歴に残ります。',
  tooLong: '{{length}}文字です。入力できるのは{{most}}文字までです。',
};

export const texts = { comments };

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  event: {
    CommentAdded: 'コメント：{{text}}',
    CommentRevised: 'コメントを編集しました：{{text}}',
    CommentRemoved: 'コメントを削除しました。',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    comments: 'コメント',
  },
};
