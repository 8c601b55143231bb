import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import { PublicFrame } from '../../kit/session/public-frame.tsx';
import { AddressStep } from '../address-step.tsx';
import { begunBefore, keepBegun } from '../begun.ts';
import type { Proof } from '../calls.ts';
import { CodeStep } from '../code-step.tsx';
import { DoneStep } from '../done-step.tsx';
import { MemberStep } from './member-step.tsx';
import { PhoneStep } from './phone-step.tsx';

/** An address that the person reads, with its proof. */
interface Proven {
  proof: Proof;
  email: string;
}

/** The current step of a sign-up. */
type Way =
  | { at: 'address'; isOver: boolean }
  | { at: 'code'; token: string; email: string }
  | ({ at: 'phone'; isOver: boolean } & Proven)
  | ({ at: 'member'; phoneToken: string; region: Region } & Proven)
  | { at: 'done'; email: string; username: string };

const places = { address: 0, code: 0, phone: 1, member: 2, done: 3 } as const;

function beginning(): Way {
  const begun = begunBefore('user');
  return begun === null ? { at: 'address', isOver: false } : { at: 'code', ...begun };
}

/** The sign-up of a member: confirm an e-mail address and a phone by codes, then tell who they are. */
export function MemberSignUpPage() {
  const { t } = useTranslation();
  const [way, setWay] = useState(beginning);

  function anew(isOver: boolean) {
    keepBegun('user', null);
    setWay({ at: 'address', isOver });
  }

  return (
    <PublicFrame isWide={way.at === 'member'}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('rooms.memberSignUp')}
      </Typography>
      <Stepper activeStep={places[way.at]} sx={{ mb: 3 }}>
        {(['address', 'phone', 'member'] as const).map((step) => (
          <Step key={step}>
            <StepLabel>{t(`signUp.member.steps.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {way.at === 'address' && (
        <AddressStep
          kind="user"
          isOver={way.isOver}
          onSent={(begun) => {
            keepBegun('user', begun);
            setWay({ at: 'code', ...begun });
          }}
        />
      )}
      {way.at === 'code' && (
        <CodeStep
          {...way}
          text={t('signUp.member.codeText', { email: way.email })}
          onProven={(proof, email) => setWay({ at: 'phone', isOver: false, proof, email })}
          onOver={() => anew(true)}
          onAnew={() => anew(false)}
        />
      )}
      {way.at === 'phone' && (
        <PhoneStep
          isOver={way.isOver}
          onProven={(phoneToken, region) => setWay({ ...way, at: 'member', phoneToken, region })}
        />
      )}
      {way.at === 'member' && (
        <MemberStep
          {...way}
          onApplied={(username) => {
            keepBegun('user', null);
            setWay({ at: 'done', email: way.email, username });
          }}
          onOver={() => anew(true)}
          onPhoneOver={() => setWay({ at: 'phone', isOver: true, proof: way.proof, email: way.email })}
        />
      )}
      {way.at === 'done' && (
        <DoneStep
          done={t('signUp.member.done', { email: way.email })}
          next={t('signUp.member.doneNext', { username: way.username })}
        />
      )}
    </PublicFrame>
  );
}
