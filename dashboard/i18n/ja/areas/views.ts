import type * as en from '../../en/areas/views.ts';
import type { Texts } from '../../texts.ts';

const views: Texts<typeof en.texts.views> = {
  none: '保存されたビューはまだありません。一覧を設定してから保存してください。',
  own: '自分のビュー',
  shared: '共有されたビュー',
  isShared: '共有中',
  isFirst: '最初に開く',
  isPinned: 'メニューに固定',
  saveAs: '新しいビューとして保存',
  leave: 'ビューを解除',
  rename: '名前を変更',
  name: '名前',
  save: '保存',
  shareWithStaff: 'すべてのスタッフと共有',
  shareWithBrand: 'ブランドのすべての管理者と共有',
  more: '「{{name}}」のその他の操作',
  first: 'このビューで開く',
  notFirst: 'このビューで開かない',
  firstNow: '今後このビューで開きます。',
  notFirstNow: '今後ビューなしで開きます。',
  pin: 'メニューに固定',
  unpin: 'メニューから外す',
  pinnedNow: '「{{name}}」をメニューに固定しました。',
  unpinnedNow: '「{{name}}」をメニューから外しました。',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました。',
  share: '共有',
  unshare: '共有をやめる',
  sharedNow: '同僚にも表示されるようになりました。',
  unsharedNow: '自分だけに表示されます。',
  remove: '削除',
  removeTitle: '「{{name}}」を削除しますか？',
  removeText: 'ビューだけが削除されます。一覧のデータはそのままです。',
  removeShared: '利用中の全員から削除されます。一覧のデータはそのままです。',
  removed: 'ビューを削除しました。',
  differs: '現在の一覧は「{{name}}」と異なります。',
  saveChanges: '変更を保存',
  back: 'ビューに戻す',
  changesSaved: 'ビューを保存しました。',
  outrun: 'その間に別の場所（別のタブなど）で「{{name}}」が変更されました。上書きはしていません。',
  outrunShort: 'その間に別の場所で変更されました。確認してやり直してください。',
  overwrite: 'それでも自分の内容で保存',
  takeTheirs: '変更後のビューを開く',
  nameTaken: '同じ名前のビューがあります。',
  tooMany: 'このページに保存できるビューは{{amount}}件までです。先に1件削除してください。',
  tooManyPinned: 'この画面のビューはすでに5件メニューにあります。先に1件外してください。',
  tooLarge: '条件が多すぎるため、ビューとして保存できません。',
  notOwn: 'ビューを変更できるのは作成者だけです。自分のビューとして保存してください。',
};

export const texts = { views };

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    saved_view: '保存したビュー {{id}}',
  },
  event: {
    SavedViewCreated: 'ビューが保存されました：{{name}}。',
    SavedViewCreationExpired: '完了しなかったビューの保存が期限切れになりました。',
    SavedViewRevised: '保存したビューが変更されました。',
    SavedViewShared: '保存したビューが共有されました。',
    SavedViewUnshared: '保存したビューの共有が終了しました。',
    SavedViewRemoved: '保存したビューが削除されました。',
    ViewPlaceTaken: '保存したビューの名前が確保されました：{{name}}。',
    ViewPlaceSettled: '保存したビューの名前が確定しました：{{name}}。',
    FirstViewChosen: '最初に開くビューが選ばれました。',
    ViewPinned: 'ビューがメニューにピン留めされました。',
    ViewUnpinned: 'ビューがメニューから外されました。',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    saved_views: '保存したビュー',
    first_views: '最初に開くビュー',
    pinned_views: '固定したビュー',
  },
};
