import type * as en from '../../en/areas/products.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    product: '상품',
  },
  categoryWithId: {
    product: '상품 {{id}}',
  },
  event: {
    ProductRegistered: '상품이 등록되었습니다: {{name}}.',
    ProductRegistrationExpired: '완료되지 않은 상품 등록이 만료되었습니다.',
    ProductRevised: '상품 정보가 수정되었습니다.',
    ProductPublished: '상품이 공개되었습니다.',
    ProductUnpublished: '상품이 비공개로 전환되었습니다.',
    ProductPictureStripped: '상품 사진에서 촬영 정보를 지웠습니다.',
    ProductCoverSet: '대표 이미지가 지정되었습니다.',
    ProductContentsSet: '상품 이미지가 지정되었습니다.',
    ProductSoldOutMarked: '품절로 표시되었습니다.',
    ProductSoldOutUnmarked: '품절 표시가 해제되었습니다.',
    ProductMaxPieceCountSet: '구성품 수가 지정되었습니다: {{maxPieceCount}}.',
    ProductMerged: '상품군으로 묶였습니다. 기준 상품: {{familyId}}.',
    ProductRemoved: '상품이 삭제되었습니다.',
    ProductSizeAdded: '상품 사이즈가 추가되었습니다: {{productSizeId}}.',
    ProductSizeRevised: '상품 사이즈가 수정되었습니다: {{productSizeId}}.',
    ProductSizeSoldOutMarked: '상품 사이즈가 품절로 표시되었습니다: {{productSizeId}}.',
    ProductSizeSoldOutUnmarked: '상품 사이즈의 품절 표시가 해제되었습니다: {{productSizeId}}.',
    ProductSizeRemoved: '상품 사이즈가 삭제되었습니다: {{productSizeId}}.',
  },
  field: {
    price: '판매가',
    colorCode: '색상',
    materials: '소재',
    externalLink: '링크',
    subsidiaryInfo: '추가 정보',
    enterpriseProductCode: '브랜드 자체 코드',
    isSaleForCurator: '큐레이터 판매',
    isCommerceSaleAvailable: '일반 판매',
    coverImage: '대표 이미지',
    contents: '이미지',
    isSoldOut: '품절',
    maxPieceCount: '구성품 수',
    familyId: '상품군',
    sizes: '사이즈',
    measurements: '실측',
    attribute: '부위',
    value: '값',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    product: '상품',
  },
  projection: {
    products: '상품',
    product_sizes: '상품 사이즈',
  },
};
