import { demoProducts } from '../catalog/products.ts';
import type { DemoCategory } from '../catalog/reference.ts';
import type { Garment } from '../wardrobe.ts';

interface Remarks {
  memos: readonly string[];
  issues: readonly string[];
}

/** Memos and defects that staff note on a garment. */
export function remarksOn({ product }: Garment): Remarks {
  return remarks[demoProducts[product]?.category ?? 'accessory'];
}

const remarks: Record<DemoCategory, Remarks> = {
  dress: {
    memos: ['드라이클리닝 완료', '향수 냄새 남음, 환기 후 출고', '밑단 2cm 내림', '안감 다림질 필요'],
    issues: ['밑단 올 풀림', '옆선 봉제 풀림', '미세한 얼룩'],
  },
  outer: {
    memos: [
      '드라이클리닝 완료',
      '향수 냄새 남음, 환기 후 출고',
      '주머니 안감 수선 완료',
      '겉면 먼지 제거 완료',
    ],
    issues: ['안감 봉제 풀림', '주머니 입구 닳음', '미세한 얼룩'],
  },
  shirt: {
    memos: ['세탁 완료', '다림질 후 출고', '향수 냄새 남음, 환기 후 출고', '실밥 정리 완료'],
    issues: ['옆선 봉제 풀림', '앞면 구김 자국', '미세한 얼룩'],
  },
  knit: {
    memos: ['드라이클리닝 완료', '보풀 제거 완료', '접어서 보관', '올 당김 정리 완료'],
    issues: ['소매 끝 보풀', '올 당김', '미세한 얼룩'],
  },
  skirt: {
    memos: ['드라이클리닝 완료', '밑단 2cm 내림', '허리 여밈 보강', '다림질 후 출고'],
    issues: ['밑단 올 풀림', '옆선 봉제 풀림', '미세한 얼룩'],
  },
  pants: {
    memos: ['세탁 완료', '밑단 2cm 내림', '다림질 후 출고', '주머니 안감 수선 완료'],
    issues: ['밑단 닳음', '무릎 늘어남', '미세한 얼룩'],
  },
  bag: {
    memos: ['더스트백 있음', '내부 먼지 제거 완료', '형태 유지용 충전재 넣음', '겉면 닦음'],
    issues: ['모서리 닳음', '안감 얼룩', '겉면 긁힘'],
  },
  accessory: {
    memos: ['포장 상태 양호', '세트 구성 확인 완료', '개봉하지 않은 새 상품'],
    issues: ['포장 훼손', '미세한 얼룩'],
  },
};
