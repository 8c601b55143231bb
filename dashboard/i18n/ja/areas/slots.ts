import type * as en from '../../en/areas/slots.ts';
import type { Texts } from '../../texts.ts';

const slot: Texts<typeof en.texts.slot> = {
  add: '保管場所を追加',
  addText: '1か所または範囲を追加します。棚01〜20、番号1〜30なら600か所です。一度に1,000か所までです。',
  added: '{{added}}か所を追加しました。{{known}}か所はすでにありました。',
  retire: '廃止',
  retireText: '保管場所{{amount}}か所を廃止しますか。もう保管できなくなります。衣類がある場所は残ります。',
  retired: '{{retired}}か所を廃止しました。',
  retiredSome: '{{retired}}か所を廃止しました。{{left}}か所は何かがあるか、すでになく、残りました。',
  moving: {
    box: {
      first: '在庫、または入れる場所をスキャン',
      slot: '次の在庫、または入れる場所をスキャン',
      into: '{{slot}} に入れる在庫をスキャン',
    },
    help: {
      first: 'Enter で送信します。在庫が先でも、場所が先でもかまいません。',
      slot: '場所のラベルをスキャンすると、手元の在庫がすべて移動します。',
      into: 'スキャンするたびに移動します。別の場所をスキャンすると、そこから続けます。Esc：終了。',
    },
    hand: '手元の在庫',
    noHand: '場所を待つ在庫はありません。',
    drop: 'そのままにする',
    dropOf: '{{code}} をそのままにする',
    moved: '移動した在庫',
    noMoved: 'このタブで移動した在庫はありません。',
    noSlot: '場所なし',
    undo: '元に戻す',
    undoOf: '{{code}} を元に戻す',
    undoLast: '最後の移動を元に戻す',
    away: 'サーバーに接続できません。{{amount}} 件のスキャンが待機中で、自動で送信されます。',
    problems: {
      unknown: 'ラベル {{code}} の在庫はありません。在庫のラベルをスキャンしてください。',
      several: '{{code}} に合う在庫が複数あります。在庫のラベルをスキャンしてください。',
      piece: '{{code}} は部品のタグです。部品は入荷デスクで入れてください。',
      unknownSlot: '場所 {{slot}} はありません。ラベルをもう一度スキャンするか、場所を追加してください。',
      similarSlots: '場所 {{slot}} はありません。{{slots}} ですか？',
      retiredSlot: '場所 {{slot}} は廃止されています。別の場所を使うか、もう一度追加してください。',
      nothingToUndo: '元に戻す移動はありません。',
      refused: '{{code}} を移動できませんでした：{{error}}',
    },
    how: {
      title: '進め方',
      garments: '在庫をスキャンし、場所のラベルをスキャンすると、すべてそこへ移動します。',
      slot: 'または場所を先にスキャンすると、在庫は一つずつすぐに移動します。',
      undo: 'Z と Enter で最後の在庫を元に戻します。',
    },
  },
  fields: {
    sector: '区画',
    cell: '棚',
    toCell: '終わりの棚',
    number: '番号',
    toNumber: '終わりの番号',
  },
  columns: {
    label: '保管場所',
    sector: '区画',
    cell: '棚',
    stocks: '衣類',
    pieces: '構成品',
    created: '追加日',
    updated: '最終変更',
  },
  filters: {
    q: '保管場所',
    sector: '区画',
    is_empty: '空き',
    is_retired: '廃止済み',
    ids: '保管場所番号',
  },
};

export const texts = { slot };

export const rooms: Texts<typeof en.rooms> = {
  slots: '保管場所',
  moveGarments: '在庫の移動',
};

export const history: Texts<typeof en.history> = {
  categories: { slot_register: '保管場所台帳' },
  categoryWithId: { slot: '保管場所 {{id}}', slot_register: '保管場所台帳' },
  event: {
    SlotsAdded: '保管場所が追加されました。',
    SlotsTakenOver: '衣類があった保管場所を登録しました。',
    SlotsRetired: '保管場所が廃止されました。',
  },
  field: { slots: '保管場所', slotIds: '保管場所' },
};

export const replay: Texts<typeof en.replay> = {
  entities: { slot_register: '保管場所台帳' },
  projection: { slots: '保管場所' },
};
