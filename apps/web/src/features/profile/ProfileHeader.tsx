import type { Profile } from '@zawadeh/domain';
import { Button, Ltr, RoleBadge, storeIcon, Surface, Text } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import { Deactivated } from '../session/Deactivated.tsx';
import * as S from './ProfileScreen.styles.ts';

interface ProfileHeaderProps {
  profile: Profile;
  /** What the user's bags were good for. */
  children: ReactNode;
}

/** The user: an initial under the arch, the name, the address and the role. */
export function ProfileHeader({ profile, children }: ProfileHeaderProps) {
  const t = useMessage();
  const { name, email, role, active, runsShop } = profile;
  return (
    <>
      <S.Field>
        <Surface look="brand" isBleeding as="header">
          <S.Head>
            <S.Person>
              <S.Arch aria-hidden="true">
                <bdi>{firstLetter(name ?? email ?? '')}</bdi>
              </S.Arch>
              <S.Names>
                <Text look="h1">{name === null ? t('web.profile.nameless') : <bdi>{name}</bdi>}</Text>
                <S.Account>
                  {email !== null && (
                    <Text look="bodySmall" tone="muted">
                      <Ltr kind="email">{breakable(email)}</Ltr>
                    </Text>
                  )}
                  <RoleBadge of={role} />
                </S.Account>
                {runsShop && (
                  <div>
                    <Button size="compact" icon={storeIcon} href={paths.store}>
                      {t('web.store.title')}
                    </Button>
                  </div>
                )}
              </S.Names>
            </S.Person>
            {children}
          </S.Head>
        </Surface>
      </S.Field>
      {!active && (
        <S.Inside>
          <Deactivated />
        </S.Inside>
      )}
    </>
  );
}

/** A long address breaks before its server. */
const breakable = (email: string) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

/** By grapheme, so that an Arabic letter keeps its mark and no character is cut in two. */
function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment.toLocaleUpperCase('en') ?? '';
}
