// Generated from graph/operations by generate.test.ts.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActorLabel =
  | 'brand_admin'
  | 'staff'
  | 'system'
  | 'user';

export type AddStockItemStaffMemoInput = {
  comment: string;
  stockId: number;
};

export type ApproveCuratorInput = {
  id: number;
  /** curator or influencer */
  role: CuratorRole;
};

export type ApproveItemFromDoneLookInput = {
  lookId: number;
  lookItemMappingId: number;
};

export type BenchmarkSheetFormat =
  | 'CSV'
  | 'XLSX';

export type BrandEventDecision =
  | 'Approved'
  | 'Rejected';

export type BrandFilters = {
  ids?: Array<number> | null | undefined;
  isPublished?: boolean | null | undefined;
  /** A part of a name or of the SKU code */
  keyword?: string | null | undefined;
};

export type BrandStatus =
  | 'applied'
  | 'declined'
  | 'expired'
  | 'none'
  | 'published'
  | 'removed'
  | 'unpublished';

export type BrandSubscriptionPaymentStatus =
  | 'AWAIT'
  | 'CANCELED'
  | 'DONE'
  | 'FAILED'
  | 'PENDING'
  | 'RETRY_AWAIT'
  | 'partially_refunded';

export type BrandSubscriptionPaymentType =
  | 'bank'
  | 'card';

export type BrandSubscriptionStatus =
  | 'canceled'
  | 'idle'
  | 'payment_done'
  | 'payment_failed'
  | 'payment_retry_await'
  | 'pending'
  | 'using';

export type BrandSubscriptionType =
  | 'enterprise'
  | 'free'
  | 'normal';

export type CertificationBenchmarkMethod =
  | 'LANGUAGE_MODEL'
  | 'RULE';

export type CertificationBenchmarkStatus =
  | 'CANCELED'
  | 'DONE'
  | 'IN_PROGRESS'
  | 'PROCESSING';

export type CertificationVerdict =
  | 'approve'
  | 'reject';

export type CertifyBrandEventFromPendingLookInput = {
  lookId: number;
  otherRejectedReason?: string | null | undefined;
  /** Required for Rejected */
  rejectedReasons?: Array<LookRejectedReason> | null | undefined;
  status: BrandEventDecision;
};

export type CertifyItemFromPendingLookInput = {
  /** For Deferred */
  comment?: string | null | undefined;
  lookId: number;
  lookItemMappingId: number;
  otherRejectedReason?: string | null | undefined;
  /** Required for Rejected */
  rejectedReasons?: Array<LookRejectedReason> | null | undefined;
  status: LookItemDecision;
};

export type ChangePieceStatusInStockInput = {
  pieceId: number;
  /** Required for Stowed */
  slot?: SlotInput | null | undefined;
  status: PieceStatus;
  /** The garment of the piece */
  stockId: number;
};

export type CommerceProductStockType =
  | 'brand'
  | 'warehouse';

export type ConditionGrade =
  | 'A'
  | 'B'
  | 'C'
  | 'S';

export type CourierCode =
  | 'CJ_LOGISTICS'
  | 'DVER'
  | 'FUKUYAMA'
  | 'HANJIN'
  | 'JAPAN_POST'
  | 'LOGEN'
  | 'LOTTE_LOGISTICS'
  | 'PINGPONG'
  | 'SAGAWA'
  | 'YAMATO';

export type CreateLookCertificationMethodBenchmarkInput = {
  filter?: LookCertificationMethodBenchmarkFilter | null | undefined;
  method: CertificationBenchmarkMethod;
  prompt?: string | null | undefined;
};

export type CuratorAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  postcode?: string | null | undefined;
};

export type CuratorFilters = {
  email?: string | null | undefined;
  gender?: MemberGender | null | undefined;
  ids?: Array<number> | null | undefined;
  isPublic?: boolean | null | undefined;
  phone?: string | null | undefined;
  q?: string | null | undefined;
  realName?: string | null | undefined;
  regionId?: Region | null | undefined;
  role?: CuratorRole | null | undefined;
  username?: string | null | undefined;
};

export type CuratorRole =
  | 'PRE_CREATED'
  | 'applying_only'
  | 'banned'
  | 'curator'
  | 'influencer'
  | 'normal';

export type CuratorSnsCertificationStatus =
  | 'CERTIFIED_BY_STAFF'
  | 'CERTIFIED_BY_SYSTEM'
  | 'PENDING';

export type CuratorSystemSettingInput = {
  instagramRewardPoint?: number | null | undefined;
  postDelayDay?: number | null | undefined;
  youtubeRewardPoint?: number | null | undefined;
};

export type Currency =
  | 'JPY'
  | 'KRW';

export type DeniedUnavailableReason =
  | 'damaged'
  | 'lost'
  | 'polluted';

export type DenyTrysetItemInput = {
  id: number;
  reason: string;
  stockStatus?: StockFate | null | undefined;
  /** Required for unavailable */
  unavailableReason?: DeniedUnavailableReason | null | undefined;
};

export type DoPieceStatusActionInput = {
  action: PieceAction;
  /** Required for create */
  name?: string | null | undefined;
  /** Required except for create */
  pieceId?: number | null | undefined;
  /** Required for stow */
  slot?: SlotInput | null | undefined;
  /** The garment of the piece */
  stockId: number;
  /** Required for create */
  tag?: string | null | undefined;
};

export type DoStockStatusActionInput = {
  abnormalIssue?: string | null | undefined;
  action: StockAction;
  comment?: string | null | undefined;
  grade?: ConditionGrade | null | undefined;
  issue?: string | null | undefined;
  memoInUse?: string | null | undefined;
  pieceId?: number | null | undefined;
  productSizeId?: number | null | undefined;
  reason?: string | null | undefined;
  slot?: SlotInput | null | undefined;
  stockId: number;
  unavailableReason?: string | null | undefined;
};

export type DocumentLanguage =
  | 'en'
  | 'ja'
  | 'ko';

export type FaultType =
  | 'curator'
  | 'product';

export type ForceDenyTrysetItemInput = {
  id: number;
  reason: string;
  stockStatus?: StockFate | null | undefined;
  /** Required for unavailable */
  unavailableReason?: DeniedUnavailableReason | null | undefined;
};

export type LookBrandEventCertificationStatus =
  | 'Approved'
  | 'Pending'
  | 'Rejected';

export type LookCertificationMethod =
  | 'ACTOR'
  | 'LANGUAGE_MODEL'
  | 'RULE';

export type LookCertificationMethodBenchmarkFilter = {
  brandIds?: Array<number> | null | undefined;
  /** One day, or a first and a last day or time with a comma */
  decidedAt?: string | null | undefined;
  snsType?: SnsType | null | undefined;
};

export type LookCertificationRule =
  | 'MANUAL'
  | 'NORMAL'
  | 'PASS__EXCEPT_EXPOSURE_CHECK';

export type LookCertificationStatus =
  | 'Approved'
  | 'Deferred'
  | 'Pending'
  | 'Rejected';

export type LookFilters = {
  brandId?: number | null | undefined;
  brandIds?: Array<number> | null | undefined;
  brandLikeExists?: boolean | null | undefined;
  categoryIds?: Array<number> | null | undefined;
  certificationStatus?: Array<LookCertificationStatus> | null | undefined;
  /** One day, or a first and a last day or time with a comma */
  createdAt?: string | null | undefined;
  createdAtAfter?: string | null | undefined;
  createdAtBefore?: string | null | undefined;
  /** One day, or a first and a last day or time with a comma */
  decidedAt?: string | null | undefined;
  decidedBy?: Array<LookCertificationMethod> | null | undefined;
  ids?: Array<number> | null | undefined;
  isDuplicate?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isLinkValid?: boolean | null | undefined;
  /** A field of the REST list’s order, with "-" for descending */
  order?: string | null | undefined;
  productIds?: Array<number> | null | undefined;
  publicUser?: boolean | null | undefined;
  /** A text of the look, its curator or its products */
  q?: string | null | undefined;
  snsType?: SnsType | null | undefined;
  trysetItemIds?: Array<number> | null | undefined;
  userId?: number | null | undefined;
  username?: string | null | undefined;
};

/** Exactly one of the three. */
export type LookImageInput = {
  /** A new image that was uploaded */
  assetId?: string | null | undefined;
  /** An image of the look, which stays */
  id?: number | null | undefined;
  /** The file name of a new image; the answer has a form to upload it */
  name?: string | null | undefined;
};

export type LookItemDecision =
  | 'Approved'
  | 'Deferred'
  | 'Rejected';

export type LookRejectedReason =
  | 'AdTagNotExists'
  | 'BrandEventTagNotExists'
  | 'BrandTagNotExists'
  | 'InappropriateItemTagged'
  | 'ItemDetailNotVisible'
  | 'LowExposalOfItem'
  | 'NotExistEssentialHashTag'
  | 'NotExistEssentialWord'
  | 'Other'
  | 'OverlappingPersonTag'
  | 'SNSContentDeleted'
  | 'SNSContentMismatch'
  | 'UploadDeadlineExceeded'
  | 'YoutubeDefaultRejectedReason';

export type LookReportType =
  | 'deleted'
  | 'offensive'
  | 'other'
  | 'wrong_item';

export type LookStatus =
  | 'certified'
  | 'in_progress'
  | 'on_hold'
  | 'rejected';

export type LookUseAction =
  | 'agree'
  | 'ask_again'
  | 'cancel'
  | 'confirm'
  | 'end'
  | 'issue_payment'
  | 'reject'
  | 'revise'
  | 'take_up'
  | 'withhold_payment';

export type LookUseAnswer =
  | 'agreed'
  | 'declined';

export type LookUseFilter = {
  brandId?: number | null | undefined;
  /** One day, or a first and a last day or time with a comma */
  createdAt?: string | null | undefined;
  /** One day, or a first and a last day with a comma */
  endDate?: string | null | undefined;
  ids?: Array<number> | null | undefined;
  isLookGone?: boolean | null | undefined;
  isUnanswered?: boolean | null | undefined;
  lookId?: number | null | undefined;
  /** Uses that wait for staff, or for the calling curator */
  needsDecision?: boolean | null | undefined;
  /** A text of the comment, the brand or the curator */
  q?: string | null | undefined;
  /** One day, or a first and a last day with a comma */
  startDate?: string | null | undefined;
  statuses?: Array<LookUseStatus> | null | undefined;
  types?: Array<LookUseType> | null | undefined;
  userId?: number | null | undefined;
  username?: string | null | undefined;
};

export type LookUseOrder = {
  direction: OrderDirection;
  field: LookUseOrderField;
};

export type LookUseOrderField =
  | 'askedAt'
  | 'createdAt'
  | 'endDate'
  | 'id'
  | 'startDate'
  | 'updatedAt';

export type LookUseStatus =
  | 'Expired'
  | 'canceled'
  | 'confirmed'
  | 'in_progress'
  | 'initialized'
  | 'rejected';

export type LookUseType =
  | 'ADVERTISING'
  | 'SALES_PURPOSE'
  | 'SOCIAL_SHARING'
  | 'commercial_use'
  | 'regram'
  | 'restory';

export type MemberGender =
  | 'etc'
  | 'female'
  | 'male';

export type MutationOptions = {
  /** One key has one effect. Each mutation of an operation uses the key with its alias. */
  idempotencyKey?: string | null | undefined;
  /** Why the caller does this; the history shows it */
  reason?: string | null | undefined;
  /** The revision that the caller saw; another one is refused with 412 */
  revision?: string | null | undefined;
};

export type OrderDirection =
  | 'ASC'
  | 'DESC'
  | 'DESC_NULLS_LAST';

export type OutStockRequestStatus =
  | 'canceled'
  | 'idle'
  | 'requested';

export type OutStockStockItemsInput = {
  stockIds: Array<number>;
};

export type OutboundTrysetItemInput = {
  courier: CourierCode;
  id: number;
  trackingNumber: string;
};

export type PaginationArgsInput = {
  /** The number of the page, from 1; 1 if omitted */
  page?: number | null | undefined;
  /** Rows a page, at most 100; 20 if omitted */
  size?: number | null | undefined;
};

export type PieceAction =
  | 'create'
  | 'stow'
  | 'take_out';

export type PieceStatus =
  | 'Created'
  | 'OutOfWarehouse'
  | 'Stowed';

export type PointReason =
  | 'curator_event'
  | 'curator_fault'
  | 'curator_incentive'
  | 'feedback_reward'
  | 'force_subscription'
  | 'look_penalty'
  | 'membership_refund'
  | 'posting_reward'
  | 'product_fault'
  | 'sign_up_reward';

export type ProductCategoryFilters = {
  name?: string | null | undefined;
};

export type ProductGender =
  | 'any'
  | 'female'
  | 'male';

export type RefusalType =
  | 'idle'
  | 'planned'
  | 'refused';

export type Region =
  | 'JAPAN'
  | 'KOREA';

export type RejectItemFromDoneLookInput = {
  lookId: number;
  lookItemMappingId: number;
  otherRejectedReason?: string | null | undefined;
  rejectedReasons: Array<LookRejectedReason>;
};

export type RejectLookFromDoneLookInput = {
  lookId: number;
  otherRejectedReason?: string | null | undefined;
  rejectedReasons: Array<LookRejectedReason>;
};

export type RejectLookFromPendingLookInput = {
  lookId: number;
  otherRejectedReason?: string | null | undefined;
  rejectedReasons: Array<LookRejectedReason>;
};

export type RequestLookUseInput = {
  /** For staff; a brand asks for itself */
  brandId?: number | null | undefined;
  comment?: string | null | undefined;
  /** What the brand pays, as its requester saw it */
  expectedAmount?: number | null | undefined;
  /** The points, as its requester saw them */
  expectedPointAmount?: number | null | undefined;
  lookId: number;
  type: LookUseType;
  /** The last day; without one, for ever */
  useEndDate?: string | null | undefined;
  useStartDate: string;
};

export type SetBrandBankAccountInformationInput = {
  accountHolderName: string;
  accountNumber: string;
  bankCode?: string | null | undefined;
  bankName: string;
  brandId: number;
};

export type SetBrandBusinessRegistrationInformationInput = {
  brandId: number;
  email: string;
  name: string;
  registrationNumber: string;
};

export type SetBrandOutStockAddressInformationInput = {
  address1: string;
  address2?: string | null | undefined;
  brandId: number;
  postcode: string;
};

export type SetLookCertificationMethodBenchmarkItemUserResultInput = {
  itemId: string;
  rejectedReasons?: Array<LookRejectedReason> | null | undefined;
  userResult: CertificationVerdict;
};

export type SetLookCertificationRuleInput = {
  brandId: number;
  essentialHashtags?: Array<string> | null | undefined;
  essentialWords?: Array<string> | null | undefined;
  rule: LookCertificationRule;
};

export type SetProductForCommerceSaleInput = {
  /** Whether the shop sells the product */
  isForSale: boolean;
  productId: number;
  /** How sizes are offered, at most 20 */
  sizes?: Array<SizeForCommerceSaleInput> | null | undefined;
};

export type ShownStockItemStatus =
  | 'created'
  | 'hold'
  | 'idle'
  | 'in_check'
  | 'in_stock'
  | 'in_use'
  | 'out_stock'
  | 'out_stock_ongoing'
  | 'out_stock_ready'
  | 'purchased'
  | 'requested'
  | 'unavailable';

export type SignInType =
  | 'Staff';

export type SizeForCommerceSaleInput = {
  availableCount?: number | null | undefined;
  isForSale?: boolean | null | undefined;
  productSizeId: number;
  type?: CommerceProductStockType | null | undefined;
};

export type SlotInput = {
  cellCode: string;
  sectorCode: string;
  slotNumber: number;
};

export type SnsType =
  | 'Blog'
  | 'Instagram'
  | 'Youtube';

export type StockAction =
  | 'abnormal_issue'
  | 'cancel_out_stock_request'
  | 'check'
  | 'check_complete'
  | 'condition_grade'
  | 'enter'
  | 'force_ready_out'
  | 'hold'
  | 'memo'
  | 'memo_in_use'
  | 'out'
  | 'ready_out'
  | 'recover'
  | 'release_hold'
  | 'remove'
  | 'request_out_stock'
  | 'roll_back_to_ready'
  | 'roll_back_to_stock'
  | 'start_out'
  | 'stow'
  | 'stow_piece'
  | 'take_out_piece'
  | 'unavailable';

/** The status that a denied item’s garment gets */
export type StockFate =
  | 'in_check'
  | 'in_stock'
  | 'unavailable';

export type StockFilters = {
  brandId?: number | null | undefined;
  categoryIds?: Array<number> | null | undefined;
  code?: string | null | undefined;
  codes?: Array<string> | null | undefined;
  /** One day, or a first and a last day or time with a comma */
  createdAt?: string | null | undefined;
  grades?: Array<ConditionGrade> | null | undefined;
  ids?: Array<number> | null | undefined;
  isOutRequested?: boolean | null | undefined;
  latestOutStockRequestStatus?: OutStockRequestStatus | null | undefined;
  productIds?: Array<number> | null | undefined;
  productSizeId?: number | null | undefined;
  search?: string | null | undefined;
  statuses?: Array<ShownStockItemStatus> | null | undefined;
};

export type StockItemStatus =
  | 'created'
  | 'hold'
  | 'idle'
  | 'in_check'
  | 'in_stock'
  | 'in_use'
  | 'none'
  | 'out_stock'
  | 'out_stock_ongoing'
  | 'out_stock_ready'
  | 'purchased'
  | 'requested'
  | 'unavailable';

export type StockOrder = {
  direction: OrderDirection;
  field: StockOrderField;
};

export type StockOrderField =
  | 'code'
  | 'createdAt'
  | 'grade'
  | 'id'
  | 'slot'
  | 'updatedAt'
  | 'useCount';

export type StockQuality =
  | 'idle'
  | 'new'
  | 'used';

export type StockTermsInput = {
  discountRate?: number | null | undefined;
  quality?: StockQuality | null | undefined;
  reimbursementRate?: number | null | undefined;
};

export type TrysetItemStatus =
  | 'idle'
  | 'purchase_pending'
  | 'purchased'
  | 'return_arrived'
  | 'return_deferred'
  | 'return_delivered'
  | 'return_delivering'
  | 'return_failed'
  | 'return_preparing'
  | 'return_requested'
  | 'tryset_canceled'
  | 'tryset_delivered'
  | 'tryset_delivering'
  | 'tryset_preparing'
  | 'tryset_requested';

export type UpdateBrandInformationInput = {
  brandId: number;
  englishName?: string | null | undefined;
  /** The name of the brand’s Instagram account */
  instagram?: string | null | undefined;
  isExclusive?: boolean | null | undefined;
  isPublished?: boolean | null | undefined;
  koreanName?: string | null | undefined;
  paymentName?: string | null | undefined;
  skuCode?: string | null | undefined;
  stockEmail?: string | null | undefined;
  taxEmail?: string | null | undefined;
};

export type UpdateCuratorPointInput = {
  /** Points to give, or to take if negative */
  delta: number;
  id: number;
  message: string;
  type: PointReason;
};

export type UpdateCuratorProfileByStaffInput = {
  address?: CuratorAddressInput | null | undefined;
  bio?: string | null | undefined;
  /** YYYY-MM-DD */
  birthday?: string | null | undefined;
  email?: string | null | undefined;
  gender?: MemberGender | null | undefined;
  id: number;
  isPublic?: boolean | null | undefined;
  phone?: string | null | undefined;
  realName?: string | null | undefined;
  regionId?: Region | null | undefined;
  systemSetting?: CuratorSystemSettingInput | null | undefined;
};

export type UpdateLookInput = {
  description?: string | null | undefined;
  /** Replaces all images, in this order. With a new name, the images stay until they are uploaded. */
  images?: Array<LookImageInput> | null | undefined;
  link?: string | null | undefined;
  /** Replaces all tagged items */
  trysetItemIds?: Array<number> | null | undefined;
};

export type UpdateLookUseByStaffInput = {
  /** The action to take, in place of a status */
  action?: LookUseAction | null | undefined;
  /** Of the price, if it is not the list price */
  amount?: number | null | undefined;
  comment?: string | null | undefined;
  id: number;
  /** What the brand gets back after an early end */
  refund?: number | null | undefined;
  /** Takes the action that leads to the status */
  status?: LookUseStatus | null | undefined;
  useEndDate?: string | null | undefined;
  useStartDate?: string | null | undefined;
};

export type UpdateStockItemAbnormalIssueInput = {
  abnormalIssue?: string | null | undefined;
  stockId: number;
};

export type UpdateStockItemConditionGradeInput = {
  conditionGrade?: ConditionGrade | null | undefined;
  stockId: number;
};

export type UserProfileType =
  | 'brand_admin'
  | 'staff'
  | 'user';

export type AcceptTrysetItemMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type AcceptTrysetItemMutation = { acceptTrysetItem: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type AddNewInStockStockToProductSizeMutationVariables = Exact<{
  code?: string | null | undefined;
  options?: MutationOptions | null | undefined;
  productSizeId: number;
  slot?: SlotInput | null | undefined;
  terms?: StockTermsInput | null | undefined;
}>;


export type AddNewInStockStockToProductSizeMutation = { addNewInStockStockToProductSize: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type AddStockItemStaffMemoMutationVariables = Exact<{
  input: AddStockItemStaffMemoInput;
  options?: MutationOptions | null | undefined;
}>;


export type AddStockItemStaffMemoMutation = { addStockItemStaffMemo: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type ApproveCuratorMutationVariables = Exact<{
  input: ApproveCuratorInput;
  options?: MutationOptions | null | undefined;
}>;


export type ApproveCuratorMutation = { approveCurator: { createdAt: string, curatorInstagramURL: string | null, curatorYoutubeURL: string | null, gender: MemberGender | null, id: number, imageFullPath: string | null, isFirstLoginAfterApproval: boolean | null, phone: string | null, point: number | null, realName: string | null, regionId: Region, revision: string, role: CuratorRole, username: string | null, instagram: { certificationStatus: CuratorSnsCertificationStatus, followedBy: number | null, username: string | null } | null, picture: { small: { url: string } } | null, systemSetting: { instagramRewardPoint: number | null, postDelayDay: number | null, youtubeRewardPoint: number | null } | null, youtube: { subscribedBy: number | null, username: string | null } | null } | null };

export type ApproveItemFromDoneLookMutationVariables = Exact<{
  input: ApproveItemFromDoneLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type ApproveItemFromDoneLookMutation = { approveItemFromDoneLook: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type BrandsByCertificationRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsByCertificationRuleQuery = { brandsByCertificationRule: { manualBrands: Array<{ englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null }>, normalBrands: Array<{ englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null }>, passExceptExposureCheckBrands: Array<{ englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null }> } | null };

export type CancelLookCertificationMethodBenchmarkMutationVariables = Exact<{
  benchmarkId: string;
  options?: MutationOptions | null | undefined;
}>;


export type CancelLookCertificationMethodBenchmarkMutation = { cancelLookCertificationMethodBenchmark: { endedAt: string | null, id: string, lookCount: number, method: CertificationBenchmarkMethod, startedAt: string, status: CertificationBenchmarkStatus } | null };

export type CertifyBrandEventFromPendingLookMutationVariables = Exact<{
  input: CertifyBrandEventFromPendingLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type CertifyBrandEventFromPendingLookMutation = { certifyBrandEventFromPendingLook: { brandEventGivenCash: number | null, brandEventGivenPoints: number | null, contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestBrandEventCertificationStatusV2: LookBrandEventCertificationStatus | null, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandEvent: { assignedPoint: number, brandTag: string, endDate: string, id: number, isLookTaggable: boolean, regionId: Region, startDate: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, reservations: Array<{ id: number, lookUploadCash: number | null, lookUploadPoint: number | null, curator: { id: number, username: string | null } }> } | null, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, proposal: { id: number, readAt: string | null, brandCollaboration: { id: number, name: string } } | null, selfCampaignApplication: { id: number, selfCampaign: { id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } } } | null, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type CertifyItemFromPendingLookMutationVariables = Exact<{
  input: CertifyItemFromPendingLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type CertifyItemFromPendingLookMutation = { certifyItemFromPendingLook: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type ChangePieceStatusInStockMutationVariables = Exact<{
  input: ChangePieceStatusInStockInput;
  options?: MutationOptions | null | undefined;
}>;


export type ChangePieceStatusInStockMutation = { changePieceStatusInStock: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type ChangeStockSizeMutationVariables = Exact<{
  options?: MutationOptions | null | undefined;
  productSizeId: number;
  stockId: number;
}>;


export type ChangeStockSizeMutation = { changeStockSize: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type ChangeToOutStockOngoingMutationVariables = Exact<{
  options?: MutationOptions | null | undefined;
  stockIds: Array<number> | number;
}>;


export type ChangeToOutStockOngoingMutation = { changeToOutStockOngoing: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type ContentUseInvoiceDocumentQueryVariables = Exact<{
  brandId: number;
  year: number;
  month: number;
  language?: DocumentLanguage | null | undefined;
}>;


export type ContentUseInvoiceDocumentQuery = { contentUseInvoiceDocument: { id: string, url: string, validUntilAt: string } | null };

export type CreateBrandLookLikeMutationVariables = Exact<{
  brandId: number;
  lookId: number;
  options?: MutationOptions | null | undefined;
}>;


export type CreateBrandLookLikeMutation = { createBrandLookLike: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type CreateLookCertificationMethodBenchmarkMutationVariables = Exact<{
  input: CreateLookCertificationMethodBenchmarkInput;
  options?: MutationOptions | null | undefined;
}>;


export type CreateLookCertificationMethodBenchmarkMutation = { createLookCertificationMethodBenchmark: { endedAt: string | null, id: string, lookCount: number, method: CertificationBenchmarkMethod, startedAt: string, status: CertificationBenchmarkStatus } | null };

export type CurrentSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentSubscriptionQuery = { currentSubscription: { id: number, revision: string, status: BrandSubscriptionStatus, isUsingService: boolean, startDate: string, endDate: string | null, extendedEndDate: string | null, paymentType: BrandSubscriptionPaymentType, paymentStatus: BrandSubscriptionPaymentStatus | null, maxSkuAmount: number | null, nextTryAt: string | null, brand: { id: number, name: string, koreanName: string | null, englishName: string }, plan: { id: number, displayName: string, internalName: string | null, subscriptionType: BrandSubscriptionType, price: number, currency: Currency, maxSkuAmount: number | null } | null, invoice: { id: number, amount: number, currency: Currency, dueAt: string } | null } | null };

export type DeleteBrandLookLikeMutationVariables = Exact<{
  brandLookLikeId: number;
  options?: MutationOptions | null | undefined;
}>;


export type DeleteBrandLookLikeMutation = { deleteBrandLookLike: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type DeleteLookMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type DeleteLookMutation = { deleteLook: { id: number } | null };

export type DeleteProductSizeMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type DeleteProductSizeMutation = { deleteProductSize: { id: number } | null };

export type DeleteStockMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type DeleteStockMutation = { deleteStock: { id: number } | null };

export type DenyTrysetItemMutationVariables = Exact<{
  input: DenyTrysetItemInput;
  options?: MutationOptions | null | undefined;
}>;


export type DenyTrysetItemMutation = { denyTrysetItem: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type DoPieceStatusActionMutationVariables = Exact<{
  input: DoPieceStatusActionInput;
  options?: MutationOptions | null | undefined;
}>;


export type DoPieceStatusActionMutation = { doPieceStatusAction: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type DoStockStatusActionMutationVariables = Exact<{
  input: DoStockStatusActionInput;
  options?: MutationOptions | null | undefined;
}>;


export type DoStockStatusActionMutation = { doStockStatusAction: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type ForceDeliveredMutationVariables = Exact<{
  options?: MutationOptions | null | undefined;
  reason: string;
  trysetItemId: number;
}>;


export type ForceDeliveredMutation = { forceDelivered: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type ForceDenyTrysetItemMutationVariables = Exact<{
  input: ForceDenyTrysetItemInput;
  options?: MutationOptions | null | undefined;
}>;


export type ForceDenyTrysetItemMutation = { forceDenyTrysetItem: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type ForcePurchaseTrysetItemMutationVariables = Exact<{
  faultType: FaultType;
  options?: MutationOptions | null | undefined;
  reason: string;
  trysetItemId: number;
}>;


export type ForcePurchaseTrysetItemMutation = { forcePurchaseTrysetItem: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type GenerateLookCertificationMethodBenchmarkResultSheetUrlMutationVariables = Exact<{
  benchmarkId: string;
  format?: BenchmarkSheetFormat | null | undefined;
}>;


export type GenerateLookCertificationMethodBenchmarkResultSheetUrlMutation = { generateLookCertificationMethodBenchmarkResultSheetUrl: { url: string, validUntilAt: string } | null };

export type GetBrandInformationQueryVariables = Exact<{
  brandId: number;
}>;


export type GetBrandInformationQuery = { getBrandInformation: { englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null } | null };

export type GetBrandOrganizationObjectsQueryVariables = Exact<{
  brandId: number;
}>;


export type GetBrandOrganizationObjectsQuery = { getBrandOrganizationObjects: Array<
    | { __typename: 'BankAccountInformation', accountHolderName: string, accountNumber: string, bankCode: string | null, bankName: string, type: string }
    | { __typename: 'BusinessRegistrationInformation', email: string | null, name: string | null, registrationNumber: string | null, type: string }
    | { __typename: 'OutStockAddress', address1: string, address2: string | null, postcode: string, type: string }
    | { __typename: 'PaymentCardInformation', name: string | null, type: string }
    | { __typename: 'StockEmail', email: string | null, type: string }
    | { __typename: 'TaxEmail', email: string | null, type: string }
  > | null };

export type GetCommerceProductStocksByProductIdQueryVariables = Exact<{
  productId: number;
}>;


export type GetCommerceProductStocksByProductIdQuery = { getCommerceProductStocksByProductId: { isCommerceSaleAvailable: boolean, productId: number, stocks: Array<{ availableCount: number, garmentCount: number, id: number, isForSale: boolean, reservedCount: number, revision: string | null, setCount: number | null, soldCount: number, type: CommerceProductStockType, product: { code: string | null, id: number, name: string }, productSize: { id: number, name: string | null } }> } | null };

export type GetCuratorsByCuratorFilterQueryVariables = Exact<{
  filters?: CuratorFilters | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type GetCuratorsByCuratorFilterQuery = { getCuratorsByCuratorFilter: { items: Array<{ createdAt: string, curatorInstagramURL: string | null, curatorYoutubeURL: string | null, gender: MemberGender | null, id: number, imageFullPath: string | null, phone: string | null, point: number | null, realName: string | null, regionId: Region, revision: string, role: CuratorRole, username: string | null, instagram: { certificationStatus: CuratorSnsCertificationStatus, followedBy: number | null, username: string | null } | null, picture: { small: { url: string } } | null, youtube: { subscribedBy: number | null, username: string | null } | null }>, pageInfo: { currentPage: number, totalCount: number, totalPage: number } } | null };

export type GetLookQueryVariables = Exact<{
  id: number;
}>;


export type GetLookQuery = { getLook: { brandEventGivenCash: number | null, brandEventGivenPoints: number | null, contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestBrandEventCertificationStatusV2: LookBrandEventCertificationStatus | null, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandEvent: { assignedPoint: number, brandTag: string, endDate: string, id: number, isLookTaggable: boolean, regionId: Region, startDate: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, reservations: Array<{ id: number, lookUploadCash: number | null, lookUploadPoint: number | null, curator: { id: number, username: string | null } }> } | null, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookUses: Array<{ id: number, status: LookUseStatus, type: LookUseType }> | null, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, proposal: { id: number, readAt: string | null, brandCollaboration: { id: number, name: string } } | null, selfCampaignApplication: { id: number, selfCampaign: { id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } } } | null, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type GetMyUserProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyUserProfileQuery = { getMyUserProfile: { email: string | null, id: number, name: string | null, type: UserProfileType } | null };

export type GetStockQueryVariables = Exact<{
  id: number;
}>;


export type GetStockQuery = { getStock: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type GetStocksQueryVariables = Exact<{
  filters?: StockFilters | null | undefined;
  orderBy?: StockOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type GetStocksQuery = { getStocks: { page: number, pageCount: number, size: number, totalCount: number, stocks: Array<{ abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: never | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }> } | null };

export type ListBrandsV2QueryVariables = Exact<{
  filters?: BrandFilters | null | undefined;
}>;


export type ListBrandsV2Query = { listBrandsV2: Array<{ englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null }> | null };

export type LookCertificationMethodBenchmarkItemsQueryVariables = Exact<{
  after?: string | null | undefined;
  benchmarkId: string;
  first?: number | null | undefined;
  needToBeReviewedOnly?: boolean | null | undefined;
}>;


export type LookCertificationMethodBenchmarkItemsQuery = { lookCertificationMethodBenchmarkItems: { edges: Array<{ cursor: string, node: { id: string, metadata: never, userResult: { rejectedReasons: Array<LookRejectedReason>, verdict: CertificationVerdict } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean, totalCount: number } } | null };

export type LookCertificationMethodBenchmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type LookCertificationMethodBenchmarksQuery = { lookCertificationMethodBenchmarks: Array<{ endedAt: string | null, id: string, lookCount: number, method: CertificationBenchmarkMethod, startedAt: string, status: CertificationBenchmarkStatus }> | null };

export type LookCertificationRuleQueryVariables = Exact<{
  brandId?: number | null | undefined;
}>;


export type LookCertificationRuleQuery = { lookCertificationRule: { essentialHashtags: Array<string>, essentialWords: Array<string>, revision: string, rule: LookCertificationRule } | null };

export type LookCertificationStatsQueryVariables = Exact<{
  filters?: LookFilters | null | undefined;
}>;


export type LookCertificationStatsQuery = { lookCertificationStats: { approvedCount: number, deferredCount: number, pendingCount: number, rejectedCount: number } | null };

export type LookUseQueryVariables = Exact<{
  filter?: LookUseFilter | null | undefined;
  orderBy?: LookUseOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type LookUseQuery = { lookUse: { items: Array<{ comment: string, createdAt: string, id: number, isLookGone: boolean, isUnanswered: boolean, reason: string | null, revision: string, status: LookUseStatus, type: LookUseType, updatedAt: string, useEndDate: string | null, useStartDate: string, agreement: { answer: LookUseAnswer | null, answeredAt: string | null, askedAt: string | null, isReminded: boolean }, brand: { englishName: string, id: number, koreanName: string | null, name: string }, look: { createdAt: string | null, id: number, isThere: boolean, link: string | null, snsType: SnsType, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, figures: { commentCount: number | null, followers: number | null, likeCount: number | null, viewCount: number | null } | null, image: { large: { url: string }, origin: { url: string }, small: { url: string }, standard: { url: string } } | null }, pendingCash: { brandPaymentAmount: number | null, curatorReceiveAmount: number | null, id: number } | null, pendingPoint: { id: number, paidDiscountRate: number, pointAmount: number } | null }>, pageInfo: { currentPage: number, totalCount: number, totalPage: number } } | null };

export type LookUseAllQueryVariables = Exact<{
  filter?: LookUseFilter | null | undefined;
}>;


export type LookUseAllQuery = { lookUseAll: Array<{ comment: string, createdAt: string, id: number, isLookGone: boolean, isUnanswered: boolean, reason: string | null, revision: string, status: LookUseStatus, type: LookUseType, updatedAt: string, useEndDate: string | null, useStartDate: string, agreement: { answer: LookUseAnswer | null, answeredAt: string | null, askedAt: string | null, isReminded: boolean }, brand: { englishName: string, id: number, koreanName: string | null, name: string }, look: { createdAt: string | null, id: number, isThere: boolean, link: string | null, snsType: SnsType, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, figures: { commentCount: number | null, followers: number | null, likeCount: number | null, viewCount: number | null } | null, image: { large: { url: string }, origin: { url: string }, small: { url: string }, standard: { url: string } } | null }, pendingCash: { brandPaymentAmount: number | null, curatorReceiveAmount: number | null, id: number } | null, pendingPoint: { id: number, paidDiscountRate: number, pointAmount: number } | null }> | null };

export type LookUseStaffQueryVariables = Exact<{
  filter?: LookUseFilter | null | undefined;
  orderBy?: LookUseOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}>;


export type LookUseStaffQuery = { lookUseStaff: { items: Array<{ comment: string, createdAt: string, id: number, isLookGone: boolean, isUnanswered: boolean, reason: string | null, revision: string, status: LookUseStatus, type: LookUseType, updatedAt: string, useEndDate: string | null, useStartDate: string, agreement: { answer: LookUseAnswer | null, answeredAt: string | null, askedAt: string | null, isReminded: boolean }, brand: { englishName: string, id: number, koreanName: string | null, name: string }, look: { createdAt: string | null, id: number, isThere: boolean, link: string | null, snsType: SnsType, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, figures: { commentCount: number | null, followers: number | null, likeCount: number | null, viewCount: number | null } | null, image: { large: { url: string }, origin: { url: string }, small: { url: string }, standard: { url: string } } | null }, pendingCash: { brandPaymentAmount: number | null, curatorReceiveAmount: number | null, id: number } | null, pendingPoint: { id: number, paidDiscountRate: number, pointAmount: number } | null }>, pageInfo: { currentPage: number, totalCount: number, totalPage: number } } | null };

export type LookUseSummaryQueryVariables = Exact<{
  filter?: LookUseFilter | null | undefined;
}>;


export type LookUseSummaryQuery = { lookUseSummary: { totalCount: number, totalPaidPrice: number } | null };

export type LooksStaffQueryVariables = Exact<{
  filters?: LookFilters | null | undefined;
  paginationArgsInput?: PaginationArgsInput | null | undefined;
}>;


export type LooksStaffQuery = { looksStaff: { items: Array<{ id: number, status: LookStatus, latestCertificationStatusV2: LookCertificationStatus, createdAt: string, snsType: SnsType, link: string | null, description: string, contentUnitScore: number | null, images: Array<{ id: number, order: number, small: string }>, curator: { id: number, username: string | null, realName: string | null }, lookItemMappings: Array<{ id: number, latestCertificationStatusV2: LookCertificationStatus, product: { id: number, name: string }, brand: { id: number, name: string } }> }>, pageInfo: { totalCount: number, totalPage: number, currentPage: number } } | null };

export type MarkTrysetItemAsExpressDeliveriesMutationVariables = Exact<{
  ids: Array<number> | number;
  options?: MutationOptions | null | undefined;
}>;


export type MarkTrysetItemAsExpressDeliveriesMutation = { markTrysetItemAsExpressDeliveries: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type MarkTrysetItemAsExpressDeliveryMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type MarkTrysetItemAsExpressDeliveryMutation = { markTrysetItemAsExpressDelivery: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type MarkTrysetItemAsNormalDeliveriesMutationVariables = Exact<{
  ids: Array<number> | number;
  options?: MutationOptions | null | undefined;
}>;


export type MarkTrysetItemAsNormalDeliveriesMutation = { markTrysetItemAsNormalDeliveries: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type MarkTrysetItemAsNormalDeliveryMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type MarkTrysetItemAsNormalDeliveryMutation = { markTrysetItemAsNormalDelivery: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type OutStockStockItemsMutationVariables = Exact<{
  input: OutStockStockItemsInput;
  options?: MutationOptions | null | undefined;
}>;


export type OutStockStockItemsMutation = { outStockStockItems: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type OutboundTrysetItemsMutationVariables = Exact<{
  items: Array<OutboundTrysetItemInput> | OutboundTrysetItemInput;
  options?: MutationOptions | null | undefined;
}>;


export type OutboundTrysetItemsMutation = { outboundTrysetItems: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type ProductCategoriesQueryVariables = Exact<{
  filters?: ProductCategoryFilters | null | undefined;
  isPublished?: boolean | null | undefined;
}>;


export type ProductCategoriesQuery = { productCategories: Array<{ id: number, name: string, priority: number, gender: ProductGender, isPublished: boolean, isSupportMultipleTry: boolean, createdAt: string, updatedAt: string, parentId: number | null, children: Array<{ id: number, name: string, priority: number, isPublished: boolean, children: Array<{ id: number, name: string }> }> }> | null };

export type ProductMaterialTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductMaterialTypesQuery = { productMaterialTypes: Array<{ createdAt: string, id: number, isPublished: boolean, name: string, priority: number }> | null };

export type RejectItemFromDoneLookMutationVariables = Exact<{
  input: RejectItemFromDoneLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type RejectItemFromDoneLookMutation = { rejectItemFromDoneLook: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type RejectLookFromDoneLookMutationVariables = Exact<{
  input: RejectLookFromDoneLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type RejectLookFromDoneLookMutation = { rejectLookFromDoneLook: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type RejectLookFromPendingLookMutationVariables = Exact<{
  input: RejectLookFromPendingLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type RejectLookFromPendingLookMutation = { rejectLookFromPendingLook: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type RequestLookRecertificationMutationVariables = Exact<{
  comment?: string | null | undefined;
  lookId: number;
  options?: MutationOptions | null | undefined;
}>;


export type RequestLookRecertificationMutation = { requestLookRecertification: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, brandLookLikes: Array<{ id: number, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, lookReports: Array<{ comment: string | null, type: LookReportType, brand: { englishName: string, id: number, koreanName: string | null, name: string } }>, trysetItems: Array<{ id: number, trysetId: number }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type RequestLookUseMutationVariables = Exact<{
  input: RequestLookUseInput;
  options?: MutationOptions | null | undefined;
}>;


export type RequestLookUseMutation = { requestLookUse: { comment: string, createdAt: string, id: number, isLookGone: boolean, isUnanswered: boolean, reason: string | null, revision: string, status: LookUseStatus, type: LookUseType, updatedAt: string, useEndDate: string | null, useStartDate: string, agreement: { answer: LookUseAnswer | null, answeredAt: string | null, askedAt: string | null, isReminded: boolean }, brand: { englishName: string, id: number, koreanName: string | null, name: string }, look: { createdAt: string | null, id: number, isThere: boolean, link: string | null, snsType: SnsType, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null, instagram: { username: string | null } }, figures: { commentCount: number | null, followers: number | null, likeCount: number | null, viewCount: number | null } | null, image: { large: { url: string }, origin: { url: string }, small: { url: string }, standard: { url: string } } | null, instagramInfo: { id: number, link: string | null } | null, youtubeInfo: { id: number, link: string | null } | null }, pendingCash: { brandPaymentAmount: number | null, curatorReceiveAmount: number | null, id: number } | null, pendingPoint: { id: number, paidDiscountRate: number, pointAmount: number } | null } | null };

export type RetryAwaitSubscriptionByBrandQueryVariables = Exact<{
  brandId: number;
}>;


export type RetryAwaitSubscriptionByBrandQuery = { retryAwaitSubscriptionByBrand: { id: number, revision: string, status: BrandSubscriptionStatus, isUsingService: boolean, startDate: string, endDate: string | null, extendedEndDate: string | null, paymentType: BrandSubscriptionPaymentType, paymentStatus: BrandSubscriptionPaymentStatus | null, maxSkuAmount: number | null, nextTryAt: string | null, brand: { id: number, name: string, koreanName: string | null, englishName: string }, plan: { id: number, displayName: string, internalName: string | null, subscriptionType: BrandSubscriptionType, price: number, currency: Currency, maxSkuAmount: number | null } | null, invoice: { id: number, amount: number, currency: Currency, dueAt: string } | null } | null };

export type ReturnArriveDeferredTrysetItemMutationVariables = Exact<{
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type ReturnArriveDeferredTrysetItemMutation = { returnArriveDeferredTrysetItem: { boxScore: number | null, courier: CourierCode | null, createdAt: string, deliveredAt: string | null, faultType: FaultType | null, id: number, isExpress: boolean, lookUploadPoint: number | null, refusalType: RefusalType, revision: string, status: TrysetItemStatus, trackingNumber: string | null, updatedAt: string, brand: { englishName: string, id: number, koreanName: string | null, name: string }, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, stock: { abnormalIssue: string | null, code: string, id: number, memoInuse: string | null }, tryset: { destinationAddress1: string | null, destinationName: string | null, id: number, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null } } } | null };

export type RollbackToInStockFromOutStockReadyMutationVariables = Exact<{
  options?: MutationOptions | null | undefined;
  stockIds: Array<number> | number;
}>;


export type RollbackToInStockFromOutStockReadyMutation = { rollbackToInStockFromOutStockReady: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type RollbackToOutStockReadyFromOngoingByStaffMutationVariables = Exact<{
  options?: MutationOptions | null | undefined;
  stockIds: Array<number> | number;
}>;


export type RollbackToOutStockReadyFromOngoingByStaffMutation = { rollbackToOutStockReadyFromOngoingByStaff: Array<{ errorCode: string | null, id: number, message: string | null, ok: boolean, status: string | null }> | null };

export type SetBrandBankAccountInformationMutationVariables = Exact<{
  input: SetBrandBankAccountInformationInput;
  options?: MutationOptions | null | undefined;
}>;


export type SetBrandBankAccountInformationMutation = { setBrandBankAccountInformation: { englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null } | null };

export type SetBrandBusinessRegistrationInformationMutationVariables = Exact<{
  input: SetBrandBusinessRegistrationInformationInput;
  options?: MutationOptions | null | undefined;
}>;


export type SetBrandBusinessRegistrationInformationMutation = { setBrandBusinessRegistrationInformation: { englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null } | null };

export type SetBrandOutStockAddressInformationMutationVariables = Exact<{
  input: SetBrandOutStockAddressInformationInput;
  options?: MutationOptions | null | undefined;
}>;


export type SetBrandOutStockAddressInformationMutation = { setBrandOutStockAddressInformation: { englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null } | null };

export type SetLookCertificationMethodBenchmarkItemUserResultMutationVariables = Exact<{
  input: SetLookCertificationMethodBenchmarkItemUserResultInput;
  options?: MutationOptions | null | undefined;
}>;


export type SetLookCertificationMethodBenchmarkItemUserResultMutation = { setLookCertificationMethodBenchmarkItemUserResult: { endedAt: string | null, id: string, lookCount: number, method: CertificationBenchmarkMethod, startedAt: string, status: CertificationBenchmarkStatus } | null };

export type SetLookCertificationRuleMutationVariables = Exact<{
  input: SetLookCertificationRuleInput;
  options?: MutationOptions | null | undefined;
}>;


export type SetLookCertificationRuleMutation = { setLookCertificationRule: { essentialHashtags: Array<string>, essentialWords: Array<string>, revision: string, rule: LookCertificationRule } | null };

export type SetProductForCommerceSaleMutationVariables = Exact<{
  input: SetProductForCommerceSaleInput;
  options?: MutationOptions | null | undefined;
}>;


export type SetProductForCommerceSaleMutation = { setProductForCommerceSale: { isCommerceSaleAvailable: boolean, productId: number, stocks: Array<{ availableCount: number, garmentCount: number, id: number, isForSale: boolean, reservedCount: number, revision: string | null, setCount: number | null, soldCount: number, type: CommerceProductStockType, product: { code: string | null, id: number, name: string }, productSize: { id: number, name: string | null } }> } | null };

export type SignInMutationVariables = Exact<{
  token: string;
  type: SignInType;
}>;


export type SignInMutation = { signIn: { accessToken: string, v1AccessToken: string } | null };

export type StockSummaryQueryVariables = Exact<{
  brandId?: number | null | undefined;
}>;


export type StockSummaryQuery = { stockSummary: { inStockCount: number, outStockRequestedCount: number, totalInStockCount: number } | null };

export type UpdateAvailableCommerceProductStockCountMutationVariables = Exact<{
  availableCount?: number | null | undefined;
  id: number;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateAvailableCommerceProductStockCountMutation = { updateAvailableCommerceProductStockCount: { availableCount: number, garmentCount: number, id: number, isForSale: boolean, reservedCount: number, revision: string | null, setCount: number | null, soldCount: number, type: CommerceProductStockType, product: { code: string | null, id: number, name: string }, productSize: { id: number, name: string | null } } | null };

export type UpdateBrandInformationMutationVariables = Exact<{
  input: UpdateBrandInformationInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateBrandInformationMutation = { updateBrandInformation: { englishName: string, id: number, isExclusive: boolean, isPublished: boolean, koreanName: string | null, name: string, revision: string, skuCode: string | null, status: BrandStatus, socialAccounts: { instagram: string | null }, titleImage: { small: { url: string } } | null } | null };

export type UpdateCuratorPointMutationVariables = Exact<{
  input: UpdateCuratorPointInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateCuratorPointMutation = { updateCuratorPoint: { createdAt: string, curatorInstagramURL: string | null, curatorYoutubeURL: string | null, gender: MemberGender | null, id: number, imageFullPath: string | null, isFirstLoginAfterApproval: boolean | null, phone: string | null, point: number | null, realName: string | null, regionId: Region, revision: string, role: CuratorRole, username: string | null, instagram: { certificationStatus: CuratorSnsCertificationStatus, followedBy: number | null, username: string | null } | null, picture: { small: { url: string } } | null, systemSetting: { instagramRewardPoint: number | null, postDelayDay: number | null, youtubeRewardPoint: number | null } | null, youtube: { subscribedBy: number | null, username: string | null } | null } | null };

export type UpdateCuratorProfileByStaffMutationVariables = Exact<{
  input: UpdateCuratorProfileByStaffInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateCuratorProfileByStaffMutation = { updateCuratorProfileByStaff: { createdAt: string, curatorInstagramURL: string | null, curatorYoutubeURL: string | null, gender: MemberGender | null, id: number, imageFullPath: string | null, isFirstLoginAfterApproval: boolean | null, phone: string | null, point: number | null, realName: string | null, regionId: Region, revision: string, role: CuratorRole, username: string | null, instagram: { certificationStatus: CuratorSnsCertificationStatus, followedBy: number | null, username: string | null } | null, picture: { small: { url: string } } | null, systemSetting: { instagramRewardPoint: number | null, postDelayDay: number | null, youtubeRewardPoint: number | null } | null, youtube: { subscribedBy: number | null, username: string | null } | null } | null };

export type UpdateLookMutationVariables = Exact<{
  id: number;
  input: UpdateLookInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateLookMutation = { updateLook: { contentUnitScore: number | null, createdAt: string, description: string, id: number, isDuplicate: boolean, isLinkValid: boolean | null, isPublic: boolean, latestCertificationStatusV2: LookCertificationStatus, link: string | null, recertificationCount: number, reportCount: number, revision: string, snsType: SnsType, status: LookStatus, updatedAt: string, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null }, images: Array<{ id: number, order: number, origin: string, small: string, standard: string, image: { small: { url: string } } }>, instagramInfo: { commentCount: number | null, followedBy: number | null, id: number, isLinkValid: boolean | null, likeCount: number | null, link: string | null } | null, lookItemMappings: Array<{ certifiedAt: string | null, comment: string | null, givenPoints: number | null, id: number, latestCertificationStatusV2: LookCertificationStatus, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, uploadPoint: number | null, brand: { englishName: string, id: number, koreanName: string | null, name: string }, certificationLogs: Array<{ comment: string | null, createdAt: string, id: number, method: LookCertificationMethod, otherRejectedReason: string | null, rejectedReasons: Array<LookRejectedReason>, status: LookCertificationStatus, user: { id: number | null, label: ActorLabel, name: string | null } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, trysetItem: { id: number, trysetId: number } }>, trysetItems: Array<{ id: number, trysetId: number }>, uploads: Array<{ assetId: string, name: string, url: string, validUntil: string, fields: Array<{ name: string, value: string }> }>, youtubeInfo: { commentCount: number | null, id: number, likeCount: number | null, link: string | null, subscribedBy: number | null } | null } | null };

export type UpdateLookUseByStaffMutationVariables = Exact<{
  input: UpdateLookUseByStaffInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateLookUseByStaffMutation = { updateLookUseByStaff: { comment: string, createdAt: string, id: number, isLookGone: boolean, isUnanswered: boolean, reason: string | null, revision: string, status: LookUseStatus, type: LookUseType, updatedAt: string, useEndDate: string | null, useStartDate: string, agreement: { answer: LookUseAnswer | null, answeredAt: string | null, askedAt: string | null, isReminded: boolean }, brand: { englishName: string, id: number, koreanName: string | null, name: string }, look: { createdAt: string | null, id: number, isThere: boolean, link: string | null, snsType: SnsType, curator: { gender: MemberGender | null, id: number, realName: string | null, regionId: Region, username: string | null, instagram: { username: string | null } }, figures: { commentCount: number | null, followers: number | null, likeCount: number | null, viewCount: number | null } | null, image: { large: { url: string }, origin: { url: string }, small: { url: string }, standard: { url: string } } | null, instagramInfo: { id: number, link: string | null } | null, youtubeInfo: { id: number, link: string | null } | null }, pendingCash: { brandPaymentAmount: number | null, curatorReceiveAmount: number | null, id: number } | null, pendingPoint: { id: number, paidDiscountRate: number, pointAmount: number } | null } | null };

export type UpdateStockItemAbnormalIssueMutationVariables = Exact<{
  input: UpdateStockItemAbnormalIssueInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateStockItemAbnormalIssueMutation = { updateStockItemAbnormalIssue: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type UpdateStockItemConditionGradeMutationVariables = Exact<{
  input: UpdateStockItemConditionGradeInput;
  options?: MutationOptions | null | undefined;
}>;


export type UpdateStockItemConditionGradeMutation = { updateStockItemConditionGrade: { abnormalIssue: string | null, code: string, conditionGrade: ConditionGrade | null, createdAt: string, id: number, latestOutStockRequestStatus: OutStockRequestStatus, memoInuse: string | null, quality: StockQuality, revision: string, status: StockItemStatus, updatedAt: string, useCount: number, brand: { englishName: string, id: number, koreanName: string | null, name: string }, memos: Array<{ comment: string, createdAt: string, id: string, actor: { id: number | null, label: ActorLabel, name: string | null } }>, pieces: Array<{ id: number, name: string, status: PieceStatus, tag: string, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null }>, product: { categoryName: string | null, code: string | null, gender: ProductGender, id: number, name: string, coverImage: { small: { url: string } } | null }, productSize: { id: number, name: string }, slot: { cellCode: string, code: string, id: string, sectorCode: string, slotNumber: number, stockCode: string } | null } | null };

export type YoutubeChannelIdByChannelNameQueryVariables = Exact<{
  channelName: string;
}>;


export type YoutubeChannelIdByChannelNameQuery = { youtubeChannelIdByChannelName: { id: { channelId: string, kind: string }, snippet: { description: string | null, handle: string, title: string | null } } | null };
