import { brand } from '@zawadeh/domain';
import { Alert, Button, closeIcon, Icon, IconButton, useLanguage } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { useArrivalText } from '../features/login/waitingBag/useArrivalText.ts';
import { useMessage } from '../lib/messages/useMessage.ts';
import { useLocation } from 'react-router-dom';
import { useAtom } from '../lib/store.ts';
import { postLoginNoticeAtom } from '../features/session/postLoginNotice.ts';

/** Shown once, on the page that a login leads to, until the user leaves it. */
export function Welcome() {
  const t = useMessage();
  const { locale } = useLanguage();
  const { pathname, search } = useLocation();
  const [notice, setNotice] = useAtom(postLoginNoticeAtom);
  const isShown = notice?.path === pathname;
  // The notice is set before the navigation to its page.
  const shownAt = useRef<string | null>(null);
  // Each section of the dashboard is a page of its own to the admin.
  const page = `${pathname} ${new URLSearchParams(search).get('section')}`;
  useEffect(() => {
    if (shownAt.current !== null && !(isShown && shownAt.current === page)) setNotice(null);
    shownAt.current = isShown ? page : null;
  }, [isShown, page, setNotice]);
  const arrival = useArrivalText((isShown && notice.waitingBag) || null);
  if (!notice || !isShown) return null;
  const path = arrival?.isKnown ? arrival.path : notice.returnPath;
  return (
    <Alert
      kind="success"
      action={
        <>
          {path !== null && (
            <Button size="compact" href={path}>
              {arrival?.inCart ? arrival.toCart : t('web.login.returnLink')}
            </Button>
          )}
          <IconButton label={t('web.login.dismiss')} onPress={() => setNotice(null)}>
            <Icon of={closeIcon} size="small" />
          </IconButton>
        </>
      }
    >
      <p>{t('web.login.welcome', { brand: brand.name[locale] })}</p>
      {arrival?.text && <p>{arrival.text}</p>}
    </Alert>
  );
}
