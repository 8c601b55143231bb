import type { ParkedEventEvent } from '#domain/replay/parked-events.ts';
import type { ReadModelsEvent } from '#domain/replay/read-models.ts';
import type { RepairEvent } from '#domain/replay/repairs.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  event: {
    ParkedEventRetried: 'Parked event was tried again: {{projection}} {{entity}}, position {{position}}.',
    ParkedEventSkipped: 'Parked event was skipped: {{projection}} {{entity}}, position {{position}}.',
    RebuildRequested: 'Rebuild of read models was asked for, no. {{operation}}.',
    RebuildCancelRequested: 'Cancellation of a rebuild was asked for, no. {{operation}}.',
    SwitchBackRequested: 'Return to the former read models was asked for, no. {{operation}}.',
    FormerDropRequested: 'Removal of the former read models was asked for, no. {{operation}}.',
    VerificationRequested: 'Verification of the read models was asked for, no. {{operation}}.',
    VerificationCancelRequested: 'Cancellation of a verification was asked for, no. {{operation}}.',
    RepairRequested: 'Repair was asked for, no. {{operation}}.',
    RowRepaired: 'Row was built anew from its events: {{projection}} {{entity}}.',
    LogLineRepaired: 'Line of the log mirror was copied anew: position {{position}}.',
    CountersRepaired: 'Counters were counted anew from the rows.',
  } as const satisfies EventTexts<ParkedEventEvent | ReadModelsEvent | RepairEvent>,
} as const;
