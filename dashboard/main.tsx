import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { knownAreas } from './areas.ts';
import { speak } from './i18n/i18n.ts';
import { host, position, warnOfOtherHost } from './kit/client/api.ts';
import { forgetTraceback } from './kit/client/last-traceback.ts';
import { followNetwork, onNetworkBack } from './kit/client/network-in-browser.ts';
import { preferences } from './kit/preferences/preferences.ts';
import { forgetVisits } from './kit/routes/recent.ts';
import { forgetRefusal } from './kit/routes/refused.ts';
import { routerOf } from './kit/routes/router.tsx';
import { report, startServices } from './kit/services/configured.ts';
import { keepSessionFresh } from './kit/session/keep-fresh.ts';
import { followOtherTabs, onPersonChange, sessionStore } from './kit/session/session-store.ts';
import { raiseFatal } from './kit/shell/fatal.ts';
import { wasReloaded } from './kit/shell/missing-part.ts';
import { letters } from './kit/theme/letters.ts';
import { cancelQuestions } from './kit/ui/confirm.tsx';
import { forgetNotices, notify } from './kit/ui/notices.tsx';
import { queryClient } from './kit/ui/query-client.ts';

/** Error message in all three languages, for when the texts cannot be loaded. */
const withoutTexts =
  '화면을 불러오지 못했습니다. 새로고침해 주세요. · The page could not be loaded; please reload it. · 画面を読み込めませんでした。再読み込みしてください。';

const router = routerOf(knownAreas);
followOtherTabs(() => router.revalidate());
keepSessionFresh();
warnOfOtherHost();
followNetwork(host);
// Refetches visible queries at once, and all others when they are next shown.
onNetworkBack(() => void queryClient.invalidateQueries());

// Clears the cached data, as the next person must not see that of the previous one.
onPersonChange(() => {
  queryClient.clear();
  position.forget();
  forgetNotices();
  forgetTraceback();
  forgetVisits();
  forgetRefusal();
});
sessionStore.subscribe(({ session }) => {
  if (session === null) cancelQuestions();
});

preferences.subscribe((state, before) => {
  if (state.language !== before.language) speak(state.language);
});

startServices(knownAreas.rooms);

/** Shows the page once its texts are there. The texts' files import this one, so its own body must not wait for them. */
async function show(): Promise<void> {
  const root = document.getElementById('root');
  const { language } = preferences.getState();
  const lettersThere = letters(language);
  const isSpeaking = await speak(language).then(
    () => true,
    () => false,
  );
  await lettersThere;
  if (root !== null && !isSpeaking) root.textContent = withoutTexts;
  if (root !== null && isSpeaking) {
    const unusable = (error: unknown) => {
      report(error);
      raiseFatal({
        text: error instanceof Error ? error.message : String(error),
        error,
        isRecoverable: false,
      });
    };
    createRoot(root, { onUncaughtError: unusable }).render(
      <StrictMode>
        <App areas={knownAreas} router={router} />
      </StrictMode>,
    );
  }
  // Starts that the first render does not need, so they run after it.
  for (const start of knownAreas.starts) start();
  import('./kit/live/live.ts').then((live) => live.followWhileSignedIn(knownAreas.followed));
  if (wasReloaded(sessionStorage, Date.now())) notify('success', i18next.t('shell.missingPart.renewed'));
}

show();
