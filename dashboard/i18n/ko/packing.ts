import type * as en from '../en/packing.ts';
import type { Texts } from '../texts.ts';

export const packing: Texts<typeof en.packing> = {
  tabs: { name: '발송 방법', desk: '포장 데스크', lines: '송장 파일 붙여넣기' },
  courier: '택배사',
  scan: {
    parcel: '트라이셋을 스캔하거나 입력하세요',
    garments: '트라이셋 {{id}}의 의류를 스캔하세요',
    swap: '교체할까요? S와 Enter를 누르세요',
    number: '트라이셋 {{id}}의 송장 번호',
  },
  help: {
    parcel: '트라이셋의 라벨이나 번호, 또는 그 의류의 라벨을 입력하고 Enter를 누르세요.',
    garments: '의류의 라벨을 하나씩 스캔하세요. 다른 트라이셋을 스캔하거나 Esc를 누르면 잠시 미뤄 둡니다.',
    swap: 'Esc: 목록의 의류로 유지',
    number: '송장의 바코드를 스캔하거나 번호를 입력하세요. Enter를 누르면 발송됩니다.',
  },
  how: {
    title: '진행 방법',
    tryset: '트라이셋의 라벨을 스캔하면 의류와 주소가 나타납니다.',
    garment: '의류를 상자에 넣으면서 하나씩 스캔하세요.',
    number: '송장을 붙이고 스캔하세요. 발송 처리되고 다음 택배로 넘어갑니다.',
    help: 'Esc를 누르면 택배를 미뤄 둡니다. 스캔한 의류는 그대로 남습니다.',
  },
  keysTitle: '작업 키',
  escapeKey: 'Esc 키',
  keys: {
    swap: '손에 든 의류를 택배에 넣기',
    keep: '목록의 의류로 유지',
    aside: '택배 미뤄 두기',
  },
  tally: '포장 대기 {{parcels}} · 의류 {{garments}}벌 · 발송 {{shipped}}',
  ofTryset: '트라이셋 {{id}}',
  up: '다음 택배',
  amount: '{{all}}벌 중 {{done}}벌 스캔함',
  garments: '의류 {{amount}}벌',
  more: '포장할 택배 {{amount}}개 더 있음',
  scanned: '스캔함',
  toScan: '스캔 전',
  noSlot: '위치 없음',
  express: '빠른 배송',
  prepareOn: '준비일 {{day}}',
  aside: '미뤄 두기',
  pick: {
    title: '피킹 목록',
    of: '의류 {{amount}}벌, {{time}}',
    tick: '꺼냄',
    tryset: '트라이셋',
    barcode: '바코드',
    print: '인쇄',
  },
  slips: {
    title: '포장 명세서',
    one: '포장 명세서',
    of: '택배 {{amount}}개, {{time}}',
  },
  log: {
    title: '이번 작업에서 발송',
    none: '아직 없습니다. 첫 트라이셋을 스캔하세요.',
    again: '다시 시도',
    againOf: '다시 시도: 트라이셋 {{id}}',
    columns: { tryset: '트라이셋', number: '송장 번호', outcome: '결과' },
    state: { waiting: '보내는 중…', shipped: '발송함', failed: '전송 실패', refused: '거절됨' },
  },
  leftOut: {
    title: '제외된 의류 {{amount}}벌',
    item: '트라이셋 {{tryset}} · {{product}} ({{code}}): {{why}}',
    reasons: {
      noAddress: '주소가 없어서 제외되었습니다. 트라이셋 페이지에서 주소를 입력하세요.',
      notAccepted: '아이템이 아직 승인되지 않아서 제외되었습니다. 아이템 페이지에서 승인하세요.',
      notReserved: '의류의 예약이 풀려서 제외되었습니다. 아이템 페이지에서 재고를 교체하세요.',
    },
  },
  chosen: {
    title: '선택한 트라이셋 {{amount}}개만 표시합니다.',
    all: '모든 택배 표시',
  },
  nothing: '포장할 택배 없음',
  nothingText: '승인된 트라이셋 아이템이 여기에 택배로 표시됩니다.',
  tooMany: '오래된 아이템 {{most}}개까지 표시됩니다. 이 아이템을 먼저 발송하세요.',
  failed: '아직 발송되지 않은 택배가 {{amount}}개 있습니다. {{error}}',
  gone: '트라이셋 {{tryset}}에는 더 이상 발송할 의류가 없습니다. 다른 사람이 발송했거나 취소했습니다. 다음 트라이셋을 스캔하세요.',
  goneWith:
    '트라이셋 {{tryset}}은(는) 그동안 송장 번호 {{number}}(으)로 발송되었습니다. 다음 트라이셋을 스캔하세요.',
  swap: '{{code}}은(는) 이 택배의 의류가 아니지만 {{from}}와(과) 상품, 사이즈가 같습니다. 교체할까요? {{from}}은(는) 재고로 돌아갑니다.',
  problems: {
    unknown: '{{code}} 라벨에 해당하는 것이 없습니다. 다시 스캔하거나 번호를 입력하세요.',
    twoMeanings:
      '{{code}}은(는) 트라이셋 번호이자 아이템 번호입니다. 라벨을 스캔하거나 T#{{code}} 또는 #{{code}}로 입력하세요.',
    notWaiting: '트라이셋 {{tryset}}에는 발송할 의류가 없습니다. 이미 발송되었거나 승인된 아이템이 없습니다.',
    packed: '트라이셋 {{tryset}}은(는) 이번 작업에서 송장 번호 {{number}}(으)로 포장했습니다.',
    leftOut: '트라이셋 {{tryset}}: {{why}}',
    missing: '아직 스캔하지 않은 의류가 {{amount}}벌 있습니다. 다음 의류를 스캔하세요.',
    twice: '{{code}}은(는) 이미 택배에 있습니다. 다음 라벨을 스캔하세요.',
    ofOther:
      '멈추세요: {{code}}은(는) 트라이셋 {{tryset}}의 의류입니다. 따로 두고 이 택배의 의류를 스캔하세요.',
    notFree:
      '멈추세요: {{code}}은(는) 이 택배의 의류가 아니고, 사용할 수 없는 상태입니다({{status}}). 따로 두세요.',
    wantedBack:
      '멈추세요: {{code}}은(는) 이 택배의 의류가 아니고, 브랜드가 출고를 요청했습니다. 따로 두세요.',
    otherSize:
      '멈추세요: {{code}}({{product}})은(는) 이 택배의 의류가 아닙니다. 상품과 사이즈가 같은 빠진 의류가 없습니다.',
    noNumber: '송장 번호가 없습니다. 송장의 바코드를 스캔하세요.',
    shortenedNumber: '스프레드시트에서 줄어든 번호입니다. 송장에서 직접 스캔하세요.',
    oddNumber: '{{number}}은(는) 송장 번호처럼 보이지 않습니다. 맞으면 한 번 더 스캔하세요.',
    sameNumber: '번호 {{number}}은(는) 트라이셋 {{tryset}}에 이미 있습니다. 이 택배의 송장을 스캔하세요.',
    refused: '처리하지 못했습니다: {{error}} 다시 스캔하세요.',
  },
};
