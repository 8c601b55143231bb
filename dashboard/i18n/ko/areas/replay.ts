import type * as en from '../../en/areas/replay.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    ParkedEventRetried: '보류된 이벤트를 다시 시도했습니다: {{projection}} {{entity}}, 위치 {{position}}.',
    ParkedEventSkipped: '보류된 이벤트를 건너뛰었습니다: {{projection}} {{entity}}, 위치 {{position}}.',
    RebuildRequested: '읽기 모델 다시 만들기를 요청했습니다. 요청 번호 {{operation}}.',
    RebuildCancelRequested: '다시 만들기 취소를 요청했습니다. 요청 번호 {{operation}}.',
    SwitchBackRequested: '이전 읽기 모델로 되돌리기를 요청했습니다. 요청 번호 {{operation}}.',
    FormerDropRequested: '이전 읽기 모델 삭제를 요청했습니다. 요청 번호 {{operation}}.',
    VerificationRequested: '읽기 모델 검증을 요청했습니다. 요청 번호 {{operation}}.',
    VerificationCancelRequested: '검증 취소를 요청했습니다. 요청 번호 {{operation}}.',
    RepairRequested: '복구를 요청했습니다. 요청 번호 {{operation}}.',
    RowRepaired: '행을 이벤트에서 다시 만들었습니다: {{projection}} {{entity}}.',
    LogLineRepaired: '로그 사본의 줄을 다시 복사했습니다: 위치 {{position}}.',
    CountersRepaired: '건수를 행에서 다시 셌습니다.',
  },
};
