import type { Language } from '#domain/words/languages.ts';
import type { SimulatedPayment } from './simulated-books.ts';
import type { PageMethod, PayerStep } from './simulated-payer.ts';

interface SimulatorTexts {
  title: string;
  /** Tells that no money moves. */
  notice: string;
  method: string;
  account: string;
  back: string;
  statuses: Readonly<Record<SimulatedPayment['status'], string>>;
  methods: Readonly<Record<PageMethod, string>>;
  steps: Readonly<Record<PayerStep, string>>;
}

/** The texts of the simulated provider's page. */
export const simulatorTexts: Readonly<Record<Language, SimulatorTexts>> = {
  en: {
    title: 'Simulated payment',
    notice: 'This is a simulation. No money moves.',
    method: 'Method',
    account: 'Transfer the amount to this account',
    back: 'Back to the shop',
    statuses: {
      prepared: 'Waiting for you',
      ready: 'Waiting for your transfer',
      paid: 'Paid',
      failed: 'Not paid',
      canceled: 'Refunded',
    },
    methods: {
      card: 'Card',
      vbank: 'Virtual account',
      payco: 'PAYCO',
      naver: 'Naver Pay',
      kakaopay: 'Kakao Pay',
    },
    steps: {
      open_account: 'Open an account',
      pay: 'Pay',
      pay_unnoticed: 'Pay without notifying the shop',
      pay_noticed_twice: 'Pay and notify the shop twice',
      pay_more: 'Pay 100 too much',
      pay_less: 'Pay 100 too little',
      decline: 'Decline',
      expire: 'Decline as expired',
      exceed_limit: 'Decline as over the limit',
      leave: 'Leave',
    },
  },
  ko: {
    title: '결제 시뮬레이션',
    notice: '시뮬레이션입니다. 실제로 결제되지 않습니다.',
    method: '결제 수단',
    account: '아래 계좌로 입금하세요',
    back: '상점으로 돌아가기',
    statuses: {
      prepared: '결제 대기',
      ready: '입금 대기',
      paid: '결제 완료',
      failed: '결제되지 않음',
      canceled: '환불됨',
    },
    methods: {
      card: '카드',
      vbank: '가상계좌',
      payco: '페이코',
      naver: '네이버페이',
      kakaopay: '카카오페이',
    },
    steps: {
      open_account: '계좌 발급',
      pay: '결제',
      pay_unnoticed: '결제(상점에 알리지 않음)',
      pay_noticed_twice: '결제(상점에 두 번 알림)',
      pay_more: '100 더 많이 결제',
      pay_less: '100 더 적게 결제',
      decline: '거절',
      expire: '유효기간 만료로 거절',
      exceed_limit: '한도 초과로 거절',
      leave: '나가기',
    },
  },
  ja: {
    title: '決済シミュレーション',
    notice: 'シミュレーションです。実際の支払いは発生しません。',
    method: '支払い方法',
    account: '次の口座に振り込んでください',
    back: 'ショップに戻る',
    statuses: {
      prepared: '支払い待ち',
      ready: '入金待ち',
      paid: '支払い済み',
      failed: '未払い',
      canceled: '返金済み',
    },
    methods: {
      card: 'カード',
      vbank: '仮想口座',
      payco: 'PAYCO',
      naver: 'Naver Pay',
      kakaopay: 'Kakao Pay',
    },
    steps: {
      open_account: '口座を発行',
      pay: '支払う',
      pay_unnoticed: '支払う(ショップに通知しない)',
      pay_noticed_twice: '支払う(ショップに2回通知)',
      pay_more: '100多く支払う',
      pay_less: '100少なく支払う',
      decline: '拒否',
      expire: '期限切れとして拒否',
      exceed_limit: '限度額超過として拒否',
      leave: '中止',
    },
  },
};
