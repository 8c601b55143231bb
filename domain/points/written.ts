import { written } from '../event-versions.ts';
import { pointAccount } from './point-account.ts';
import { pointPolicy } from './point-policy.ts';

export const pointsWritten = [
  written(pointAccount, {
    PointsGiven: 2,
    PointsTaken: 2,
    PointsHeld: 1,
    PointsReleased: 1,
    PointsCaptured: 1,
    PointsRefunded: 1,
    PointsSuspended: 1,
    PointsResumed: 1,
    PointsForfeited: 1,
  }),
  written(pointPolicy, { PointPolicyRevised: 1 }),
];
