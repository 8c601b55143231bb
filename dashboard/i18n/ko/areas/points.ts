import type * as en from '../../en/areas/points.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    point_account: '회원 {{id}}의 포인트',
  },
  event: {
    PointsGiven: '포인트를 지급했습니다: {{amount}}, {{pointReason}}. {{message}}',
    PointsTaken: '포인트를 차감했습니다: {{amount}}, {{pointReason}}. {{message}}',
    PointsHeld: '포인트를 예약했습니다: {{amount}} (트라이셋 {{trysetId}}).',
    PointsReleased: '예약한 포인트를 해제했습니다: {{amount}} (트라이셋 {{trysetId}}).',
    PointsCaptured: '예약한 포인트를 사용했습니다: {{amount}} (트라이셋 {{trysetId}}).',
  },
  field: {
    balance: '포인트',
    holds: '예약 포인트',
    shares: '배분',
    pointReason: '사유',
    message: '메시지',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    point_accounts: '회원의 포인트',
    point_moves: '포인트 내역',
  },
};
