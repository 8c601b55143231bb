import type * as english from '../en/camera.ts';
import type { Texts } from '../texts.ts';

export const camera: Texts<typeof english.camera> = {
  open: '카메라로 스캔',
  close: '카메라 닫기',
  title: '카메라',
  opening: '카메라를 여는 중입니다…',
  looking: '라벨을 카메라에 비추세요.',
  problems: {
    insecure:
      '브라우저는 https 페이지에서만 카메라를 쓸 수 있게 합니다. 코드를 직접 입력하거나 스캐너를 사용하세요.',
    denied: '카메라를 사용할 수 없습니다. 브라우저 설정에서 이 페이지에 카메라를 허용한 뒤 다시 여세요.',
    none: '카메라가 없습니다. 코드를 직접 입력하거나 스캐너를 사용하세요.',
    busy: '카메라를 열 수 없습니다. 다른 프로그램이 사용 중일 수 있으니 종료한 뒤 다시 여세요.',
    notLoaded: '코드 인식 기능을 불러오지 못했습니다. 닫았다가 다시 여세요.',
  },
};
