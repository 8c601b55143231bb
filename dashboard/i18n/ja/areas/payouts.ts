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
    fields: payoutWords,
    draft: '支払の下書きを作成',
    draftText: '支払う現金のある会員と、今回対象外の会員が下書きに表示されます。',
    sums: '合計',
    tax: '税金',
    afterTax: '税引後金額',
    paidAmount: '支払済みの税引前金額',
    counts: { lineCount: '明細', pendingCount: '保留', paidCount: '支払済み', failedCount: '失敗' },
    rates: { localTax: '地方税（所得税に対する率）', above: '{{amount}}超過分の所得税' },
    all: 'すべて',
    noLines: '明細がありません。',
    moreLines: '明細がさらに{{amount}}件あります。すべて見るにはエクスポートしてください。',
    bankSays: '銀行の結果',
    chooseAll: '保留の明細をすべて選択',
    chooseLines: '登録する明細を選択してください。',
    chosen: '{{amount}}件、税引後{{sum}}',
    marked: {
      pay: '{{amount}}件を支払済みにしました。',
      fail: '{{amount}}件を失敗にしました。金額は支払予定のままです。',
    },
    markedInPart: {
      pay: '{{amount}}件を支払済みにしました。{{refused}}件は拒否されました。',
      fail: '{{amount}}件を失敗にしました。{{refused}}件は拒否されました。',
    },
    refusedLines: '拒否された明細',
    files: {
      title: 'ファイル',
      bank: '銀行振込ファイル',
      bankText: '保留中の振込と現在の口座です。',
      tax: '税務署提出ファイル',
      taxText: '支払済みの明細と税金です。個人番号は含みません。',
    },
    whyNot: {
      nothing_pending: '保留中の明細がありません。',
      lines_pending: '保留中の明細があります。',
    },
    refused: {
      month_taken: 'この月の支払はすでにあります。その支払を開くか、別の月を選択してください。',
      still_open: 'この国の前の支払が終わっていません。先にすべての明細の結果を登録してください。',
      month_ahead: 'まだ始まっていない月です。今月か以前の月を選択してください。',
      lines_changed: '下書きの後に一部の会員の現金が変わりました。下書きを作り直してから承認してください。',
      no_such_line: 'この会員の明細がありません。ページを再読み込みしてください。',
      line_settled: '他の人がすでに別の結果を登録しました。ページを再読み込みしてください。',
    },
  },
  payoutActions: {
    draft: '支払の下書きを作成',
    redraft: '下書きを作り直す',
    approve: '承認',
    pay: '支払を登録',
    fail: '失敗を登録',
    expire: '下書きの取り消し',
    close: '締める',
  },
  payoutDone: {
    approve: '支払を承認しました。税金が確定しました。',
    redraft: '支払の下書きを作り直しました。',
  },
};

export const rooms: Texts<typeof en.rooms> = {
  payouts: '会員への支払',
  payout: '会員への支払の詳細',
};

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
