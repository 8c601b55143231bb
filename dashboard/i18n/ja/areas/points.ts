import type * as en from '../../en/areas/points.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    point_account: '会員{{id}}のポイント',
  },
  event: {
    PointsGiven: 'ポイントを付与しました：{{amount}}、{{pointReason}}。{{message}}',
    PointsTaken: 'ポイントを減算しました：{{amount}}、{{pointReason}}。{{message}}',
  },
  field: {
    balance: 'ポイント',
    pointReason: '理由',
    message: 'メッセージ',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    point_accounts: '会員のポイント',
    point_moves: 'ポイント履歴',
  },
};
