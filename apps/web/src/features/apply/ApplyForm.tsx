import { isolated, LONGEST_EMAIL, LONGEST_LEFT_OVER, LONGEST_NAME, SHOP_KINDS } from '@zawadeh/domain';
import {
  Alert,
  AreaPicker,
  BusyButton,
  Chip,
  ChipField,
  Dock,
  ErrorSummary,
  LinkContext,
  PhoneField,
  TextArea,
  TextField,
  useDateTimeText,
  usePhoneMessages,
} from '@zawadeh/ui';
import { use, useId, type ReactNode } from 'react';
import type { ApplicationProblem } from '@zawadeh/domain';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import { errorMessages, kindMessages, missingMessages } from './apply.messages.ts';
import type { ApplyError } from './applyCall.ts';
import * as S from './ApplyScreen.styles.ts';
import type { ApplicationState } from './useApplication.ts';

/** Isolated, because plain text has no markup: an address reads from left to right in Arabic too. */
const EXAMPLE = '\u2066name@example.com\u2069';

interface ApplyFormProps {
  application: ApplicationState;
  /** Stands above the fields. */
  children: ReactNode;
}

/** The six fields, and the button in the dock of a phone. */
export function ApplyForm({ application, children }: ApplyFormProps) {
  const t = useMessage();
  const Link = use(LinkContext);
  const formId = useId();
  const messageOf = useProblemMessage(application);
  const { form, change, outcome, problems, timesSent, send } = application;
  const fieldId = (field: ApplicationProblem['field']) => `${formId}${field}`;
  const propsOf = (field: ApplicationProblem['field']) => {
    const problem = problems.find((each) => each.field === field);
    return { id: fieldId(field), error: problem && messageOf(problem) };
  };
  return (
    <>
      <S.Content>
        {children}
        {/* Before hydration any other method would put what was typed into the URL. */}
        <S.Form
          id={formId}
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <ErrorSummary
            key={timesSent}
            problems={problems.map((problem) => ({
              fieldId: fieldId(problem.field),
              message: messageOf(problem),
            }))}
          />
          <TextField
            {...propsOf('name')}
            name="name"
            label={t('web.apply.name')}
            autoComplete="organization"
            maxLength={LONGEST_NAME}
            value={form.name}
            onValueChange={(name) => change({ name })}
          />
          <AreaPicker
            {...propsOf('area')}
            label={t('web.apply.area')}
            hasFees={false}
            value={form.areaId}
            onValueChange={(areaId) => change({ areaId })}
          />
          <ChipField {...propsOf('kind')} label={t('web.apply.kind')}>
            {SHOP_KINDS.map((kind) => (
              <Chip key={kind} selected={kind === form.kind} onPress={() => change({ kind })}>
                {t(kindMessages[kind])}
              </Chip>
            ))}
          </ChipField>
          <PhoneField
            {...propsOf('phone')}
            name="phone"
            label={t('web.login.phone')}
            hint={t('web.apply.promise')}
            value={{ text: form.phone, country: form.phoneCountry }}
            onValueChange={({ text, country }) => change({ phone: text, phoneCountry: country })}
          />
          <TextField
            {...propsOf('email')}
            name="email"
            label={t('web.login.email')}
            hint={t('web.apply.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={LONGEST_EMAIL}
            value={form.email}
            onValueChange={(email) => change({ email })}
          />
          <TextArea
            {...propsOf('leftOver')}
            name="leftOver"
            label={t('web.apply.left')}
            maxLength={LONGEST_LEFT_OVER}
            value={form.leftOver}
            onValueChange={(leftOver) => change({ leftOver })}
          />
          <S.Privacy>
            {t('web.apply.privacy')}{' '}
            <S.PrivacyLink as={Link} href={paths.privacy}>
              {t('web.apply.privacyLink')}
            </S.PrivacyLink>
          </S.Privacy>
          {outcome.kind === 'refused' && <Refusal error={outcome.error} />}
        </S.Form>
      </S.Content>
      <S.DockPlace>
        <Dock>
          <BusyButton
            kind="primary"
            type="submit"
            form={formId}
            isFullWidth
            isBusy={outcome.kind === 'busy'}
            busyWords={t('web.apply.sending')}
          >
            {t('web.apply.send')}
          </BusyButton>
        </Dock>
      </S.DockPlace>
    </>
  );
}

function useProblemMessage({ form }: ApplicationState) {
  const t = useMessage();
  const phoneMessages = usePhoneMessages();
  return (problem: ApplicationProblem): string => {
    if (problem.field === 'phone') return phoneMessages.problem(problem.kind, form.phoneCountry);
    return problem.kind === 'wrong'
      ? t('web.login.emailWrong', { example: EXAMPLE })
      : t(missingMessages[problem.field]);
  };
}

/** What was sent before is no failure. */
function Refusal({ error }: { error: ApplyError }) {
  const t = useMessage();
  const { dayTime } = useDateTimeText();
  const isKnown = error.kind === 'appliedBefore' || error.kind === 'storeExists';
  return (
    <Alert kind={isKnown ? 'info' : 'danger'}>
      {t(errorMessages[error.kind], {
        date: error.kind === 'appliedBefore' ? isolated(dayTime(error.at)) : '',
      })}
    </Alert>
  );
}
