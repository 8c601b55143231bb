import { trackingKey } from '#domain/text/tracking-number.ts';

/** The couriers' public tracking pages, as far as they are known for certain. The tracking number is appended. */
const pages: Readonly<Record<string, string>> = {
  CJ_LOGISTICS: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  HANJIN: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  JAPAN_POST: 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=ja&reqCodeNo1=',
  LOGEN: 'https://www.ilogen.com/web/personal/trace/',
  LOTTE_LOGISTICS: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  SAGAWA: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=',
  YAMATO: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=',
};

/** The public tracking page of a parcel; null if the courier's page is unknown or the number cannot be valid. */
export function trackingAddress(courier: string, trackingNumber: string): string | null {
  const page = pages[courier];
  const number = trackingKey(trackingNumber);
  return page === undefined || !/^[A-Z0-9]{8,20}$/.test(number) ? null : page + number;
}
