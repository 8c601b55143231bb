import { useTranslation } from 'react-i18next';
import { type Language, languageOfRegion } from '#domain/words/languages.ts';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useMember } from '../members/use-member.ts';
import { ReplyChoice } from '../saved-replies/reply-choice.tsx';

interface SavedReplyChoiceProps {
  ticket: SupportTicketDetail;
  onChoose: (text: string) => void;
}

/** The saved replies beside the answer to a ticket, in the asker's language if it is known. */
export function SavedReplyChoice(props: SavedReplyChoiceProps) {
  const language = usePreference('language');
  return props.ticket.asker.label === 'user' ? (
    <ForMember {...props} />
  ) : (
    <Filled {...props} language={language} />
  );
}

/** Waits for the member, whose region tells the language. */
function ForMember(props: SavedReplyChoiceProps) {
  const { data } = useMember(String(props.ticket.asker.id));
  return data === undefined ? null : <Filled {...props} language={languageOfRegion[data.data.regionId]} />;
}

function Filled({
  ticket: { id, asker },
  onChoose,
  language,
}: SavedReplyChoiceProps & { language: Language }) {
  const { t } = useTranslation();
  const values = { asker: actorText(t, asker), number: String(id) };
  return <ReplyChoice language={language} values={values} onChoose={onChoose} />;
}
