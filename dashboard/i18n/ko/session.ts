import type * as english from '../en/session.ts';
import type { Texts } from '../texts.ts';

export const login: Texts<typeof english.login> = {
  title: '로그인',
  subtitle: '스태프와 브랜드 관리자를 위한 관리 화면',
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
};
