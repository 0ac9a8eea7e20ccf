import { mailAppOf, type Bag } from '@zawadeh/domain';
import { Button, Dock, Illustration, Ltr, mailOpenedIcon, Text } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { BagStrip } from './waitingBag/BagStrip.tsx';
import { signUpWords } from './locales/words.ts';
import { useWords } from '../../lib/messages/language.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { ResendEmail } from './ResendEmail.tsx';
import type { SignFormState } from './useSignForm.ts';

const HEADING = 'check-email';

interface CheckEmailProps {
  form: SignFormState;
  /** The bag that waits, and how many of it. */
  bag: Bag | null;
  quantity: number;
}

/** In place of the form, once an account is created: the next step is in the mailbox. */
export function CheckEmail({ form, bag, quantity }: CheckEmailProps) {
  const t = useMessage();
  const hasWords = useWords(signUpWords);
  const { draft, outcome, openMode } = form;
  const [mailApp] = useState(() => mailAppOf(draft.email, navigator.userAgent));
  const isCreated = outcome.kind === 'created';

  useEffect(() => {
    if (!isCreated || !hasWords) return;
    // The pressed button stood at the end of a longer form.
    window.scrollTo(0, 0);
    document.getElementById(HEADING)?.focus({ preventScroll: true });
  }, [isCreated, hasWords]);

  if (!hasWords) return null;
  return (
    <>
      <S.Column>
        <S.Letter>
          <Illustration name="check-email" size="large" />
          <Text look="h1" align="center" id={HEADING} tabIndex={-1}>
            {t('web.checkEmail.title')}
          </Text>
          <Text align="center">{t(messages.created)}</Text>
          <Text align="center">
            {t('web.checkEmail.sentTo')}
            <S.Address>
              <Ltr kind="email">{draft.email}</Ltr>
            </S.Address>
          </Text>
          <Text tone="muted" align="center">
            {t(bag ? 'web.checkEmail.howWithBag' : 'web.checkEmail.how')}
          </Text>
        </S.Letter>
        {bag && <BagStrip bag={bag} quantity={quantity} note={t('web.checkEmail.bag')} />}
      </S.Column>
      {mailApp !== null && (
        <S.DockPlace>
          <Dock>
            <Button kind="primary" isFullWidth icon={mailOpenedIcon} href={mailApp}>
              {t('web.checkEmail.open')}
            </Button>
          </Dock>
        </S.DockPlace>
      )}
      <S.Column>
        <ResendEmail
          email={draft.email}
          beside={
            <Button kind="quiet" onPress={() => openMode('signUp')}>
              {t('web.checkEmail.change')}
            </Button>
          }
        />
        <Text look="bodySmall" tone="muted" align="center">
          {t('web.checkEmail.spam')}
        </Text>
        <Button kind="quiet" isFullWidth onPress={() => openMode('signIn')}>
          {t(messages.signIn)}
        </Button>
      </S.Column>
    </>
  );
}
