import { brand, isolated, type Invitation, type StoreRole } from '@zawadeh/domain';
import {
  Alert,
  bagIcon,
  BusyButton,
  Button,
  clockIcon,
  Dock,
  storeIcon,
  Icon,
  Illustration,
  LocalizedText,
  Ltr,
  cardIcon,
  starIcon,
  Text,
  useDateTimeText,
  useLanguage,
  heartIcon,
  type IconDrawing,
} from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { paths } from '../../../lib/paths.ts';
import { useSetAtom, useStore } from '../../../lib/store.ts';
import { draftAtom } from '../../login/signInDraft.ts';
import { wasSignedInBefore } from '../../login/signedInBefore.ts';
import { signOut } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { forgetInvitation, saveInvitation } from '../../session/waitingInvitation.ts';
import { acceptInvitation } from './invitationCalls.ts';
import * as S from './InviteScreen.styles.ts';

type Allowed = readonly (readonly [icon: IconDrawing, words: MessageId])[];

const OF_STAFF: Allowed = [
  [clockIcon, 'web.invite.today'],
  [bagIcon, 'web.invite.bags'],
  [starIcon, 'web.invite.reviews'],
];
const ALLOWED: Record<StoreRole, Allowed> = {
  staff: OF_STAFF,
  owner: [
    ...OF_STAFF,
    [storeIcon, 'web.invite.page'],
    [cardIcon, 'web.invite.money'],
    [heartIcon, 'web.invite.team'],
  ],
};
const NAMES = { owner: 'web.invite.owner', staff: 'web.invite.staff' } as const;
const NOT_ALLOWED = { owner: 'web.invite.ownerNot', staff: 'web.invite.staffNot' } as const;

interface OpenInvitationProps {
  secret: string;
  invitation: Extract<Invitation, { store: object }>;
  /** It was used or withdrawn meanwhile. */
  onOver: () => void;
}

/** To which team, as what, from whom, and one press to accept. */
export function OpenInvitation({ secret, invitation, onOver }: OpenInvitationProps) {
  const t = useMessage();
  const intl = useIntl();
  const { day } = useDateTimeText();
  const { locale } = useLanguage();
  const { kind, store, role, from, email, until } = invitation;
  const isAccepted = kind === 'accepted';
  return (
    <S.Root>
      <S.Field>
        <Illustration name="hero" size="small" />
        <S.Title>
          <small>{t(isAccepted ? 'web.invite.acceptedTitle' : 'web.invite.to')}</small>{' '}
          <LocalizedText text={store} as="span" />
        </S.Title>
        <S.Role>{t(NAMES[role])}</S.Role>
      </S.Field>
      <S.Band />
      <S.Content>
        <S.Card>
          <Text look="h2">{t('web.invite.allows')}</Text>
          <S.Allowed>
            {ALLOWED[role].map(([icon, words]) => (
              <li key={words}>
                <Icon of={icon} /> <span>{t(words)}</span>
              </li>
            ))}
          </S.Allowed>
          <S.Not>{t(NOT_ALLOWED[role])}</S.Not>
        </S.Card>
        {!isAccepted && (
          <Alert kind="info">
            {intl.formatMessage(
              { id: 'web.invite.from' satisfies MessageId },
              {
                name: isolated(from ?? brand.name[locale]),
                email: (
                  <Ltr key="email" kind="email">
                    {email}
                  </Ltr>
                ),
                date: day(until),
              },
            )}
          </Alert>
        )}
        <S.DockPlace>
          <Dock>
            {isAccepted ? (
              <Button kind="primary" isFullWidth href={storePath(invitation.storeId)}>
                {t('web.invite.open')}
              </Button>
            ) : (
              <Accept secret={secret} email={email} onOver={onOver} />
            )}
          </Dock>
        </S.DockPlace>
      </S.Content>
    </S.Root>
  );
}

const storePath = (storeId: string): string => `${paths.store}?store=${storeId}`;

interface AcceptProps {
  secret: string;
  email: string;
  onOver: () => void;
}

/** The step that is next for whoever is signed in. */
function Accept({ secret, email, onOver }: AcceptProps) {
  const t = useMessage();
  const intl = useIntl();
  const store = useStore();
  const session = useSession();
  const navigate = useNavigate();
  const setDraft = useSetAtom(draftAtom);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const accept = async () => {
    setBusy(true);
    setFailed(false);
    const result = await acceptInvitation(secret);
    if (result.ok) {
      forgetInvitation();
      void navigate(storePath(result.value), { replace: true });
      return;
    }
    setBusy(false);
    if (result.error.kind === 'refused' && result.error.rule === 'invitation_over') onOver();
    else setFailed(true);
  };
  const signIn = () => {
    saveInvitation({ secret, email });
    setDraft({ email, mode: wasSignedInBefore() ? 'signIn' : 'signUp' });
    void navigate(paths.login);
  };
  const notNow = (
    <Button kind="quiet" isFullWidth href={paths.ourBags} onPress={forgetInvitation}>
      {t('web.invite.notNow')}
    </Button>
  );

  if (session.status === 'signedOut') {
    return (
      <>
        <Button kind="primary" isFullWidth onPress={signIn}>
          {t('web.invite.signIn')}
        </Button>
        {notNow}
      </>
    );
  }
  if (session.status === 'signedIn' && session.profile.email?.toLowerCase() !== email) {
    return (
      <>
        <Alert kind="info">
          {intl.formatMessage(
            { id: 'web.invite.other' satisfies MessageId },
            {
              email: (
                <Ltr key="email" kind="email">
                  {email}
                </Ltr>
              ),
              other: (
                <Ltr key="other" kind="email">
                  {session.profile.email ?? ''}
                </Ltr>
              ),
            },
          )}
        </Alert>
        <Button isFullWidth onPress={() => void signOut(store)}>
          {t('web.invite.signOut')}
        </Button>
      </>
    );
  }
  return (
    <>
      {hasFailed && <Alert kind="danger">{t('web.invite.failed')}</Alert>}
      <BusyButton
        kind="primary"
        isFullWidth
        isBusy={isBusy || session.status === 'unknown'}
        busyWords={t(isBusy ? 'web.invite.accepting' : 'web.invite.accept')}
        onPress={() => void accept()}
      >
        {t('web.invite.accept')}
      </BusyButton>
      {notNow}
    </>
  );
}
