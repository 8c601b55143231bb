import { stocktakeWords } from '#domain/stocktakes/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/stocktakes.ts';
import type { Texts } from '../../texts.ts';

const stocktakeActions: Texts<typeof en.texts.stocktakeActions> = {
  start: '시작',
  scan: '스캔',
  take_back: '스캔 취소',
  finish: '완료',
  settle: '결과 기록',
  retry: '실패한 재고 다시 처리',
  cancel: '재고 실사 취소',
};

export const texts: Texts<typeof en.texts> = {
  stocktakeActions,
  stocktake: {
    status: words.stocktakeStatus,
    finding: words.stocktakeFinding,
    decision: words.garmentDecision,
    outcome: words.garmentOutcome,
    fields: stocktakeWords,
    title: '재고 실사 {{id}} · {{place}}',
    place: '장소',
    hasFailed: '실패한 것 있음',
    start: '재고 실사 시작',
    startText:
      '구역 또는 그 칸 하나를 고르세요. 등록된 재고가 거기 있어야 합니다. 완료하기 전에는 아무것도 바뀌지 않습니다.',
    progressName: '진행',
    progress: '{{all}}개 중 {{done}}개 스캔',
    finish: '재고 실사 완료',
    finishText:
      '없는 재고 {{held}}개는 보류되고, 위치가 다른 {{moved}}개는 스캔한 위치로 옮겨집니다. 그대로 두려면 선택을 해제하세요.',
    decisions: '처리 결정',
    reason: '사유 (각 재고의 이력에 남음)',
    firstReason: '{{place}} 재고 실사',
    waiting: '이 탭의 스캔 {{amount}}개가 서버를 기다립니다. 전송된 뒤 완료하세요.',
    box: '재고 또는 서 있는 위치를 스캔하세요',
    boxIn: '{{slot}}의 재고를 스캔하세요',
    boxHelp: '위치를 스캔하면 위치가 다른 재고를 그리로 옮길 수 있습니다. Enter로 보냅니다.',
    boxInHelp: '다음 위치를 스캔하면 거기서 이어집니다. Esc: 위치 없이.',
    away: '서버에 연결할 수 없습니다. 스캔 {{amount}}개가 기다리며 자동으로 전송됩니다.',
    takeBack: '취소',
    takeBackOf: '{{code}} 스캔 취소',
    registered: '등록: {{slot}}',
    scannedIn: '스캔: {{slot}}',
    more: '외 {{amount}}개. CSV 파일에 모두 있습니다.',
    lists: {
      open: {
        missing: '아직 스캔할 것',
        misplaced: '위치가 다름',
        unexpected: '예상 밖',
        found: '찾음',
        gone: '시작 후 나감',
      },
      ended: {
        missing: '없음',
        misplaced: '위치가 다름',
        unexpected: '예상 밖',
        found: '찾음',
        gone: '실사 중 정상적으로 나감',
      },
    },
    none: {
      missing: '있어야 할 재고를 모두 스캔했습니다.',
      misplaced: '아직 없습니다.',
      unexpected: '아직 없습니다.',
      found: '아직 스캔한 것이 없습니다.',
      gone: '없습니다.',
    },
    says: {
      slot: '위치 {{slot}}. 여기 있는 재고를 스캔하세요.',
      found: '{{code}}: 제자리에 있습니다.',
      repeat: '{{code}}: 이미 셌습니다 ({{finding}}).',
      unknown: '코드 {{code}}인 재고가 없습니다. 라벨을 확인하거나 스캔을 취소하세요.',
      unexpected: '{{code}}: 창고에 없어야 할 재고입니다. 따로 두고 입고 데스크에서 스캔하세요.',
      misplaced:
        '{{code}}: 제자리는 {{registered}}입니다. 거기로 옮기세요. 또는 지금 위치를 스캔하고 재고를 다시 스캔하면 완료할 때 이동합니다.',
      moves: '{{code}}: 제자리는 {{registered}}입니다. 완료할 때 {{slot}}(으)로 이동합니다.',
      slotless: '{{code}}: 위치가 없습니다. 지금 위치를 스캔하고 재고를 다시 스캔하면 완료할 때 이동합니다.',
      stows: '{{code}}: 위치가 없습니다. 완료할 때 {{slot}}(으)로 이동합니다.',
    },
    problems: {
      notHere: '위치 {{slot}}은(는) 이 실사가 세는 {{place}} 밖입니다. {{place}}의 위치를 스캔하세요.',
      unknownSlot: '위치 {{slot}}이(가) 없습니다. 라벨을 다시 스캔하거나 위치를 추가하세요.',
      similarSlots: '위치 {{slot}}이(가) 없습니다. {{slots}}인가요?',
      retiredSlot: '위치 {{slot}}은(는) 폐지되었습니다. 다른 위치를 쓰거나 다시 추가하세요.',
      refused: '세지 못했습니다: {{error}}',
    },
    plan: {
      hold: '없음, 보류됨',
      onHold: '없음, 보류 상태 유지',
      cannotHold: '없음, ‘{{status}}’ 상태 유지. 찾거나 트라이셋에서 교체하세요',
      leave: '그대로 둠',
      move: '{{slot}}(으)로 이동',
      noSlot: '위치를 스캔하지 않아 등록은 {{slot}} 그대로입니다. 제자리로 옮기세요',
      unexpected: '등록상 ‘{{status}}’입니다. 입고 데스크에서 스캔하세요',
      unknown: '이 코드인 재고가 없습니다',
    },
    carried: {
      hold: {
        pending: '보류 처리 중입니다.',
        done: '보류됨.',
        failed: '보류하지 못했습니다.',
      },
      move: {
        pending: '{{slot}}(으)로 옮기는 중입니다.',
        done: '{{slot}}(으)로 옮김.',
        failed: '{{slot}}(으)로 옮기지 못했습니다.',
      },
    },
    failedAs: '‘{{status}}’ 상태라 할 수 없습니다. 찾거나 트라이셋에서 교체한 뒤 다시 처리하세요.',
    failedCode: '재고가 거부했습니다 ({{code}}). 열어 확인한 뒤 다시 처리하세요.',
    notes: {
      pending: '재고 {{amount}}개를 보류하거나 옮기는 중입니다. 결과가 이 페이지에 나옵니다.',
      failed: '재고 {{amount}}개를 보류하거나 옮기지 못했습니다. 목록에서 사유를 보고 다시 처리하세요.',
    },
    how: {
      title: '진행 방법',
      slot: '위치의 라벨을 스캔하세요. 있는지만 셀 때는 생략해도 됩니다.',
      garment: '거기 있는 재고를 모두 스캔하세요. 찾은 것, 위치가 다른 것, 예상 밖의 것이 목록에 나옵니다.',
      together: '다른 사람도 같은 실사를 동시에 스캔할 수 있습니다. 재고는 한 번만 셉니다.',
      finish: '완료하면 없는 재고는 사유와 함께 보류되고, 위치가 다른 재고는 이동합니다.',
    },
    why: { nothing_failed: '실패한 보류나 이동이 없습니다.' },
    refused: {
      too_large: '이 위치에 재고가 너무 많습니다. 칸 하나로 시작하세요.',
      place_unknown: '이 구역과 칸에 위치가 없습니다. 등록된 구역을 고르거나 위치를 먼저 추가하세요.',
      too_many_scans: '이 실사는 스캔을 더 저장할 수 없습니다. 완료한 뒤 새로 시작하세요.',
      no_such_scan: '이 번호의 스캔이 없습니다. 다시 불러오세요.',
      nothing_failed: '실패한 보류나 이동이 없어 다시 처리할 것이 없습니다.',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = { stocktakes: '재고 실사', stocktake: '재고 실사' };

export const history: Texts<typeof en.history> = {
  categories: { stocktake: '재고 실사' },
  categoryWithId: { stocktake: '재고 실사 {{id}}' },
  event: {
    StocktakeStarted: '재고 실사를 시작했습니다.',
    StocktakeScanned: '{{code}}을(를) 스캔했습니다.',
    StocktakeScanTakenBack: '{{code}}의 스캔을 취소했습니다.',
    StocktakeFinished: '재고 실사를 완료했습니다.',
    StocktakeGarmentsSettled: '보류와 이동을 처리했습니다.',
    StocktakeRetried: '실패한 재고를 다시 처리했습니다.',
    StocktakeCanceled: '재고 실사를 취소했습니다.',
  },
  fieldOf: { stocktake: stocktakeWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { stocktake: '재고 실사' },
  projection: { stocktakes: '재고 실사', stocktake_lines: '재고 실사의 재고' },
};
