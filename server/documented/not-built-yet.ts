const words = (text: string) => text.trim().split(/\s+/);

/**
 * Parts of the platform that the system does not have yet. The list must shrink: a test fails as soon as an entry exists.
 */
export const notBuiltYet = {
  rooms: ['/additional_services', '/products-oldview'],
  enumerations: [
    'subscription payment status, other spelling',
    'invoice item type',
    'curator upload task',
    'sort order',
  ],
  /** Values missing from an enumeration. */
  values: {},
  /** Fields missing from the answer of an entity. */
  fields: {},
  /** Whole entities, with the part of a path that their calls will have. */
  entities: {
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
