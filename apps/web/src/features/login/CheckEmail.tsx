import { mailAppOf, type Bag } from '@zawadeh/domain';
import { Button, Illustration, Ltr, Text } from '@zawadeh/ui';
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

/** In place of the form, once an account is created: the next step is in the mailbox. */
export function CheckEmail({ form, bag }: { form: SignFormState; bag: Bag | null }) {
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
      {bag && <BagStrip bag={bag} note={t('web.checkEmail.bag')} />}
      <S.Actions>
        {mailApp !== null && (
          <Button kind="primary" isFullWidth href={mailApp}>
            {t('web.checkEmail.open')}
          </Button>
        )}
        <ResendEmail email={draft.email} />
        <Button isFullWidth onPress={() => openMode('signUp')}>
          {t('web.checkEmail.change')}
        </Button>
        <Button kind="quiet" isFullWidth onPress={() => openMode('signIn')}>
          {t(messages.signIn)}
        </Button>
      </S.Actions>
      <Text look="bodySmall" tone="muted" align="center">
        {t('web.checkEmail.spam')}
      </Text>
    </>
  );
}
