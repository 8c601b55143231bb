import type { brandEvents as english } from '../../en/history/brand-events.ts';
import type { Texts } from '../../texts.ts';

export const brandEvents: Texts<typeof english> = {
  BrandRegistered: '브랜드를 등록했습니다: {{name}}.',
  BrandRevised: '브랜드 정보를 수정했습니다.',
  BrandPublished: '브랜드를 공개했습니다.',
  BrandUnpublished: '브랜드를 비공개로 전환했습니다.',
  BrandPictureSet: '이미지를 변경했습니다.',
  BrandBusinessRegistrationSet: '사업자 정보를 변경했습니다.',
  BrandBankAccountSet: '정산 계좌를 변경했습니다.',
  BrandOutStockAddressSet: '출고 주소를 변경했습니다.',
  BrandPhoneAdded: '전화번호를 추가했습니다.',
  BrandPhoneRevised: '전화번호를 수정했습니다.',
  BrandPhoneRemoved: '전화번호를 삭제했습니다.',
  BrandRemoved: '브랜드를 삭제했습니다.',
  BrandAdminAdded: '관리자를 추가했습니다: {{username}}.',
  BrandAdminRegistrationExpired: '완료되지 않은 관리자 등록이 만료되었습니다.',
  BrandAdminRevised: '관리자 정보를 수정했습니다.',
  BrandAdminPasswordChanged: '관리자의 비밀번호를 변경했습니다.',
  BrandAdminRemoved: '관리자를 삭제했습니다.',
};
