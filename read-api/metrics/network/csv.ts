import { columnsOf } from '../../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../../kit/csv/wording.ts';
import type { Reading } from '../../kit/reading.ts';
import { metricColumns } from '../columns.ts';
import type { NetworkLook } from './contract.ts';
import { countedLooks } from './counted-looks.ts';
import { looksBy } from './metrics.ts';
import type { Network, NetworkParams } from './params.ts';

const columns = columnsOf(metricColumns)<NetworkLook>([
  { header: 'id', value: (look) => look.id },
  { header: 'posted_time', isTime: true, value: (look) => look.postedTime },
  { header: 'user_id', value: (look) => look.user.id },
  { header: 'username', value: (look) => look.user.username },
  { header: 'link', value: (look) => look.link },
  { header: 'likes', value: (look) => look.likes },
  { header: 'comments', value: (look) => look.comments },
  { header: 'views', value: (look) => look.views },
  { header: 'followers', value: (look) => look.followers },
  { header: 'engagement_rate', value: (look) => look.engagementRate },
]);

/** A row for each look, the newest first. */
export async function networkFile(
  reading: Reading,
  network: Network,
  query: Omit<NetworkParams, 'time_zone'> & CsvChoices,
): Promise<CsvFile> {
  const { language: _, time_zone: __, ...filters } = query;
  const looks = await looksBy(reading, await countedLooks(reading, network, filters), null);
  return csvFile({
    name: `metrics-${network}`,
    wording: wordingOf(query, reading.now),
    columns,
    rows: each(looks),
  });
}

async function* each(looks: readonly NetworkLook[]) {
  yield* looks;
}
