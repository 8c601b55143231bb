import type { ColumnName, ColumnNames } from '../../kit/csv/columns.ts';

const named = (en: string, ko: string, ja: string): ColumnName => ({ en, ko, ja });

/** The form has places for four things; a tax invoice of the house names one. */
export const placesForThings = [1, 2, 3, 4] as const;
type Place = (typeof placesForThings)[number];

const ofThing = (place: Place) =>
  ({
    [`day_${place}`]: named(`Day ${place}`, `일자${place}`, `日${place}`),
    [`item_${place}`]: named(`Item ${place}`, `품목${place}`, `品目${place}`),
    [`specification_${place}`]: named(`Specification ${place}`, `규격${place}`, `規格${place}`),
    [`quantity_${place}`]: named(`Quantity ${place}`, `수량${place}`, `数量${place}`),
    [`unit_price_${place}`]: named(`Unit price ${place}`, `단가${place}`, `単価${place}`),
    [`supply_${place}`]: named(`Supply ${place}`, `공급가액${place}`, `供給価額${place}`),
    [`tax_${place}`]: named(`Tax ${place}`, `세액${place}`, `税額${place}`),
    [`item_note_${place}`]: named(`Note ${place}`, `품목비고${place}`, `備考${place}`),
  }) as Readonly<Record<ThingColumn<Place>, ColumnName>>;

type ThingColumn<At extends Place> =
  | `day_${At}`
  | `item_${At}`
  | `specification_${At}`
  | `quantity_${At}`
  | `unit_price_${At}`
  | `supply_${At}`
  | `tax_${At}`
  | `item_note_${At}`;

/** The columns of the tax office's form for issuing many tax invoices at once (Hometax, 일괄발급), in its order and words. */
export const bulkFormColumns = {
  form_kind: named(
    'Kind (01: general, 02: zero rate)',
    '전자(세금)계산서 종류(01:일반, 02:영세율)',
    '種類（01：一般、02：零税率）',
  ),
  written_date: named('Written on', '작성일자', '作成日'),
  supplier_number: named('Supplier: registration number', '공급자 등록번호', '供給者：登録番号'),
  supplier_branch: named('Supplier: branch number', '공급자 종사업장번호', '供給者：事業場番号'),
  supplier_name: named('Supplier: name', '공급자 상호', '供給者：商号'),
  supplier_representative: named('Supplier: representative', '공급자 성명', '供給者：代表者'),
  supplier_address: named('Supplier: address', '공급자 사업장주소', '供給者：住所'),
  supplier_trade: named('Supplier: trade', '공급자 업태', '供給者：業態'),
  supplier_goods: named('Supplier: goods', '공급자 종목', '供給者：種目'),
  supplier_email: named('Supplier: e-mail', '공급자 이메일', '供給者：メール'),
  buyer_number: named('Buyer: registration number', '공급받는자 등록번호', '受給者：登録番号'),
  buyer_branch: named('Buyer: branch number', '공급받는자 종사업장번호', '受給者：事業場番号'),
  buyer_name: named('Buyer: name', '공급받는자 상호', '受給者：商号'),
  buyer_representative: named('Buyer: representative', '공급받는자 성명', '受給者：代表者'),
  buyer_address: named('Buyer: address', '공급받는자 사업장주소', '受給者：住所'),
  buyer_trade: named('Buyer: trade', '공급받는자 업태', '受給者：業態'),
  buyer_goods: named('Buyer: goods', '공급받는자 종목', '受給者：種目'),
  buyer_email: {
    ...named('Buyer: e-mail', '공급받는자 이메일1', '受給者：メール1'),
    isPersonal: true,
  },
  buyer_email_2: named('Buyer: second e-mail', '공급받는자 이메일2', '受給者：メール2'),
  supply: named('Supply', '공급가액', '供給価額'),
  tax: named('Tax', '세액', '税額'),
  note: named('Note', '비고', '備考'),
  ...ofThing(1),
  ...ofThing(2),
  ...ofThing(3),
  ...ofThing(4),
  cash: named('Cash', '현금', '現金'),
  check: named('Check', '수표', '小切手'),
  bill: named('Bill', '어음', '手形'),
  credit: named('Credit', '외상미수금', '掛け'),
  receipt_or_claim: named('Receipt (01) or claim (02)', '영수(01),청구(02)', '領収（01）、請求（02）'),
} as const satisfies ColumnNames;
export type BulkFormColumn = keyof typeof bulkFormColumns;
