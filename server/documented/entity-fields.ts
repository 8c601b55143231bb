const words = (text: string) => text.trim().split(/\s+/);

/** The fields of each entity's answer that the platform's clients use. `notBuiltYet` lists those that are missing. */
export const documentedFields = {
  imageSet: words('small standard large origin'),
  product:
    words(`id brand like category categoryId brandId styleIds colorCode coverImage contents styles materials sizes
      familyProducts season stockStatus stockStatusCount externalLink subsidiaryInfo maxPieceCount gender name code originalPrice
      price discountRate minStockDiscountRate maxStockDiscountRate totalLikeCount totalLookCount useCount stockConditions
      priority isPublished isSaleForCurator isCommerceSaleAvailable isSoldout isAvailable useMode regionId
      enterpriseProductCode publishedTime createdTime updatedTime`),
  stockCounts: words('total use inUse requested inCheck availability'),
  material: words('type attribute value'),
  productSize: words('id type measurements product isSoldOut isAvailable'),
  sizeType: words('id name priority isPublished'),
  measurement: words('type value'),
  category: words('id name children parentId gender priority isPublished isSupportMultipleTry'),
  materialType: words('id name priority isPublished'),
  style: words('name priority isPublished'),
  season: words('name'),
  measurementType: words('name categoryIds priority isPublished'),
  brand:
    words(`id name nameKo like isPublished isFeatured commissionRate skuCode instagramId images isProductsExists
      publicPhones createdTime hasStock businessName businessRegistrationNumber businessEmail businessCertificateImage
      agreeMarketing isExclusive exclusiveCurators bankAccount outStockAddress admins
      subscriptionType isUsingService`),
  invitation: words('code isAvailable publisherId staffEmail expiredTime'),
  brandFeedback: words('rating state regramPoint commercialUsePoint likePoint'),
  inboxMessage: words(
    `tag title description action confirmAction denyAction isDisplayed templateCode status pointAmount thumbnailUrl`,
  ),
  bankAccount: words('accountNumber bankName ownerName'),
  outStockAddress: words('postcode address1 address2'),
  brandImages: words('list logo title'),
  brandAdmin: words('email phone name position brand'),
  brandPhone: words('brand name phone isPublic'),
  user: words(`id username role bio realName birthday gender isPublic grade point pointRate pointRateBirthMonth isBirthMonth auth
      phone email address regionId picture poster systemSetting latestLostAndFound createdTime updatedTime
      isFirstLoginAfterApproval hardlineQuest suspenseMembership cohort instagram youtube certificationStatus hasCard usePointsForPlan`),
  userAddress: words('postcode address1 address2'),
  systemSetting: words(
    'postDelayDay instagramRewardPoint youtubeRewardPoint requestAmountPerTryset canHideLook',
  ),
  tryset:
    words(`id user returnRequest name phone email destination approver approvedTime maxTryDate expDeliveryTime
      timeToPrepareDelivery isPreferExpress customLink handoverInfo trysetItems invoice`),
  destination: words('name phone address notes'),
  trysetItem:
    words(`id trysetId boxScore stock invoiceItem courier trackingNumber trackingInfo status trialDays isLookPosted refusalReason
      refusalType faultType deliveredTime deferredReason lookUploadPoint instagramUploadPoint youtubeUploadPoint
      latestUploadSnsType uploadRemainDays isBrandBoostingApplied returnItem lookItemMappings pointHistory
      maxExtendedLookPostDate metadata createdTime updatedTime trialEnd remainingDays postStatus ruleCodes`),
  look: words(`id snsType instagramInfo youtubeInfo gender description isPublic user images like productsV2 productSizesV2
      trysetItems pointHistory lookItemMappings contentScores brandLikes productVersion isCertified
      latestCertificationStatus latestCertificationComment brandEvent brandEventGivenPoints`),
  lookOfList:
    words(`id snsType instagramInfo youtubeInfo gender description isPublic user images like productsV2 productSizesV2
      trysetItems lookItemMappings contentScores productVersion isCertified latestCertificationStatus
      latestCertificationComment`),
  lookPost: words('link isLinkValid likeCount commentCount viewCount isDuplicate'),
  lookImage: words('order image'),
  lookItemMapping: words('id latestCertificationStatus certificationLogs givenPoints givenCash trysetItemId'),
  mappingOfItem: words('id latestCertificationStatus certificationLogs givenPoints givenCash trysetItemId'),
  lookCertification: words('id status rejectedReasons otherRejectedReason user createdAt'),
  lookSummary: words(
    'totalContentCount certifiedContentCount nonCertifiedContentCount lookScoreCountSummary',
  ),
  certificationCounts: words('pendingCount deferredCount approvedCount rejectedCount'),
  agency: words('name url'),
  agencyContact: words('email name position phone agency'),
  agencyOfContact: words('id name url'),
  pointHistory: words('delta data createdTime'),
  pointData: words('type message'),
  courier: words('code name provider'),
  like: words('isMyLike count'),
  returnRequest:
    words(`id trysetId sourceAddress approver approvedTime requestedPickupReason requestedPickupDate
      confirmedPickupDate`),
  returnItem: words('id trysetItemId courier trackingNumber trackingInfo deliveredTime'),
  trysetOverview: words(`currentUsingTrysetCount currentUsingTrysetItemCount currentReturningTrysetCount
      currentReturningTrysetItemCount canRequestNewRent hasDeferredTrysetItem trysetStatusOverviewList`),
  trysetStatusOverview:
    words(`trysetId status itemsCount estimatedDeliveryTime deliveredTime expirationTime requestedPickupDate
      confirmedPickupDate`),
  stockItem:
    words(`id product productSize code status quality discountRate reimbursementRate lookPostCount useCount brand
      latestOutStockRequestStatus unavailableReasonType abnormalIssue conditionGrade memos memoInuse history pieces`),
  stockMemo: words('comment actor subItemImage createdTime'),
  stockChange: words('before after actor comment'),
  piece: words('id name tag slot stockCode'),
  slot: words('id code slotNumber cellCode sectorCode'),
  stockSummary: words('totalInStockCount outStockRequestedCount inStockCount'),
  metrics: words(
    'pendingItemCount inUseItemCount plannedTrysetItemCount totalCount lookPostedCount plannedCount',
  ),
  brandSubscription: words(
    'id plan startDate endDate extendedEndDate renewNextMonth status paymentStatus paymentType maxSkuAmount',
  ),
  brandPlan: words(
    'price maxSkuAmount maxItemsPerSku guaranteedContentScore displayName internalName regramAble',
  ),
  planOfSubscription: words(
    'price maxSkuAmount maxItemsPerSku guaranteedContentScore displayName internalName regramAble',
  ),
  planPayment: words('paidAmount discountedAmount paymentMethod paymentStatus cardTransaction'),
  memberPlan: words(`id name type price maxClosetLimit maxItemsLimit maxItemsPerTry concurrencyAmount
      defaultRechargingFlag isActive canChange planType`),
  ticket: words(`plan limits usedClosets usedItems rechargingFlag startDate endDate allUsedFlags
      availableItemsPerTry invoice eventTickets amount nextPlan status`),
  subscriptionInvoice: words('merchantUid paidTime paidAmount usedPoints card status'),
  eventTicket: words(
    'id name plan signupStartDate signupEndDate activeDuration fixedActiveDates discountPrice',
  ),
  invoice:
    words(`id user name phone email destination isValid merchantUid impUid receiptUrl paymentMethod paidTime
      virtualBank totals currentCash currentPoint invoiceItems currency refunds paymentId actions revision`),
  invoiceItem:
    words(`type status originalPrice salesPrice itemCash itemPoint courier trackingNumber deliveredTime
      isReturnable isLookPosted scheduledBrandPayment currency refunds paymentId actions revision`),
  brandEvent:
    words(`brandName brandTag startDate endDate startTime endTime assignedPoint brand isLookTaggable invitePeople
      minimumFollowers gender eventAddress giftName giftCost adminName adminPhone state memo scheduleCode
      additionalQuestions`),
  eventParticipation: words(
    'start end state modificationReason additionalFields isLookTagged user lookUploadPoint lookUploadCash',
  ),
  collaboration: words(
    'name startDate endDate campaignIntro postGuideline adminName status postUntil isLookTaggable',
  ),
  proposal: words('assignedPoint feedIndex lookUploadCash status productSizes readAt'),
  page: words('count length next previous data'),
} as const satisfies Record<string, readonly string[]>;

export type DocumentedEntity = keyof typeof documentedFields;

/** The fields of bodies, and of answers that are hard to bring about. A test compares them with the schema of the call. */
export const documentedSchemas = {
  instagram: words(`username follows followedBy engagementRate followedByRealUserRate followedByFemaleRate
    advertisingPostRate averageLikeCount followerNationalities followerLanguages followerAges followerInterests
    lastSyncTime certificationStatus`),
  youtube:
    words(`username internalId subscribedBy title description videoCount averageLikeCount averageViewCount
    averageCommentCount averagePostValue engagementRate femaleSubscriberRate viewCount commentCount hiddenSubscriberCount
    subscriberNationalities subscriberLanguages subscriberAges lastSyncTime certificationStatus`),
  brandCard: words('isPrimary description'),
  newTryset: words('name phone email productSizeIds destination isPreferExpress requestedPoints'),
  paymentRequest: words('amount buyer merchantUid payMethod pg redirectUrl noticeUrl'),
  newOrder: words('invoiceItems usedPoint name phone email destination paymentMethod'),
  token: words('tokenType accessToken v2AccessToken expiresIn refreshToken scope'),
  lookUploadPoints: words('uploadCount defaultPoint refusalCount refusalPoint'),
  benchmark: words('id status lookCount method startedTime endedTime'),
} as const satisfies Record<string, readonly string[]>;
