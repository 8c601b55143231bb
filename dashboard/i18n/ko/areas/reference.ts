import type * as en from '../../en/areas/reference.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    category: '카테고리 {{id}}',
    size_type: '사이즈 {{id}}',
    measurement_type: '실측 항목 {{id}}',
    material_type: '소재 {{id}}',
    style: '스타일 {{id}}',
    season: '시즌 {{id}}',
    curation: '큐레이션 {{id}}',
    magazine: '매거진 {{id}}',
  },
  referenceStatus: {
    none: '없음',
    active: '사용 중',
    retired: '사용 종료',
  },
  event: {
    CategoryRegistered: '카테고리가 추가되었습니다: {{name}}.',
    CategoryRevised: '카테고리가 수정되었습니다.',
    CategoryRetired: '카테고리 사용이 종료되었습니다.',
    SizeTypeRegistered: '사이즈가 추가되었습니다: {{name}}.',
    SizeTypeRevised: '사이즈가 수정되었습니다.',
    SizeTypeRetired: '사이즈 사용이 종료되었습니다.',
    MeasurementTypeRegistered: '실측 항목이 추가되었습니다: {{name}}.',
    MeasurementTypeRevised: '실측 항목이 수정되었습니다.',
    MeasurementTypeRetired: '실측 항목 사용이 종료되었습니다.',
    MaterialTypeRegistered: '소재가 추가되었습니다: {{name}}.',
    MaterialTypeRevised: '소재가 수정되었습니다.',
    MaterialTypeRetired: '소재 사용이 종료되었습니다.',
    StyleRegistered: '스타일이 추가되었습니다: {{name}}.',
    StyleRevised: '스타일이 수정되었습니다.',
    StyleRetired: '스타일 사용이 종료되었습니다.',
    SeasonRegistered: '시즌이 추가되었습니다: {{name}}.',
    SeasonRevised: '시즌이 수정되었습니다.',
    SeasonRetired: '시즌 사용이 종료되었습니다.',
    CurationRegistered: '큐레이션이 추가되었습니다: {{name}}.',
    CurationRevised: '큐레이션이 수정되었습니다.',
    CurationRetired: '큐레이션 사용이 종료되었습니다.',
    MagazineRegistered: '매거진이 추가되었습니다: {{name}}.',
    MagazineRevised: '매거진이 수정되었습니다.',
    MagazineRetired: '매거진 사용이 종료되었습니다.',
  },
  field: {
    isPublished: '공개',
    parentId: '상위 카테고리',
    isSupportMultipleTry: '여러 사이즈 동시 신청',
    categoryIds: '적용 카테고리',
    productIds: '상품',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    reference: '기준 데이터',
  },
};
