import type * as en from '../../en/areas/brands.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    brand: '브랜드',
    brand_admin: '브랜드 관리자',
  },
  categoryWithId: {
    brand: '브랜드 {{id}}',
    brand_admin: '브랜드 관리자 {{id}}',
  },
  brandStatus: {
    none: '없음',
    unpublished: '비공개',
    published: '공개',
    removed: '삭제됨',
  },
  event: {
    BrandRegistered: '브랜드를 등록했습니다: {{name}}.',
    BrandRevised: '브랜드 정보를 수정했습니다.',
    BrandPublished: '브랜드를 공개했습니다.',
    BrandUnpublished: '브랜드를 비공개로 전환했습니다.',
    BrandPictureSet: '이미지를 변경했습니다.',
    BrandBusinessRegistrationSet: '사업자 정보를 변경했습니다.',
    BrandBankAccountSet: '정산 계좌를 변경했습니다.',
    BrandOutStockAddressSet: '출고 주소를 변경했습니다.',
    BrandCertificationRuleSet: '룩 인증 방식을 설정했습니다: {{certificationRule}}.',
    BrandPhoneAdded: '전화번호를 추가했습니다.',
    BrandPhoneRevised: '전화번호를 수정했습니다.',
    BrandPhoneRemoved: '전화번호를 삭제했습니다.',
    BrandRemoved: '브랜드를 삭제했습니다.',
    BrandAdminAdded: '관리자를 추가했습니다: {{username}}.',
    BrandAdminRegistrationExpired: '완료되지 않은 관리자 등록이 만료되었습니다.',
    BrandAdminRevised: '관리자 정보를 수정했습니다.',
    BrandAdminPasswordChanged: '관리자의 비밀번호를 변경했습니다.',
    BrandAdminPasswordLinkMailed: '관리자에게 새 비밀번호 설정 링크를 메일로 보냈습니다.',
    BrandAdminRemoved: '관리자를 삭제했습니다.',
  },
  field: {
    list: '목록 이미지',
    logo: '로고',
    title: '대표 이미지',
    business_certificate: '사업자등록증',
    nameKo: '한글 이름',
    skuCode: 'SKU 코드',
    instagramId: '인스타그램',
    commissionRate: '수수료율(%)',
    isFeatured: '추천',
    isExclusive: '전속',
    exclusiveCuratorIds: '지정 큐레이터',
    agreeMarketing: '마케팅 수신 동의',
    businessRegistration: '사업자 정보',
    bankAccount: '정산 계좌',
    outStockAddress: '출고 주소',
    certificationRule: '룩 인증 방식',
    essentialHashtags: '필수 해시태그',
    essentialWords: '필수 문구',
    phones: '전화번호',
    phoneId: '전화번호 번호',
    contact: '연락처',
    brandAdminId: '브랜드 관리자',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    brand: '브랜드',
    brand_admin: '브랜드 관리자',
  },
  projection: {
    brands: '브랜드',
    brand_admins: '브랜드 관리자',
    people_brand_admins: '브랜드 관리자 연락처',
    people_brands: '브랜드 사업자 정보',
  },
};
