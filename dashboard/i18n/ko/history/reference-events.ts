import type { referenceEvents as english } from '../../en/history/reference-events.ts';
import type { Texts } from '../../texts.ts';

export const referenceEvents: Texts<typeof english> = {
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
};
