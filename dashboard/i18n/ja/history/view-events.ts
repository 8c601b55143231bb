import type { viewEvents as english } from '../../en/history/view-events.ts';
import type { Texts } from '../../texts.ts';

export const viewEvents: Texts<typeof english> = {
  SavedViewCreated: 'ビューが保存されました：{{name}}。',
  SavedViewCreationExpired: '完了しなかったビューの保存が期限切れになりました。',
  SavedViewRevised: '保存したビューが変更されました。',
  SavedViewShared: '保存したビューが共有されました。',
  SavedViewUnshared: '保存したビューの共有が終了しました。',
  SavedViewRemoved: '保存したビューが削除されました。',
  ViewPlaceTaken: '保存したビューの名前が確保されました：{{name}}。',
  ViewPlaceSettled: '保存したビューの名前が確定しました：{{name}}。',
  FirstViewChosen: '最初に開くビューが選ばれました。',
};
