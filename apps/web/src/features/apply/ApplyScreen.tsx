import { facadeDrawing, Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { Applied } from './Applied.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import * as S from './ApplyScreen.styles.ts';
import { useApplication } from './useApplication.ts';

/** A shop asks to sell here; it needs no account. */
export function Screen() {
  const t = useMessage();
  const application = useApplication();
  const { outcome } = application;
  if (outcome.kind === 'sent') return <Applied application={outcome.application} />;
  const steps = [
    [t('web.apply.step.apply'), t('web.apply.step.applyText')],
    [t('web.apply.step.call'), t('web.apply.step.callText')],
    [t('web.apply.step.sell'), t('web.apply.step.sellText')],
  ] as const;
  return (
    <S.Root>
      <S.Field>
        <S.Names>
          <Text look="h1">{t('web.apply.title')}</Text>
          <S.Lead>{t('web.apply.lead')}</S.Lead>
        </S.Names>
        <S.Front src={facadeDrawing(null)} alt="" width={400} height={220} />
      </S.Field>
      <S.Band />
      <ApplyForm application={application}>
        <S.Steps role="list" aria-label={t('web.apply.steps')}>
          {steps.map(([title, text], place) => (
            <li key={title}>
              <S.Numeral aria-hidden="true">{place + 1}</S.Numeral>
              <S.StepTitle>{title}</S.StepTitle>
              <S.StepText>{text}</S.StepText>
            </li>
          ))}
        </S.Steps>
      </ApplyForm>
    </S.Root>
  );
}
