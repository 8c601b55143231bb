import type * as en from '../../en/areas/views.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    saved_view: '저장된 보기 {{id}}',
  },
  event: {
    SavedViewCreated: '보기가 저장되었습니다: {{name}}.',
    SavedViewCreationExpired: '완료되지 않은 보기 저장이 만료되었습니다.',
    SavedViewRevised: '저장된 보기가 수정되었습니다.',
    SavedViewShared: '저장된 보기가 공유되었습니다.',
    SavedViewUnshared: '저장된 보기의 공유가 중지되었습니다.',
    SavedViewRemoved: '저장된 보기가 삭제되었습니다.',
    ViewPlaceTaken: '저장된 보기의 이름이 확보되었습니다: {{name}}.',
    ViewPlaceSettled: '저장된 보기의 이름이 확정되었습니다: {{name}}.',
    FirstViewChosen: '처음에 열 보기가 선택되었습니다.',
    ViewPinned: '뷰가 메뉴에 고정되었습니다.',
    ViewUnpinned: '뷰가 메뉴에서 제거되었습니다.',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    saved_views: '저장된 보기',
    first_views: '처음 여는 보기',
    pinned_views: '고정된 뷰',
  },
};
