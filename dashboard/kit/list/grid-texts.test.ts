import { GRID_DEFAULT_LOCALE_TEXT } from '@mui/x-data-grid';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { ja } from '../../i18n/ja/index.ts';
import { ko } from '../../i18n/ko/index.ts';
import { gridTexts } from './grid-texts.ts';

/** Name prefixes of the texts for switched-off parts of the grid and for its paid editions. */
const neverShown =
  /^(toolbar|formula|filter|headerFilter|columnsManagement|columnMenu|columnHeaderFilters|pivot|charts|prompt|aiAssistant|aggregation|emptyPivot|pin|unpin|treeData|group|unGroup|detailPanel|expandDetail|collapseDetail|rowReordering|pagination|footerTotal|rowGrouping|collapseAll|expandAll)/;

test.each(Object.entries({ en, ko, ja }))(
  'translates every text that the grid can show to %s',
  async (lng, texts) => {
    const spoken = i18next.createInstance();
    await spoken.init({ lng, resources: { [lng]: { translation: texts } } });
    const ours = gridTexts(spoken.t);
    const shown = Object.keys(GRID_DEFAULT_LOCALE_TEXT).filter((name) => !neverShown.test(name));
    expect(Object.keys(ours).toSorted()).toEqual(shown.toSorted());
    for (const text of Object.values(ours)) {
      const said = typeof text === 'function' ? text(3) : text;
      expect(said).not.toMatch(/^(list|common)\./);
      if (lng !== 'en') expect(said).toMatch(/[^\p{ASCII}]/u);
    }
  },
);
