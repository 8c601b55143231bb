import { payoutWords } from '#domain/payouts/words/ja.ts';
import type * as en from '../../en/areas/payouts.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  payout: {
    status: { drafted: '下書き', approved: '承認済み', closed: '締め済み' },
    line: { pending: '保留', paid: '支払済み', failed: '失敗' },
    cause: {
      account_not_found: '口座が見つからない',
      account_closed: '解約済みの口座',
      name_differs: '名義の不一致',
      bank_refused: '銀行が拒否',
      other: 'その他',
    },
    why: {
      banned: '利用停止',
      below_minimum: '最低金額未満',
      no_bank_account: '口座なし',
      guardian_missing: '保護者の同意なし',
      next_payout: '次回の支払待ち',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { payout: '支払', payout_policy: '源泉徴収' },
  categoryWithId: { payout: '支払 {{id}}', payout_policy: '源泉徴収' },
  event: {
    PayoutDrafted: '支払の下書きが作成されました：{{month}}。',
    PayoutDraftExpired: '支払の下書きが取り消されました。',
    PayoutApproved: '支払が承認されました。',
    PayoutLinePaid: '現金が振り込まれました：{{paidOut}}、参照番号 {{reference}}。',
    PayoutLineFailed: '現金の振込が失敗しました。',
    PayoutClosed: '支払が締められました：支払{{paid}}件、失敗{{failed}}件。',
    PayoutPolicyRevised: '源泉徴収税率が変更されました。',
  },
  fieldOf: { payout: payoutWords, payout_policy: payoutWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { payout: '支払' },
  projection: {
    payouts: '支払',
    payout_lines: '支払明細',
    payout_policies: '源泉徴収',
  },
};
