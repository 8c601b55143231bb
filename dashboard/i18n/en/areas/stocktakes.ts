import type { StocktakeEvent } from '#domain/stocktakes/stocktake-events.ts';
import type { StocktakeAction } from '#domain/stocktakes/stocktake-transitions.ts';
import { stocktakeWords } from '#domain/stocktakes/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const stocktakeActions = {
  start: 'Start',
  scan: 'Scan',
  take_back: 'Take back',
  finish: 'Finish',
  settle: 'Record outcomes',
  retry: 'Retry failed garments',
  cancel: 'Cancel the stocktake',
} as const satisfies Record<StocktakeAction, string>;

export const texts = {
  stocktakeActions,
  stocktake: {
    status: words.stocktakeStatus,
    finding: words.stocktakeFinding,
    decision: words.garmentDecision,
    outcome: words.garmentOutcome,
    fields: stocktakeWords,
    title: 'Stocktake {{id}} · {{place}}',
    place: 'Place',
    hasFailed: 'Something failed',
    start: 'Start a stocktake',
    startText:
      'Choose a sector, or one of its cells. Its garments by the register are expected there. Nothing changes until the end.',
    progressName: 'Progress',
    progress: '{{done}} of {{all}} scanned',
    finish: 'Finish the stocktake',
    finishText:
      '{{held}} missing go on hold, and {{moved}} misplaced move to the slot where they were scanned. Clear a box to leave a garment as it is.',
    decisions: 'Decisions',
    reason: 'Reason, in the history of each garment',
    firstReason: 'Stocktake of {{place}}',
    waiting:
      'Not sent from this tab yet: {{amount}} {{amount, plural(one: scan; other: scans)}}. Finish once all are sent.',
    box: 'Scan a garment, or the slot where you stand',
    boxIn: 'Scan a garment in slot {{slot}}',
    boxHelp: 'With a slot, misplaced garments can move there. Enter sends.',
    boxInHelp: 'Scan the next slot to go on there. Esc: without a slot.',
    away: 'The server is out of reach. Not sent yet: {{amount}} {{amount, plural(one: scan; other: scans)}}. This tab sends them by itself.',
    takeBack: 'Take back',
    takeBackOf: 'Take back the scan of {{code}}',
    registered: 'register: {{slot}}',
    scannedIn: 'scanned in {{slot}}',
    more: 'and {{amount}} more. The CSV file lists all.',
    lists: {
      open: {
        missing: 'Still to scan',
        misplaced: 'Misplaced',
        unexpected: 'Unexpected',
        found: 'Found',
        gone: 'Left since the start',
      },
      ended: {
        missing: 'Missing',
        misplaced: 'Misplaced',
        unexpected: 'Unexpected',
        found: 'Found',
        gone: 'Left properly during the stocktake',
      },
    },
    none: {
      missing: 'Every expected garment is scanned.',
      misplaced: 'None so far.',
      unexpected: 'None so far.',
      found: 'Nothing is scanned yet.',
      gone: 'None.',
    },
    says: {
      slot: 'Slot {{slot}}. Scan the garments in it.',
      found: '{{code}} is in its place.',
      repeat: '{{code}} is counted already: {{finding}}.',
      unknown: 'No garment has the code {{code}}. Check the label, or take the scan back.',
      unexpected: '{{code}} should not be in the warehouse. Lay it aside, and scan it at the check-in desk.',
      misplaced:
        '{{code}} belongs in {{registered}}. Carry it there. Or scan the slot where it lies, then the garment again: it moves at the end.',
      moves: '{{code}} belongs in {{registered}}. At the end, it moves to {{slot}}.',
      slotless:
        '{{code}} has no slot. Scan the slot where it lies, then the garment again: it moves there at the end.',
      stows: '{{code}} has no slot. At the end, it moves to {{slot}}.',
    },
    problems: {
      notHere:
        'Slot {{slot}} is outside of {{place}}, which this stocktake counts. Scan a slot of {{place}}.',
      unknownSlot: 'Slot {{slot}} does not exist. Scan the label again, or add the slot.',
      similarSlots: 'Slot {{slot}} does not exist. Do you mean {{slots}}?',
      retiredSlot: 'Slot {{slot}} is retired. Use another slot, or add it again.',
      refused: 'Not counted: {{error}}',
    },
    plan: {
      hold: 'missing, goes on hold',
      onHold: 'missing, stays on hold',
      cannotHold: 'missing, stays “{{status}}”. Look for it, or replace it in its tryset',
      leave: 'stays as it is',
      move: 'moves to {{slot}}',
      noSlot: 'stays in {{slot}} by the register, as no slot was scanned. Carry it back',
      unexpected: 'is “{{status}}” by the register. Scan it at the check-in desk',
      unknown: 'no garment has this code',
    },
    carried: {
      hold: {
        pending: 'Goes on hold.',
        done: 'On hold.',
        failed: 'Not put on hold.',
      },
      move: {
        pending: 'Moves to {{slot}}.',
        done: 'Moved to {{slot}}.',
        failed: 'Not moved to {{slot}}.',
      },
    },
    failedAs:
      'It is “{{status}}”, which does not allow it. Look for it, or replace it in its tryset, then retry.',
    failedCode: 'The garment refused it ({{code}}). Open it, then retry.',
    notes: {
      pending:
        'To put on hold or move: {{amount}} {{amount, plural(one: garment; other: garments)}}. The page shows each outcome.',
      failed:
        'Not put on hold or moved: {{amount}} {{amount, plural(one: garment; other: garments)}}. The lists say why. Then retry.',
    },
    how: {
      title: 'How it goes',
      slot: 'Scan the label of a slot, or leave it out if only the presence counts.',
      garment: 'Scan each garment that lies there. Found, misplaced and unexpected ones appear in the lists.',
      together: 'Others can scan the same stocktake at once. A garment counts once.',
      finish: 'Finish: missing garments go on hold with your reason, and misplaced ones move.',
    },
    why: { nothing_failed: 'No hold or move failed.' },
    refused: {
      too_large: 'The place holds too many garments. Start with one of its cells.',
      place_unknown:
        'No slot has this sector and cell. Choose a sector of the register, or add its slots first.',
      too_many_scans: 'The stocktake keeps no more scans. Finish it, then start another one.',
      no_such_scan: 'The stocktake has no scan of this number. Load it again.',
      nothing_failed: 'No hold or move failed, so nothing is left to try again.',
    },
  },
} as const;

export const rooms = { stocktakes: 'Stocktakes', stocktake: 'Stocktake' } as const;

export const history = {
  categories: { stocktake: 'Stocktakes' },
  categoryWithId: { stocktake: 'Stocktake {{id}}' },
  event: {
    StocktakeStarted: 'Stocktake was started.',
    StocktakeScanned: '{{code}} was scanned.',
    StocktakeScanTakenBack: 'The scan of {{code}} was taken back.',
    StocktakeFinished: 'Stocktake was finished.',
    StocktakeGarmentsSettled: 'Holds and moves were carried out.',
    StocktakeRetried: 'Failed garments were tried again.',
    StocktakeCanceled: 'Stocktake was canceled.',
  } as const satisfies EventTexts<StocktakeEvent>,
  fieldOf: { stocktake: stocktakeWords },
} as const;

export const replay = {
  entities: { stocktake: 'Stocktakes' },
  projection: { stocktakes: 'Stocktakes', stocktake_lines: 'Garments of stocktakes' },
} as const;
