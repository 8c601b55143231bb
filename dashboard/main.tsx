import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { warnOfOtherHost } from './client/api.ts';
import { speak } from './i18n/i18n.ts';
import { preferences } from './preferences/preferences.ts';
import { router } from './routes/router.tsx';
import { keepSessionFresh } from './session/keep-fresh.ts';
import { followOtherTabs } from './session/session-store.ts';

// Two fonts of one design: the first has the Korean letters, the second the Japanese. They do not hold up the page.
import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
import('pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css');

followOtherTabs(() => router.revalidate());
keepSessionFresh();
warnOfOtherHost();

preferences.subscribe((state, before) => {
  if (state.language !== before.language) speak(state.language);
});

await speak(preferences.getState().language);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
