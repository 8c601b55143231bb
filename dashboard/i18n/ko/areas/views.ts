import type * as en from '../../en/areas/views.ts';
import type { Texts } from '../../texts.ts';

const views: Texts<typeof en.texts.views> = {
  none: '저장된 뷰가 없습니다. 목록을 원하는 대로 설정한 뒤 저장하세요.',
  own: '내 뷰',
  shared: '동료가 공유한 뷰',
  isShared: '공유 중',
  isFirst: '처음에 열림',
  isPinned: '메뉴에 고정',
  saveAs: '새 뷰로 저장',
  leave: '뷰 해제',
  rename: '이름 변경',
  name: '이름',
  save: '저장',
  shareWithStaff: '모든 스태프에게 공유',
  shareWithBrand: '브랜드의 모든 관리자에게 공유',
  more: '“{{name}}” 더보기',
  first: '이 메뉴를 이 뷰로 열기',
  notFirst: '이 뷰로 열지 않기',
  firstNow: '앞으로 이 메뉴는 이 뷰로 열립니다.',
  notFirstNow: '앞으로 뷰 없이 열립니다.',
  pin: '메뉴에 고정',
  unpin: '메뉴에서 제거',
  pinnedNow: '“{{name}}” 뷰를 메뉴에 고정했습니다.',
  unpinnedNow: '“{{name}}” 뷰를 메뉴에서 제거했습니다.',
  copyLink: '링크 복사',
  linkCopied: '링크가 복사되었습니다.',
  share: '공유',
  unshare: '공유 중지',
  sharedNow: '이제 동료도 볼 수 있습니다.',
  unsharedNow: '이제 본인만 볼 수 있습니다.',
  remove: '삭제',
  removeTitle: '“{{name}}” 뷰를 삭제할까요?',
  removeText: '뷰만 삭제되며 목록의 데이터는 그대로입니다.',
  removeShared: '함께 쓰는 모든 사람에게서 사라집니다. 목록의 데이터는 그대로입니다.',
  removed: '뷰가 삭제되었습니다.',
  differs: '현재 목록이 “{{name}}” 뷰와 다릅니다.',
  saveChanges: '변경 사항 저장',
  back: '뷰로 되돌리기',
  changesSaved: '뷰가 저장되었습니다.',
  outrun: '그사이 다른 곳(다른 탭 등)에서 “{{name}}” 뷰가 변경되었습니다. 덮어쓰지 않았습니다.',
  outrunShort: '그사이 다른 곳에서 변경되었습니다. 확인 후 다시 시도하세요.',
  overwrite: '그래도 내 것으로 저장',
  takeTheirs: '변경된 뷰 열기',
  nameTaken: '같은 이름의 뷰가 이미 있습니다.',
  tooMany: '이 메뉴에는 뷰를 {{amount}}개까지 저장할 수 있습니다. 먼저 하나를 삭제하세요.',
  tooManyPinned: '이 화면의 뷰가 이미 다섯 개 메뉴에 있습니다. 먼저 하나를 빼 주세요.',
  tooLarge: '조건이 너무 많아 뷰로 저장할 수 없습니다.',
  notOwn: '만든 사람만 뷰를 변경할 수 있습니다. 내 뷰로 저장하세요.',
};

export const texts = { views };

export const rooms: Texts<typeof en.rooms> = {};

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
