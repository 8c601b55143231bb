import type * as english from '../en/session.ts';
import type { Texts } from '../texts.ts';

export const login: Texts<typeof english.login> = {
  title: '로그인',
  subtitle: '스태프와 브랜드 관리자를 위한 관리 화면',
  about: {
    title: '입어 보고, 보여 주는 옷',
    lend: '브랜드가 빌려줍니다',
    lendText: '옷마다 코드를 붙여 창고에 보관합니다.',
    try: '큐레이터가 입어 봅니다',
    tryText: '트라이셋으로 옷을 한 번에 받아 입어 보고 반납합니다.',
    post: '룩으로 알립니다',
    postText: '룩을 올리면 포인트가 쌓이고, 브랜드는 룩의 반응을 확인합니다.',
  },
  as: '로그인 유형',
  username: '아이디',
  password: '비밀번호',
  showPassword: '비밀번호 표시',
  hidePassword: '비밀번호 숨기기',
  submit: '로그인',
  submitting: '로그인 중…',
  missing: '아이디와 비밀번호를 입력해 주세요.',
  noScope: '이 계정에는 관리 화면 접근 권한이 없습니다.',
  wrong: '아이디 또는 비밀번호가 올바르지 않습니다.',
  tokenExpired: '세션이 만료되어 로그아웃되었습니다. 다시 로그인하면 보던 화면으로 돌아갑니다.',
  refreshFailed: '토큰 갱신에 실패하여 로그아웃되었습니다. 다시 로그인하면 보던 화면으로 돌아갑니다.',
  register: '브랜드 입점 신청',
  applied: '입점 신청을 검토하고 있습니다. 결정되면 메일로 알려 드립니다.',
  forgotten: '아이디나 비밀번호를 잊으셨나요?',
  code: '기기의 인증 코드',
  setUp:
    '이곳의 스태프는 2단계로 로그인합니다. 지금 설정해 주세요. 앞으로 로그인할 때 기기의 코드를 묻습니다.',
  codeHelp: '인증 앱의 6자리 숫자 또는 복구 코드.',
  codeMissing: '인증 코드를 입력해 주세요.',
  codeWrong: '인증 코드가 올바르지 않거나 만료되었습니다.',
};

export const organization: Texts<typeof english.organization> = {
  enter: '조직 계정으로 로그인',
  or: '또는',
  working: '로그인 중…',
  code: '조직에서 본인 확인을 마쳤습니다. 이제 기기의 인증 코드를 입력해 주세요.',
  canceled: '조직 계정 로그인이 취소되었거나 거부되었습니다.',
  over: '이미 사용했거나 만료되었거나 다른 창에서 시작한 로그인입니다. 처음부터 다시 시작해 주세요.',
  unknown: '조직 계정의 이메일 주소로 등록된 스태프 계정이 없습니다. 관리 화면의 소유자에게 문의해 주세요.',
  other: '이 주소의 계정에는 다른 조직 계정이 연결되어 있습니다. 소유자가 연결을 해제할 수 있습니다.',
  unverified: '조직에서 이메일 주소를 확인해 주지 않아 계정을 찾을 수 없습니다.',
  away: '지금은 조직의 로그인 서비스가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  back: '로그인 화면으로 돌아가기',
  linked: '{{issuer}}의 계정이 연결되어 있습니다.',
  unlink: '연결 해제',
  unlinkOf: '{{name}}의 조직 계정 연결을 해제할까요?',
  unlinkText:
    '이 계정의 모든 로그인이 종료됩니다. 다음에 조직 계정으로 로그인하면 그때의 조직 계정이 연결됩니다.',
};

export const signInHelp: Texts<typeof english.signInHelp> = {
  title: '로그인 도움',
  text: '계정에 등록된 주소로 메일을 보냅니다. 아이디와 새 비밀번호를 설정하는 링크가 들어 있습니다.',
  email: '계정의 이메일 주소',
  noAddress: '이메일 주소를 입력해 주세요.',
  submit: '메일 보내기',
  asked: '{{email}} 주소로 등록된 계정이 있으면 메일이 발송됩니다. 링크는 한 시간 동안 쓸 수 있습니다.',
  toLogin: '로그인 화면으로 돌아가기',
};

export const newPassword: Texts<typeof english.newPassword> = {
  title: '새 비밀번호',
  text: '새 비밀번호를 설정하면 모든 기기에서 이 계정이 로그아웃됩니다.',
  password: '새 비밀번호',
  submit: '비밀번호 설정',
  done: '새 비밀번호가 설정되었습니다. 새 비밀번호로 로그인해 주세요.',
  toLogin: '로그인',
  over: '이미 사용했거나 만료된 링크입니다. 메일을 다시 요청해 주세요.',
  askAgain: '메일 다시 요청',
};

export const activation: Texts<typeof english.activation> = {
  text: '브랜드 관리자로 초대되었습니다. 로그인할 때 쓸 비밀번호를 설정해 주세요.',
  submit: '비밀번호 설정',
  done: '계정이 준비되었습니다. 메일에 적힌 아이디로 브랜드 관리자 로그인을 해 주세요.',
  over: '이미 사용했거나 만료된 링크입니다. 초대받은 주소로 메일을 다시 받을 수 있습니다.',
  asked: '초대가 유효하면 초대받은 주소로 메일이 다시 발송됩니다.',
  damaged: '링크가 잘렸거나 올바르지 않습니다. 초대받은 이메일 주소를 입력하면 그 주소로 새 메일을 보냅니다.',
  address: '초대받은 이메일 주소',
  askedAt:
    '{{email}} 주소로 보낸 초대가 유효하면 새 메일을 보냅니다. 메일의 링크는 3일 동안 사용할 수 있습니다.',
  noLetter:
    '메일이 오지 않으면 이 링크에 해당하는 초대가 없는 것입니다. 초대받은 이메일 주소를 입력해 주세요.',
};

export const sessions: Texts<typeof english.sessions> = {
  title: '로그인된 기기',
  titleOf: '{{name}} 님이 로그인된 기기',
  current: '이 기기',
  unknownDevice: '알 수 없는 기기',
  since: '{{started}}부터, 마지막 사용 {{seen}}',
  end: '종료',
  endOf: '로그인 종료: {{name}}',
  ended: '로그인을 종료했습니다.',
  none: '로그인된 기기가 없습니다.',
};

export const secondFactor: Texts<typeof english.secondFactor> = {
  title: '2단계 로그인',
  off: '로그인할 때 비밀번호와 함께 휴대전화 인증 앱의 코드를 입력합니다. 비밀번호만으로는 로그인할 수 없게 됩니다.',
  on: '로그인할 때 기기의 인증 코드를 입력합니다. 남은 복구 코드: {{amount}}개',
  password: '현재 비밀번호',
  setUp: '설정하기',
  remove: '해제',
  scan: '인증 앱으로 아래 기호를 스캔하거나 그 아래 글자를 입력하세요. 그런 다음 앱에 표시된 코드를 입력하세요.',
  symbol: '인증 앱용 기호',
  confirm: '확인',
  done: '2단계 로그인이 설정되었습니다.',
  recovery: '이 코드를 기기와 따로 보관하세요. 기기 없이 한 번씩 로그인할 수 있으며, 지금만 표시됩니다.',
  recoveryCodes: '복구 코드',
  copy: '복사',
  kept: '보관했습니다',
  onOf: '로그인할 때 기기의 인증 코드가 필요합니다.',
  removeOf: '{{name}} 님의 2단계 로그인을 해제할까요?',
  removeOfText: '기기를 잃어버렸을 때만 해제하세요. 새 기기를 설정할 때까지 비밀번호만으로 로그인됩니다.',
};
