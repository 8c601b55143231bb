import { written } from '../event-versions.ts';
import { parkedEvents } from './parked-events.ts';
import { readModelsOperations } from './read-models.ts';

export const replayWritten = [
  written(parkedEvents, {
    ParkedEventRetried: 1,
    ParkedEventSkipped: 1,
    RowRepaired: 1,
    LogLineRepaired: 1,
    CountersRepaired: 1,
  }),
  written(readModelsOperations, {
    RebuildRequested: 1,
    RebuildCancelRequested: 1,
    SwitchBackRequested: 1,
    FormerDropRequested: 1,
    VerificationRequested: 1,
    VerificationCancelRequested: 1,
    RepairRequested: 1,
  }),
];
