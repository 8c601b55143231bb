import { written } from '../event-versions.ts';
import { pointAccount } from './point-account.ts';
import { pointPolicy } from './point-policy.ts';

export const pointsWritten = [
  written(pointAccount, {
    PointsGiven: 2,
    PointsTaken: 2,
    PointsHeld: 2,
    PointsReleased: 2,
    PointsCaptured: 2,
    PointsRefunded: 2,
    PointsSuspended: 1,
    PointsResumed: 1,
    PointsForfeited: 1,
  }),
  written(pointPolicy, { PointPolicyRevised: 1 }),
];
