import {
  inLanguage,
  isolated,
  isPlainEmail,
  leftToRight,
  LONGEST_EMAIL,
  STORE_ROLES,
  typedEmail,
  type InvitationBody,
  type Locale,
  type LocalText,
  type SentInvitation,
} from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  Button,
  Dialog,
  focusField,
  SelectField,
  TextField,
  ToggleGroup,
  useDateTimeText,
  useLanguage,
} from '@zawadeh/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { LinkToCopy } from '../phones/LinkToCopy.tsx';
import type { AdminError } from '../query.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { roles } from './team.messages.ts';
import { sendInvitation } from './teamCalls.ts';
import * as S from './team.styles.ts';

/** In their own languages. */
const LANGUAGES: Record<Locale, string> = { en: 'English', ar: 'العربية' };
const EXAMPLE = leftToRight('rima@example.com');

type Invited = Pick<InvitationBody, 'email' | 'role' | 'language'>;

interface InviteDialogProps {
  storeId: string;
  store: LocalText | null;
  /** An invitation to send again. */
  again?: Invited | undefined;
  /** The invitation that was just sent: its link is shown. */
  sent?: SentInvitation;
  onInvited: () => void;
  onClose: () => void;
}

/** Whom to invite, and then the link that works even if no letter arrives. */
export function InviteDialog({
  storeId,
  store,
  again,
  sent: alreadySent,
  onInvited,
  onClose,
}: InviteDialogProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const errorText = useAdminErrorMessage();
  const ids = useId();
  const [draft, setDraft] = useState<Invited>(again ?? { email: '', role: 'staff', language: locale });
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [sent, setSent] = useState<SentInvitation | null>(alreadySent ?? null);
  const [failure, setFailure] = useState<AdminError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Invited>) => {
    setDraft((before) => ({ ...before, ...part }));
    setEmailWrong(false);
    setFailure(null);
  };
  const email = typedEmail(draft.email);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isPlainEmail(email)) {
      setEmailWrong(true);
      focusField(`${ids}email`);
      return;
    }
    setBusy(true);
    const result = await sendInvitation({ ...draft, email, store_id: storeId });
    setBusy(false);
    setFailure(result.ok ? null : result.error);
    if (!result.ok) return;
    setSent(result.value);
    onInvited();
  };
  const shop = store ? isolated(inLanguage(store, locale).text) : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('web.admin.team.inviteTitle', { shop })}
      actions={
        sent ? (
          <Button onPress={onClose}>{t('web.admin.phones.close')}</Button>
        ) : (
          <BusyButton
            kind="primary"
            type="submit"
            form={`${ids}form`}
            isBusy={isBusy}
            busyWords={t('web.admin.team.sending')}
          >
            {t(again ? 'web.admin.team.sendAgainDo' : 'web.admin.team.send')}
          </BusyButton>
        )
      }
    >
      {sent ? (
        <Sent sent={sent} email={email} />
      ) : (
        <S.Form id={`${ids}form`} noValidate onSubmit={(event) => void send(event)}>
          <TextField
            id={`${ids}email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('web.login.email')}
            maxLength={LONGEST_EMAIL}
            value={draft.email}
            onValueChange={(typed) => change({ email: typed })}
            disabled={again !== undefined}
            {...(isEmailWrong && { error: t('web.login.emailWrong', { example: EXAMPLE }) })}
          />
          <ToggleGroup
            legend={t('web.admin.users.role')}
            options={STORE_ROLES.toReversed().map((value) => ({
              value,
              label: t(roles[value].name),
              note: t(roles[value].allows),
            }))}
            value={draft.role}
            onValueChange={(role) => change({ role })}
          />
          <SelectField
            name="language"
            label={t('web.admin.team.language')}
            value={draft.language}
            onValueChange={(language) => change({ language: language === 'ar' ? 'ar' : 'en' })}
            options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value }))}
          />
          {again && <p>{t('web.admin.team.again')}</p>}
          {failure && (
            <Alert kind="danger">{t('web.admin.team.notInvited', { why: errorText(failure) })}</Alert>
          )}
        </S.Form>
      )}
    </Dialog>
  );
}

function Sent({ sent, email }: { sent: SentInvitation; email: string }) {
  const t = useMessage();
  const { day } = useDateTimeText();
  return (
    <S.Form as="div">
      <Alert kind={sent.isSent ? 'success' : 'info'}>
        {t(sent.isSent ? 'web.admin.team.sent' : 'web.admin.team.notSent', { email: leftToRight(email) })}
      </Alert>
      <LinkToCopy label={t('web.admin.team.link')} link={sent.link}>
        {t('web.admin.team.once', { date: day(sent.until) })}
      </LinkToCopy>
    </S.Form>
  );
}
