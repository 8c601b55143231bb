import { shownStockStatuses } from '../stock/stock-status.ts';
import { readRows } from './rows.ts';

/**
 * The decided transitions of a stock item, written by hand. `there`: not removed. `held`: has a holder. `asked out`: has an
 * out-stock request. `paid`: curator_paid.
 */
export const stockItemRows = readRows(
  `
  register                 | none                          | created           | StockItemRegistered           | brand_admin, staff |        | there
  enter                    | created, idle, out_stock      | in_stock          | StockItemEntered              | staff              |        | there
  reserve                  | in_stock                      | requested         | StockItemReserved             | system             |        | there, not asked out
  release                  | requested                     | told              | StockItemReservationReleased  | system
  lend                     | requested                     | in_use            | StockItemLent                 | system
  receive_back             | in_use, unavailable           | in_check          | StockItemReturnReceived       | system             |        | not paid
  check                    | in_stock                      | in_check          | StockItemCheckStarted         | staff              |        | there
  check_complete           | in_check                      | in_stock          | StockItemCheckCompleted       | staff              |        | not held
  hold                     | in_stock, in_check            | hold              | StockItemHeld                 | staff              | reason | there
  release_hold             | hold                          | in_check          | StockItemHoldReleased         | staff
  unavailable              | in_stock, in_check, in_use, hold | unavailable    | StockItemMarkedUnavailable    | staff, system      |        | there
  recover                  | unavailable                   | in_check          | StockItemRecovered            | staff              |        | not paid, there
  sell                     | in_use, requested             | purchased         | StockItemPurchased            | system
  take_back                | purchased                     | in_check          | StockItemTakenBack            | system
  request_out_stock        | in_stock, in_check, in_use, requested, hold | same | OutStockRequested            | brand_admin, staff, system |        | there, not asked out
  cancel_out_stock_request | in_stock, in_check, in_use, requested, hold | same | OutStockRequestCanceled      | brand_admin, staff, system |        | asked out
  ready_out                | in_stock                      | out_stock_ready   | StockItemOutReadied           | staff              |        | asked out
  force_ready_out          | in_stock                      | out_stock_ready   | StockItemOutReadied           | staff              | reason | there
  start_out                | out_stock_ready               | out_stock_ongoing | StockItemOutStarted           | staff
  out                      | out_stock_ongoing             | out_stock         | StockItemOutCompleted         | staff
  roll_back_to_ready       | out_stock_ongoing             | out_stock_ready   | StockItemOutRolledBackToReady | staff
  roll_back_to_stock       | out_stock_ready               | in_stock          | StockItemOutRolledBackToStock | staff
  `,
  {},
);

/**
 * Rows of actions that keep the status, and of two more. An abandoned registration expires like a reservation. Ending the
 * holder is a separate action, since a return is completed after the garment has arrived.
 */
export const furtherStockItemRows = readRows(
  `
  expire          | none                                       | same | StockItemRegistrationExpired | system
  not_sent        | requested, in_use, unavailable             | in_check | StockItemNotSent        | system | | not paid
  hand_over       | in_use, in_check, hold, unavailable        | same | StockItemHandedOver         | system
  undo_curator_paid | unavailable                              | told | StockItemCuratorPaidUndone | system | | there
  end_holder      | in_check, hold, unavailable                | same | StockItemHolderEnded        | system
  stow            | warehouse                                  | same | StockItemStowed             | staff | | there
  memo            | registered                                 | same | StockItemMemoAdded          | brand_admin, staff
  memo_in_use     | registered                                 | same | StockItemMemoInUseChanged   | staff | | there
  abnormal_issue  | registered                                 | same | StockItemAbnormalIssueNoted | staff | | there
  condition_grade | registered                                 | same | StockItemConditionGraded    | staff | | there
  revise_terms    | registered                                 | same | StockItemTermsRevised       | staff | | there
  change_size     | created, in_stock, in_check                | same | StockItemSizeChanged        | staff | | not held, there
  remove          | created, in_stock, out_stock, unavailable  | same | StockItemRemoved            | staff | | not held, there
  create_piece    | registered                                 | same | StockPieceCreated           | staff | | there
  stow_piece      | created, idle, warehouse                   | same | StockPieceStowed            | staff | | there
  take_out_piece  | registered                                 | same | StockPieceTakenOut          | staff | | there
  `,
  {
    registered: shownStockStatuses,
    warehouse: ['in_stock', 'requested', 'in_check', 'hold', 'unavailable', 'out_stock_ready'],
  },
);
