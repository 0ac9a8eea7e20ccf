import { brand } from '@zawadeh/domain';
import { Alert, Button, useLanguage } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAtom } from '../lib/store.ts';
import { postLoginNoticeAtom } from '../state/postLoginNotice.ts';
import type { MessageIds } from '../locales/messageId.ts';

const messages = {
  welcome: 'web.login.welcome',
  returnLink: 'web.login.returnLink',
} satisfies MessageIds;

/** Said once, on the page that a login leads to: it goes when its reader goes on. */
export function Welcome() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const [welcome, setWelcome] = useAtom(postLoginNoticeAtom);
  const isHere = welcome?.path === pathname;
  // It is set before the page that it is for has come.
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current && !isHere) setWelcome(null);
    wasHere.current = isHere;
  }, [isHere, setWelcome]);
  if (!welcome || !isHere) return null;
  return (
    <Alert
      kind="success"
      action={
        welcome.returnPath !== null && (
          <Button size="compact" href={welcome.returnPath}>
            {intl.formatMessage({ id: messages.returnLink })}
          </Button>
        )
      }
    >
      {intl.formatMessage({ id: messages.welcome }, { brand: brand.name[locale] })}
    </Alert>
  );
}
