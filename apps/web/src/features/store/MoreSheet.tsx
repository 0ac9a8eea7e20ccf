import type { OwnStore } from '@zawadeh/domain';
import {
  chevronEndIcon,
  closeIcon,
  globeIcon,
  Icon,
  IconButton,
  type IconDrawing,
  LinkContext,
  LocalizedText,
  logoutIcon,
  Ltr,
  scanIcon,
  Sheet,
  useLanguage,
  whatsappIcon,
} from '@zawadeh/ui';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { storedPhone } from '../counter/counterStorage.ts';
import { otherLanguage, useSwitchLanguage } from '../counter/LanguageButton.tsx';
import { signOut } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { StorePicture } from './StorePicture.tsx';
import * as S from './StoreScreen.styles.ts';

export interface BarSection {
  id: string;
  icon: IconDrawing;
  label: string;
  href: string;
  /** What waits there. */
  count?: { shown: string; label: string };
}

interface MoreSheetProps {
  store: OwnStore;
  /** Those that have no place at the bottom. */
  sections: readonly BarSection[];
  current: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What a phone has no room for: the other sections, the counter, the language, help, Sign Out. */
export function MoreSheet({ isOpen, onClose, ...content }: MoreSheetProps) {
  const t = useMessage();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={t('web.store.more')} side="bottom">
      <MoreContent {...content} onClose={onClose} />
    </Sheet>
  );
}

function MoreContent({ store, sections, current, onClose }: Omit<MoreSheetProps, 'isOpen'>) {
  const t = useMessage();
  const intl = useIntl();
  const appStore = useStore();
  const Link = use(LinkContext);
  const { locale } = useLanguage();
  const switchToOther = useSwitchLanguage();
  const support = useAtomValue(supportAtom);
  const session = useSession();
  const phone = storedPhone()?.device;
  const end = (
    <S.RowEnd>
      <Icon of={chevronEndIcon} />
    </S.RowEnd>
  );
  return (
    <S.More>
      <S.MoreHead>
        <StorePicture store={store} />
        <div>
          <S.MoreName>
            <LocalizedText text={store.name} />
          </S.MoreName>
          <S.RowNote>
            {session.status === 'signedIn' && session.profile.name !== null && (
              <>
                <bdi>{session.profile.name}</bdi>
                {' · '}
              </>
            )}
            {t(store.role === 'owner' ? 'web.store.owner' : 'web.store.staff')}
          </S.RowNote>
          {session.status === 'signedIn' && session.profile.email !== null && (
            <S.RowNote>
              <Ltr kind="email">{session.profile.email}</Ltr>
            </S.RowNote>
          )}
        </div>
        <IconButton label={intl.formatMessage({ id: 'ui.dialog.close' })} onPress={onClose}>
          <Icon of={closeIcon} />
        </IconButton>
      </S.MoreHead>
      <S.Rows>
        {sections.map(({ id, icon, label, href }) => (
          <li key={id}>
            <S.Row as={Link} href={href} aria-current={id === current ? 'page' : undefined}>
              <Icon of={icon} />
              <span>{label}</span>
              {end}
            </S.Row>
          </li>
        ))}
        <li>
          <S.Row as={Link} href="/counter">
            <Icon of={scanIcon} />
            <span>
              {t('web.store.counterHere')}
              <S.RowNote>
                {phone ? t('web.store.pairedAs', { name: phone.name }) : t('web.store.notPaired')}
              </S.RowNote>
            </span>
            {end}
          </S.Row>
        </li>
        <li>
          <S.Row
            as="button"
            type="button"
            lang={locale === 'ar' ? 'en' : 'ar'}
            onClick={() => {
              onClose();
              switchToOther();
            }}
          >
            <Icon of={globeIcon} />
            <span>{otherLanguage[locale]}</span>
            {end}
          </S.Row>
        </li>
        {support !== null && (
          <li>
            <S.Row href={chatAddress(support)} target="_blank" rel="noreferrer">
              <Icon of={whatsappIcon} />
              <span>{t('web.store.ask')}</span>
              {end}
            </S.Row>
          </li>
        )}
        <li>
          <S.Row as="button" type="button" onClick={() => void signOut(appStore)}>
            <Icon of={logoutIcon} />
            <span>{t('web.store.signOut')}</span>
          </S.Row>
        </li>
      </S.Rows>
    </S.More>
  );
}
