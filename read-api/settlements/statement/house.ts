/** The house that issues statements, as the operator sets it. Statements leave out settings that are null. */
export interface House {
  name: string | null;
  address: string | null;
  /** The Korean business registration number (사업자등록번호). */
  businessNumber: string | null;
  /** The number of the mail-order sales report (통신판매업신고번호). */
  mailOrderNumber: string | null;
  /** Japan's registration number of an invoice issuer (登録番号): T and 13 digits. */
  registrationNumber: string | null;
}

export const namelessHouse: House = {
  name: null,
  address: null,
  businessNumber: null,
  mailOrderNumber: null,
  registrationNumber: null,
};
