/** Fields that an entity's answer must have, and fields whose feature is not built yet (`later`). */
export interface DocumentedFields {
  fields: readonly string[];
  later?: Readonly<Record<string, readonly string[]>>;
}

const words = (text: string) => text.trim().split(/\s+/);

/** Fields of each entity that the platform's clients use, as listed in the platform's description. */
export const documentedFields = {
  imageSet: { fields: words('small standard large origin') },
  product: {
    fields:
      words(`id brand like category categoryId brandId styleIds colorCode coverImage contents styles materials sizes
      familyProducts season stockStatus stockStatusCount externalLink subsidiaryInfo maxPieceCount gender name code originalPrice
      price discountRate minStockDiscountRate maxStockDiscountRate totalLikeCount totalLookCount useCount stockConditions
      priority isPublished isSaleForCurator isCommerceSaleAvailable isSoldout isAvailable useMode regionId
      enterpriseProductCode publishedTime createdTime updatedTime`),
  },
  stockCounts: { fields: words('total use inUse requested inCheck availability') },
  material: { fields: words('type attribute value') },
  productSize: { fields: words('id type measurements product isSoldOut isAvailable') },
  sizeType: { fields: words('id name priority isPublished') },
  measurement: { fields: words('type value') },
  category: { fields: words('id name children parentId gender priority isPublished isSupportMultipleTry') },
  materialType: { fields: words('id name priority isPublished') },
  style: { fields: words('name priority isPublished') },
  season: { fields: words('name') },
  measurementType: { fields: words('name categoryIds priority isPublished') },
  brand: {
    fields:
      words(`id name nameKo like isPublished isFeatured commissionRate skuCode instagramId images isProductsExists
      publicPhones createdTime hasStock businessName businessRegistrationNumber businessEmail businessCertificateImage
      agreeMarketing isExclusive exclusiveCurators bankAccount outStockAddress admins`),
    later: { orders: ['totalScheduledPaymentAmount'], subscriptions: ['subscriptionType', 'isUsingService'] },
  },
  brandImages: { fields: words('list logo title') },
  brandAdmin: { fields: words('email phone name position brand') },
  brandPhone: { fields: words('brand name phone isPublic') },
  user: {
    fields:
      words(`id username role bio realName birthday gender isPublic grade pointRate pointRateBirthMonth isBirthMonth auth
      phone email address regionId picture poster systemSetting latestLostAndFound createdTime updatedTime
      isFirstLoginAfterApproval hardlineQuest suspenseMembership cohort instagram youtube certificationStatus hasCard usePointsForPlan`),
  },
  systemSetting: {
    fields: words('postDelayDay instagramRewardPoint youtubeRewardPoint requestAmountPerTryset canHideLook'),
  },
  tryset: {
    fields:
      words(`id user returnRequest name phone email destination approver approvedTime maxTryDate expDeliveryTime
      timeToPrepareDelivery isPreferExpress customLink handoverInfo trysetItems`),
    later: { orders: ['invoice'] },
  },
  destination: { fields: words('name phone address notes') },
  trysetItem: {
    fields:
      words(`id trysetId boxScore stock courier trackingNumber trackingInfo status trialDays isLookPosted refusalReason
      refusalType faultType deliveredTime deferredReason lookUploadPoint instagramUploadPoint youtubeUploadPoint
      latestUploadSnsType uploadRemainDays isBrandBoostingApplied returnItem lookItemMappings pointHistory
      maxExtendedLookPostDate metadata createdTime updatedTime`),
    later: { orders: ['invoiceItem'] },
  },
  look: {
    fields:
      words(`id snsType instagramInfo youtubeInfo gender description isPublic user images like productsV2 productSizesV2
      trysetItems pointHistory lookItemMappings contentScores brandLikes productVersion isCertified
      latestCertificationStatus latestCertificationComment`),
    later: {
      orders: ['commerceOrderItems'],
      brandEvents: ['brandEvent'],
      lookUses: ['lookUses', 'latestRegramRequestStatus'],
      feedback: ['brandFeedbacks'],
    },
  },
  lookOfList: {
    fields:
      words(`id snsType instagramInfo youtubeInfo gender description isPublic user images like productsV2 productSizesV2
      trysetItems lookItemMappings contentScores productVersion isCertified latestCertificationStatus
      latestCertificationComment`),
  },
  lookPost: { fields: words('link isLinkValid likeCount commentCount viewCount isDuplicate') },
  lookImage: { fields: words('order image') },
  lookItemMapping: {
    fields: words('id latestCertificationStatus certificationLogs givenPoints trysetItemId'),
    later: { orders: ['givenCash'] },
  },
  mappingOfItem: {
    fields: words('id latestCertificationStatus certificationLogs givenPoints trysetItemId'),
    later: { orders: ['givenCash'] },
  },
  lookCertification: { fields: words('id status rejectedReasons otherRejectedReason user createdAt') },
  lookSummary: {
    fields: words('totalContentCount certifiedContentCount nonCertifiedContentCount lookScoreCountSummary'),
  },
  certificationCounts: { fields: words('pendingCount deferredCount approvedCount rejectedCount') },
  agency: { fields: words('name url') },
  agencyContact: { fields: words('email name position phone agency') },
  agencyOfContact: { fields: words('id name url') },
  pointHistory: { fields: words('delta data createdTime') },
  pointData: { fields: words('type message') },
  courier: { fields: words('code name') },
  like: { fields: words('isMyLike count') },
  returnRequest: {
    fields: words(`id trysetId sourceAddress approver approvedTime requestedPickupReason requestedPickupDate
      confirmedPickupDate`),
  },
  returnItem: { fields: words('id trysetItemId courier trackingNumber trackingInfo deliveredTime') },
  trysetOverview: {
    fields: words(`currentUsingTrysetCount currentUsingTrysetItemCount currentReturningTrysetCount
      currentReturningTrysetItemCount canRequestNewRent hasDeferredTrysetItem trysetStatusOverviewList`),
  },
  trysetStatusOverview: {
    fields:
      words(`trysetId status itemsCount estimatedDeliveryTime deliveredTime expirationTime requestedPickupDate
      confirmedPickupDate`),
  },
  stockItem: {
    fields:
      words(`id product productSize code status quality discountRate reimbursementRate lookPostCount useCount brand
      latestOutStockRequestStatus unavailableReasonType abnormalIssue conditionGrade memos memoInuse history pieces`),
  },
  stockMemo: { fields: words('comment actor subItemImage createdTime') },
  stockChange: { fields: words('before after actor comment') },
  piece: { fields: words('id name tag slot stockCode') },
  slot: { fields: words('id code slotNumber cellCode sectorCode') },
  stockSummary: { fields: words('totalInStockCount outStockRequestedCount inStockCount') },
  metrics: {
    fields: words(
      'pendingItemCount inUseItemCount plannedTrysetItemCount totalCount lookPostedCount plannedCount',
    ),
  },
  page: { fields: words('count length next previous data') },
} as const satisfies Record<string, DocumentedFields>;

export type DocumentedEntity = keyof typeof documentedFields;
