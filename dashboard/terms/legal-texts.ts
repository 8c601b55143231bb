import type { TFunction } from 'i18next';

export interface LegalPart {
  title: string;
  text: string;
}

const parts = {
  service: ['what', 'accounts', 'garments', 'looks', 'money', 'end', 'changes', 'contact'],
  privacy: ['kept', 'purpose', 'seen', 'others', 'duration', 'rights', 'choice', 'contact'],
} as const;

/** The parts of a text in their order, with the name of the house in them. */
export function legalTexts(t: TFunction, kind: keyof typeof parts, house: string) {
  const told: LegalPart[] =
    kind === 'service'
      ? parts.service.map((name) => ({
          title: t(`legal.service.${name}.title`),
          text: t(`legal.service.${name}.text`, { house }),
        }))
      : parts.privacy.map((name) => ({
          title: t(`legal.privacy.${name}.title`),
          text: t(`legal.privacy.${name}.text`, { house }),
        }));
  return { title: t(`legal.${kind}.title`), lead: t(`legal.${kind}.lead`, { house }), parts: told };
}
