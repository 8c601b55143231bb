import { words } from '#domain/words/ja.ts';
import type { looks as english } from '../en/looks.ts';
import type { Texts } from '../texts.ts';

export const looks: Texts<typeof english> = {
  sns: words.snsType,
  type: words.lookType,
  status: words.lookStatus,
  certification: words.certificationStatus,
  method: words.certificationMethod,
  rule: words.certificationRule,
  reason: words.rejectionReason,
  none: 'まだルックがありません。',
  all: 'すべて{{amount}}件',
  report: words.lookReport,
  snsProblem: {
    rate_limited: '問い合わせ回数を制限しています',
    not_authorized: 'プラットフォームの認証キーを受け付けません',
    unreachable: '接続できませんでした',
    unreadable: '応答を読み取れません',
  },
};
