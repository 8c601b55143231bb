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
