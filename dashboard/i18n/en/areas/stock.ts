import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const history = {
  categories: {
    stock_item: 'Stock item',
  },
  categoryWithId: {
    stock_item: 'Stock item {{id}}',
  },
  event: {
    StockItemRegistered: 'Garment was registered with code {{code}}.',
    StockItemRegistrationExpired: 'Registration of a garment expired: it was never completed.',
    StockItemEntered: 'Entered into stock[[; slot: {{slot}}]].',
    StockItemReserved: 'Reserved for {{holder}}.',
    StockItemReservationReleased: 'Reservation for {{holder}} was released[[; garment: {{stock}}]].',
    StockItemLent: 'Lent to {{holder}}.',
    StockItemReturnReceived: 'Received back from {{holder}}.',
    StockItemHolderEnded: 'No longer held by {{holder}}.',
    StockItemHolderRefused: 'Refused to {{by}}, which does not hold this garment: {{asked}}.',
    StockItemCheckStarted: 'Check started.',
    StockItemCheckCompleted: 'Check completed[[ with grade {{grade}}]][[; issue: {{issue}}]].',
    StockItemHeld: 'Put on hold.',
    StockItemHoldReleased: 'Hold was released.',
    StockItemMarkedUnavailable: 'Marked as unavailable[[: {{unavailableReason}}]].',
    StockItemRecovered: 'Recovered.',
    StockItemPurchased: 'Sold to {{holder}}.',
    OutStockRequested: 'Out-stock was requested.',
    OutStockRequestCanceled: 'Out-stock request was canceled.',
    StockItemOutReadied: 'Made ready for out-stock.',
    StockItemOutReadied_forced: 'Made ready for out-stock by force, without a request.',
    StockItemOutStarted: 'Out-stock started.',
    StockItemOutCompleted: 'Left the stock.',
    StockItemOutRolledBackToReady: 'Rolled back to ready for out-stock.',
    StockItemOutRolledBackToStock: 'Rolled back to stock.',
    StockItemStowed: 'Stowed in {{slot}}.',
    StockItemMemoAdded: 'Memo: {{comment}}',
    StockItemPictureStripped: 'Camera data was taken out of the picture of a memo.',
    StockItemMemoAdded_pictured: 'Memo with a picture: {{comment}}',
    StockItemMemoInUseChanged: 'Memo in use changed: {{memoInUse}}',
    StockItemAbnormalIssueNoted: 'Abnormal issue noted: {{abnormalIssue}}',
    StockItemConditionGraded: 'Condition graded {{grade}}.',
    StockItemSizeChanged: 'Size changed from {{from}} to {{to}}.',
    StockItemTermsRevised: 'Terms were revised.',
    StockItemRemoved: 'Garment was removed.',
    StockPieceCreated: 'Piece was registered: {{name}} ({{tag}}).',
    StockPieceStowed: 'Piece was stowed: {{pieceId}} in {{slot}}.',
    StockPieceTakenOut: 'Piece was taken out: {{pieceId}}.',
  } as const satisfies EventTexts<StockItemEvent>,
  field: {
    outStockRequestedAt: 'Out-stock requested',
    quality: 'Quality',
    reimbursementRate: 'Reimbursement rate',
    holder: 'Holder',
    waitsFor: 'Waits for',
    outStockRequest: 'Out-stock request',
    unavailableReason: 'Why unavailable',
    unavailableOn: 'Unavailable since',
    reimbursement: 'Reimbursement',
    rate: 'Rate',
    on: 'On',
    holdReason: 'Why on hold',
    abnormalIssue: 'Abnormal issue',
    memoInUse: 'Memo in use',
    memos: 'Memos',
    slot: 'Slot',
    useCount: 'Times lent',
    pieces: 'Pieces',
  } as const satisfies FieldTexts<StockItemState>,
} as const;

export const replay = {
  entities: {
    stock_item: 'Garment',
  },
  projection: {
    stock_items: 'Stock items',
    stock_memos: 'Memos on stock',
    stock_rentals: 'Rentals of stock',
  },
} as const;
