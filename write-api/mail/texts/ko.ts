import type { LetterTexts } from './texts.ts';

export const ko: LetterTexts = {
  brandInvitation: ({ brand, username, link, hours }) => ({
    subject: `tryset ${brand} 관리자 초대`,
    text: `tryset 관리 화면에서 ${brand} 브랜드의 관리자로 초대되었습니다.

아이디: ${username}

아래 링크에서 비밀번호를 설정해 주세요. 링크는 ${hours}시간 동안 한 번만 쓸 수 있습니다.
${link}

예상하지 못한 초대라면 아무것도 하지 않으셔도 됩니다.
`,
  }),
  signInHelp: ({ username, link, minutes }) => ({
    subject: 'tryset 아이디와 새 비밀번호 안내',
    text: `이 주소로 등록된 계정의 로그인 도움 요청을 받았습니다.

아이디: ${username}

아래 링크에서 새 비밀번호를 설정해 주세요. 링크는 ${minutes}분 동안 한 번만 쓸 수 있습니다.
${link}

직접 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로입니다.
`,
  }),
};
