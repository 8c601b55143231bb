import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PublicFrame } from '../kit/session/public-frame.tsx';
import { AddressStep } from './address-step.tsx';
import { begunBefore, keepBegun, proofIn } from './begun.ts';
import { BrandStep } from './brand-step.tsx';
import type { Proof } from './calls.ts';
import { CodeStep } from './code-step.tsx';
import { DoneStep } from './done-step.tsx';
import { LinkStep } from './link-step.tsx';

/** The current step of a registration. */
type Way =
  | { at: 'address'; isOver: boolean }
  | { at: 'code'; token: string; email: string }
  | { at: 'link'; proof: Proof }
  | { at: 'brand'; proof: Proof; email: string }
  | { at: 'done'; email: string; username: string };

const places = { address: 0, code: 1, link: 1, brand: 2, done: 3 } as const;

function beginning(hash: string): Way {
  const proof = proofIn(hash);
  if (proof !== null) return { at: 'link', proof };
  const begun = begunBefore('brand');
  return begun === null ? { at: 'address', isOver: false } : { at: 'code', ...begun };
}

/** The registration of a brand: confirm an e-mail address by a code, then describe the brand and its first admin. */
export function RegistrationPage() {
  const { hash } = useLocation();
  // The key restarts the steps when the e-mail's link opens in the tab that waits for the code.
  return <Registration key={hash} hash={hash} />;
}

function Registration({ hash }: { hash: string }) {
  const { t } = useTranslation();
  const [way, setWay] = useState(() => beginning(hash));

  function anew(isOver: boolean) {
    keepBegun('brand', null);
    setWay({ at: 'address', isOver });
  }

  return (
    <PublicFrame isWide={way.at === 'brand'}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('signUp.title')}
      </Typography>
      <Stepper activeStep={places[way.at]} sx={{ mb: 3 }}>
        {(['address', 'code', 'brand'] as const).map((step) => (
          <Step key={step}>
            <StepLabel>{t(`signUp.steps.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {way.at === 'address' && (
        <AddressStep
          kind="brand"
          isOver={way.isOver}
          onSent={(begun) => {
            keepBegun('brand', begun);
            setWay({ at: 'code', ...begun });
          }}
        />
      )}
      {way.at === 'code' && (
        <CodeStep
          {...way}
          text={t('signUp.codeText', { email: way.email })}
          onProven={(proof, email) => setWay({ at: 'brand', proof, email })}
          onOver={() => anew(true)}
          onAnew={() => anew(false)}
        />
      )}
      {way.at === 'link' && (
        <LinkStep
          proof={way.proof}
          onProven={(email) => setWay({ at: 'brand', proof: way.proof, email })}
          onOver={() => anew(true)}
        />
      )}
      {way.at === 'brand' && (
        <BrandStep
          proof={way.proof}
          email={way.email}
          onApplied={(username) => {
            keepBegun('brand', null);
            setWay({ at: 'done', email: way.email, username });
          }}
          onOver={() => anew(true)}
        />
      )}
      {way.at === 'done' && (
        <DoneStep
          done={t('signUp.done', { email: way.email })}
          next={t('signUp.doneNext', { username: way.username })}
        />
      )}
    </PublicFrame>
  );
}
