import type * as en from '../../en/areas/views.ts';
import type { Texts } from '../../texts.ts';

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
