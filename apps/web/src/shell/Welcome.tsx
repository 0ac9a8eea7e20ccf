import { brand } from '@zawadeh/domain';
import { Alert, Button, useLanguage } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { useMessage } from '../lib/useMessage.ts';
import { useLocation } from 'react-router-dom';
import { useAtom } from '../lib/store.ts';
import { postLoginNoticeAtom } from '../state/postLoginNotice.ts';
import type { MessageIds } from '../locales/messageId.ts';

const messages = {
  welcome: 'web.login.welcome',
  returnLink: 'web.login.returnLink',
} satisfies MessageIds;

/** Shown once, on the page that a login leads to, until the user leaves it. */
export function Welcome() {
  const t = useMessage();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const [notice, setNotice] = useAtom(postLoginNoticeAtom);
  const isShown = notice?.path === pathname;
  // The notice is set before the navigation to its page.
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) setNotice(null);
    wasShown.current = isShown;
  }, [isShown, setNotice]);
  if (!notice || !isShown) return null;
  return (
    <Alert
      kind="success"
      action={
        notice.returnPath !== null && (
          <Button size="compact" href={notice.returnPath}>
            {t(messages.returnLink)}
          </Button>
        )
      }
    >
      {t(messages.welcome, { brand: brand.name[locale] })}
    </Alert>
  );
}
