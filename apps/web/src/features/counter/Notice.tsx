import { BrandMark, Button } from '@zawadeh/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { OtherAction } from './mainAction.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { useAskHref } from './results.tsx';
import * as S from './CounterScreen.styles.ts';

interface NoticeProps {
  text: string;
  /** Above the text; it may come later. */
  picture?: ReactNode;
  onRetry?: () => void;
  onBack?: () => void;
  children?: ReactNode;
}

/** A full green page with one sentence. Where a person cannot go on alone, it leads to Zawadeh. */
export function Notice({ text, picture, onRetry, onBack, children }: NoticeProps) {
  const t = useMessage();
  const askHref = useAskHref();
  return (
    <S.Notice>
      <S.NoticeTop>
        <BrandMark kind="mark" />
        <LanguageButton />
      </S.NoticeTop>
      <div role="status">
        <Suspense>{picture}</Suspense>
        <S.NoticeText>{text}</S.NoticeText>
      </div>
      {children}
      {onRetry && <Button onPress={onRetry}>{t('web.counter.again')}</Button>}
      {!onRetry && askHref !== null && (
        <OtherAction as="a" href={askHref} data-kind="secondary">
          {t('web.counter.ask')}
        </OtherAction>
      )}
      {onBack && <Button onPress={onBack}>{t('web.counter.back')}</Button>}
    </S.Notice>
  );
}

/** The server said so, so there is a connection to download it. */
const PhoneOff = lazy(async () => ({
  default: (await importWithRetry(() => import('./PhoneOff.tsx'))).PhoneOff,
}));

/** The phone was revoked: nothing is kept on it, and a new link pairs it again. */
export function Revoked({ text }: { text: string }) {
  const t = useMessage();
  return (
    <Notice text={text} picture={<PhoneOff />}>
      <p>{t('web.counter.forgotText')}</p>
    </Notice>
  );
}
