import type { Profile } from '@zawadeh/domain';
import { Ltr, RoleBadge, Surface, Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { Deactivated } from '../session/Deactivated.tsx';
import * as S from './ProfileScreen.styles.ts';

/** The user: an initial under the arch, the name, the address and the role. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const t = useMessage();
  const { name, email, role, active } = profile;
  return (
    <>
      <S.Field>
        <Surface look="brand" isBleeding as="header">
          <S.Person>
            <S.Arch aria-hidden="true">
              <bdi>{firstLetter(name ?? email ?? '')}</bdi>
            </S.Arch>
            <S.Names>
              <Text look="h1">{name === null ? t('web.profile.nameless') : <bdi>{name}</bdi>}</Text>
              {email !== null && (
                <Text look="bodySmall" tone="muted">
                  <Ltr kind="email">{email}</Ltr>
                </Text>
              )}
            </S.Names>
            <RoleBadge of={role} />
          </S.Person>
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

/** By grapheme, so that an Arabic letter keeps its mark and no character is cut in two. */
function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment.toLocaleUpperCase('en') ?? '';
}
