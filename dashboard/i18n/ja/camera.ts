import type * as english from '../en/camera.ts';
import type { Texts } from '../texts.ts';

export const camera: Texts<typeof english.camera> = {
  open: 'カメラでスキャン',
  close: 'カメラを閉じる',
  title: 'カメラ',
  opening: 'カメラを起動しています…',
  looking: 'ラベルをカメラにかざしてください。',
  problems: {
    insecure:
      'ブラウザはhttpsのページでしかカメラを使えません。コードを入力するか、スキャナーを使ってください。',
    denied:
      'カメラの使用が許可されていません。ブラウザの設定でこのページに許可してから、もう一度開いてください。',
    none: 'カメラがありません。コードを入力するか、スキャナーを使ってください。',
    busy: 'カメラを起動できません。ほかのアプリが使用中の可能性があります。終了してから、もう一度開いてください。',
    notLoaded: 'コード読み取り機能を読み込めませんでした。閉じてから、もう一度開いてください。',
  },
};
