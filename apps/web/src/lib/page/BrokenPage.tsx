import { Button } from '@zawadeh/ui';
import { Component, type ReactNode } from 'react';
import { useMessage } from '../messages/useMessage.ts';
import * as S from './page.styles.ts';
import { reportBroken } from './reportError.ts';

/** The error boundary of a screen: the frame stays, and the page can be reloaded. */
export class BrokenPage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportBroken(error);
  }

  override render() {
    return this.state.broken ? <Apology /> : this.props.children;
  }
}

/** Uses only code and messages of every page, because nothing may have to be loaded for it. */
function Apology() {
  const t = useMessage();
  return (
    <S.Apology role="alert">
      <img src="/art/not-found.svg" alt="" width={240} height={180} />
      <S.Title>{t('web.broken.title')}</S.Title>
      <p>{t('web.broken.sentence')}</p>
      <Button kind="primary" onPress={() => location.reload()}>
        {t('web.broken.reload')}
      </Button>
    </S.Apology>
  );
}
