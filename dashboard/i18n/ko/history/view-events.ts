import type { viewEvents as english } from '../../en/history/view-events.ts';
import type { Texts } from '../../texts.ts';

export const viewEvents: Texts<typeof english> = {
  SavedViewCreated: '보기가 저장되었습니다: {{name}}.',
  SavedViewCreationExpired: '완료되지 않은 보기 저장이 만료되었습니다.',
  SavedViewRevised: '저장된 보기가 수정되었습니다.',
  SavedViewShared: '저장된 보기가 공유되었습니다.',
  SavedViewUnshared: '저장된 보기의 공유가 중지되었습니다.',
  SavedViewRemoved: '저장된 보기가 삭제되었습니다.',
  ViewPlaceTaken: '저장된 보기의 이름이 확보되었습니다: {{name}}.',
  ViewPlaceSettled: '저장된 보기의 이름이 확정되었습니다: {{name}}.',
  FirstViewChosen: '처음에 열 보기가 선택되었습니다.',
};
