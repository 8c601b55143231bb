import { metricWords } from '#domain/metrics/words/ko.ts';
import type * as en from '../../en/areas/metrics.ts';
import type { Texts } from '../../texts.ts';

const metrics: Texts<typeof en.texts.metrics> = {
  title: '그 이후 결과',
  note: '기간 안에 시작된 건이 지금까지 어떻게 되었는지 보여 줍니다. 위 통계는 기간 안에 일어난 일입니다.',
  ofAllTime: '전체 기간, 현재 기준입니다.',
  nothing: '아직 신청, 룩, 주문, 룩 사용이 없습니다.',
  showsList: '{{name}}: {{value}}, 목록 보기',
  rows: '행',
  columns: '열',
  brands: '브랜드',
  products: '상품',
  curators: '회원',
  groups: {
    items: '아이템',
    posts: '포스팅',
    looks: '룩',
    likes: '좋아요',
    orders: '주문',
    uses: '룩 사용',
  },
  fields: metricWords,
  notes: {
    requestedCount: '취소 제외',
    deliveredCount: '회원에게 도착',
    returnedCount: '온전히 돌아온 아이템',
    purchasedCount: '구매 또는 증정',
    lostCount: '분실 또는 손실 처리',
    overdueCount: '마지막 날까지 룩 없음',
    certifiedCount: '룩의 아이템',
    orderItemCount: '결제된 아이템',
    lookUseCount: '확정된 사용',
    postRate: '포스팅·거절·기한 초과 중',
  },
  network: {
    title: '네트워크별 룩 성과',
    note: '{{period}}에 포스팅된 룩의 최근 집계 반응입니다.',
    noteThen: '{{period}}에 포스팅된 룩의 {{day}}까지 마지막 집계 반응입니다.',
    day: '반응 기준일',
    days: '날짜',
    failed: '네트워크 통계를 불러오지 못했습니다',
    network: '네트워크',
    median: '{{name}} (중앙값)',
    file: '파일',
    measure: '차트 항목',
    asTable: '표로 보기',
    asChart: '차트로 보기',
    none: '포스팅된 룩이 없습니다.',
    likes: '좋아요 {{n}}개',
    measures: {
      lookCount: '룩',
      likes: '좋아요',
      comments: '댓글',
      views: '조회수',
      engagementRate: '참여율 (%)',
    },
    most: {
      likes: '좋아요가 많은 룩',
      engagement: '참여율이 높은 룩',
    },
  },
};

export const texts: Texts<typeof en.texts> = { metrics };

export const rooms = {};

export const history = {};

export const replay = {};
