import { words } from '#domain/words/ja.ts';
import type { MessageTexts, UseFacts } from './message-texts.ts';

export const ja: MessageTexts = {
  templates: {
    look_certified: () => ({
      tag: 'ルック',
      title: 'ルックが認証されました',
      description: 'ご投稿ありがとうございます。リワードがポイントで付与されます。',
    }),
    look_rejected: () => ({
      tag: 'ルック',
      title: 'ルックが認証されませんでした',
      description: '理由はルックでご確認ください。投稿を修正して、再度認証を申請できます。',
    }),
    look_deferred: () => ({
      tag: 'ルック',
      title: 'ルックの確認に時間がかかっています',
      description: '投稿をもう一度確認し、結果をお知らせします。',
    }),
    regram_asked: ({ use }) => ({
      tag: 'リグラム',
      title:
        use === null
          ? 'ブランドからルックのリグラム依頼が届きました'
          : `${use.brand}からルックのリグラム依頼が届きました`,
      description:
        use === null
          ? '同意するかどうかをお選びください。'
          : `利用期間：${daysOf(use)}。同意するかどうかをお選びください。`,
    }),
    look_use_asked: ({ use }) => ({
      tag: 'ルックの利用',
      title:
        use === null
          ? 'ブランドからルックの利用依頼が届きました'
          : `${use.brand}からルックの利用依頼が届きました`,
      description:
        use === null
          ? '同意するかどうかをお選びください。'
          : `${words.lookUseType[use.type]}、${daysOf(use)}。同意するかどうかをお選びください。`,
    }),
    look_use_started: ({ use }) => ({
      tag: 'ルックの利用',
      title: use === null ? '本日からルックが利用されます' : `本日から${use.brand}がルックを利用します`,
      description:
        use === null
          ? '素敵なルックをありがとうございます。'
          : `${words.lookUseType[use.type]}、${daysOf(use)}。`,
    }),
    look_use_ended: ({ use }) => ({
      tag: 'ルックの利用',
      title: use === null ? 'ルックの利用が終了しました' : `${use.brand}によるルックの利用が終了しました`,
      description: 'ブランドがまだ使用している場合は、お知らせください。',
    }),
    event_invited: ({ visit }) => ({
      tag: 'イベント',
      title:
        visit === null ? 'ブランドのイベントに招待されました' : `${visit.brand}のイベントに招待されました`,
      description:
        visit === null ? '参加の可否をお知らせください。' : `${visit.time}。参加の可否をお知らせください。`,
    }),
    reservation_rescheduled: ({ visit }) => ({
      tag: 'イベント',
      title:
        visit === null ? 'イベントの日程が変更されました' : `${visit.brand}のイベントの日程が変更されました`,
      description:
        visit === null
          ? '参加の可否をお知らせください。'
          : `新しい日程：${visit.time}。参加の可否をお知らせください。`,
    }),
    proposal_made: ({ proposal }) => ({
      tag: 'コラボ',
      title:
        proposal === null
          ? 'ブランドからコラボの提案が届きました'
          : `${proposal.brand}からコラボの提案が届きました`,
      description:
        proposal === null
          ? '参加するにはサイズを選んでください。'
          : `${proposal.name}。参加するにはサイズを選んでください。`,
    }),
    proposal_approved: ({ proposal }) => ({
      tag: 'コラボ',
      title:
        proposal === null
          ? 'コラボへの応募が承認されました'
          : `${proposal.brand}のコラボへの応募が承認されました`,
      description:
        proposal === null
          ? '参加するにはサイズを選んでください。'
          : `${proposal.name}。参加するにはサイズを選んでください。`,
    }),
    proposal_failed: ({ proposal }) => ({
      tag: 'コラボ',
      title: '商品をお送りできません',
      description:
        proposal === null ? '別のサイズを選んでください。' : `${proposal.name}。別のサイズを選んでください。`,
    }),
    look_points_given: ({ points }) => ({
      tag: 'ポイント',
      title: `${points}ポイントが付与されました`,
      description: 'ルックへのリワードです。',
    }),
    points_given: ({ points }) => ({
      tag: 'ポイント',
      title: `${points}ポイントが付与されました`,
      description: '詳しくはポイント履歴をご確認ください。',
    }),
    cash_paid: () => ({
      tag: '現金',
      title: '現金が支払われました',
      description: '支払明細で金額と税額を確認できます。',
    }),
    plan_ending: ({ plan, endDate }) => ({
      tag: 'プラン',
      title: plan === null ? 'プランがまもなく終了します' : `「${plan}」プランがまもなく終了します`,
      description:
        endDate === null
          ? '引き続きご利用になるには、次のプランをお選びください。'
          : `${endDate}までご利用いただけます。引き続きご利用になるには、次のプランをお選びください。`,
    }),
    payment_asked: ({ amount }) => ({
      tag: 'お支払い',
      title: 'お支払いが完了していません',
      description:
        amount === null
          ? '別のカードを登録すると、もう一度決済します。'
          : `${amount}が未払いです。別のカードを登録すると、もう一度決済します。`,
    }),
    refund_needs_account: ({ amount }) => ({
      tag: '返金',
      title: '返金先の口座をご入力ください',
      description:
        amount === null
          ? '返金先の口座をご入力ください。'
          : `${amount}のお支払いを返金するため、返金先の口座をご入力ください。`,
    }),
  },
  noticeTag: 'お知らせ',
  unknown: {
    tag: 'お知らせ',
    title: '新しいメッセージがあります',
    description: 'アプリを更新するとご覧になれます。',
  },
};

function daysOf({ startDate, endDate }: UseFacts): string {
  return endDate === null ? `${startDate}から` : `${startDate}〜${endDate}`;
}
