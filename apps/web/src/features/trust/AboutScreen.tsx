import { AFTER_PAYMENT_MS, keysOf, REFUND_WORKING_DAYS } from '@zawadeh/domain';
import { BagDrawing, Button, LinkContext, Steps, Text, whatsappIcon } from '@zawadeh/ui';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import { walletName } from '../../lib/shop.ts';
import { useAtomValue } from '../../lib/store.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { QUESTIONS } from './questions.ts';
import * as S from './trust.styles.ts';

/** How it works: three steps, and questions that unfold without scripts too. */
export function Screen() {
  const t = useMessage();
  const support = useAtomValue(supportAtom);
  useOpenAnswer();
  const steps = [
    { id: 'choose', title: t('web.about.choose'), text: t('web.about.chooseText') },
    {
      id: 'pay',
      title: t('web.about.pay', { provider: walletName }),
      text: t('web.about.payText'),
    },
    { id: 'collect', title: t('web.about.collect'), text: t('web.about.collectText') },
  ];
  const values = {
    provider: walletName,
    cancel: AFTER_PAYMENT_MS / 60_000,
    days: REFUND_WORKING_DAYS,
  };
  return (
    <div>
      <S.Field>
        <S.Names>
          <Text look="h1">{t('web.about.title')}</Text>
          <S.Lead>{t('web.about.lead')}</S.Lead>
        </S.Names>
        <S.Bag>
          <BagDrawing category="Bakery/pastery" picture="mixed" />
        </S.Bag>
      </S.Field>
      <S.Band />
      <S.Content>
        <S.Steps>
          <Steps steps={steps} />
        </S.Steps>
        <S.Narrow>
          <Text look="h2" id="questions">
            {t('web.about.questions')}
          </Text>
          <S.Questions>
            {keysOf(QUESTIONS).map((anchor, index) => {
              const [question, answer] = QUESTIONS[anchor];
              return (
                <S.Question key={anchor} open={index === 0}>
                  <S.Asked>{t(question)}</S.Asked>
                  <S.Answer id={anchor}>{t(answer, values)}</S.Answer>
                </S.Question>
              );
            })}
          </S.Questions>
          {support !== null && (
            <S.Ask>
              <Text tone="muted">{t('web.about.notFound')}</Text>
              <Button icon={whatsappIcon} isFullWidth href={chatAddress(support)}>
                {t('web.about.ask')}
              </Button>
            </S.Ask>
          )}
          <S.Legal>
            <LegalLink href={`${paths.store}/apply`}>{t('web.about.apply')}</LegalLink>
            <LegalLink href={paths.terms}>{t('web.terms.title')}</LegalLink>
            <LegalLink href={paths.privacy}>{t('web.privacy.title')}</LegalLink>
          </S.Legal>
        </S.Narrow>
      </S.Content>
    </div>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  const Link = use(LinkContext);
  return (
    <S.LegalLink as={Link} href={href}>
      {children}
    </S.LegalLink>
  );
}

/** A browser opens the answer that a first address names; after a link within the app the page does. */
function useOpenAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    const question = place?.closest('details');
    if (question) question.open = true;
    // After the new page has scrolled to its top.
    const frame = requestAnimationFrame(() => (question ?? place)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
