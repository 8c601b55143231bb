import type { labels as labelsEn } from '../en/labels.ts';
import type { Texts } from '../texts.ts';

export const labels: Texts<typeof labelsEn> = {
  button: '라벨',
  title: '라벨 인쇄',
  of: '라벨 대상',
  kinds: { stocks: '재고', parcels: '택배', trysets: '트라이셋', slots: '보관 위치' },
  format: '용지',
  formats: { '62x29': '62 × 29 mm 라벨', a6: 'A6 라벨', a4: 'A4 (21칸)' },
  symbol: '코드',
  symbols: { qr: 'QR 코드', code128: 'Code 128 바코드' },
  copies: '라벨별 매수',
  start: '시작 칸',
  amount: '라벨 {{amount}}장 · {{pages}}페이지.',
  fullSize: '용지에 맞추지 말고 100% 크기로 인쇄하세요.',
  drawing: '만드는 중입니다. {{amount}}개 중 {{done}}개를 저장했습니다.',
  print: 'PDF로 저장',
  saved: '저장했습니다. 파일 {{files}}개',
  notWhole: '글꼴에 없는 글자가 있습니다. 다음 라벨은 손으로 보완하세요: {{codes}}',
  notAsCode128: '이 용지에는 {{code}}을(를) Code 128로 인쇄할 수 없습니다. QR 코드를 선택하세요.',
};
