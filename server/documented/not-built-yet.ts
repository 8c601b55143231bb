const words = (text: string) => text.trim().split(/\s+/);

/**
 * Parts of the platform that the system does not have yet. The list must shrink: a test fails as soon as an entry exists.
 */
export const notBuiltYet = {
  rooms: ['/additional_services', '/look-use-management', '/products-oldview'],
  enumerations: [
    'subscription payment status, other spelling',
    'brand event state',
    'event participation state',
    'collaboration status',
    'proposal status',
    'invoice item type',
    'curator upload task',
    'sort order',
  ],
  /** Values missing from an enumeration. */
  values: {},
  /** Fields missing from the answer of an entity. */
  fields: {
    look: ['brandEvent'],
    lookItemMapping: ['givenCash'],
    mappingOfItem: ['givenCash'],
  },
  /** Whole entities, with the part of a path that their calls will have. */
  entities: {
    brandEvent: {
      path: '/brand_events',
      fields: words(`brandName brandTag startDate endDate startTime endTime assignedPoint brand isLookTaggable
        invitePeople minimumFollowers gender eventAddress giftName giftCost adminName adminPhone state memo scheduleCode
        additionalQuestions`),
    },
    eventParticipation: {
      path: '/reservations',
      fields: words(`start end state modificationReason additionalFields isLookTagged user lookUploadPoint
        lookUploadCash`),
    },
    collaboration: {
      path: '/brand_collaborations',
      fields: words(
        `name startDate endDate campaignIntro postGuideline adminName status postUntil isLookTaggable`,
      ),
    },
    proposal: {
      path: '/proposals',
      fields: words('assignedPoint feedIndex lookUploadCash status productSizes'),
    },
  },
} as const;
