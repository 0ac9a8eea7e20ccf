import { BrandMark, Button } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { noticeMessages } from './CounterScreen.messages.ts';
import { LanguageButton } from './LanguageButton.tsx';
import * as S from './CounterScreen.styles.ts';

interface NoticeProps {
  text: keyof typeof noticeMessages | { own: string };
  onRetry?: () => void;
  onBack?: () => void;
  children?: ReactNode;
}

/** A full green page with one sentence. */
export function Notice({ text, onRetry, onBack, children }: NoticeProps) {
  const t = useMessage();
  return (
    <S.Notice>
      <S.NoticeTop>
        <BrandMark kind="mark" />
        <LanguageButton />
      </S.NoticeTop>
      <div role="status">
        <S.NoticeText>{typeof text === 'string' ? t(noticeMessages[text]) : text.own}</S.NoticeText>
      </div>
      {children}
      {onRetry && <Button onPress={onRetry}>{t('web.counter.again')}</Button>}
      {onBack && <Button onPress={onBack}>{t('web.counter.back')}</Button>}
    </S.Notice>
  );
}
