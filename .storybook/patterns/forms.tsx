/** Live examples for the page about forms, each in the language of its pane. */
import { isPlainEmail, readPhone, DEFAULT_PHONE_COUNTRY, type PhoneCountry } from '@zawadeh/domain';
import { Button, ErrorState, focusField, PhoneField, TextField } from '@zawadeh/ui';
import { useId, useState } from 'react';
import { useMessage } from '../../apps/web/src/lib/messages/useMessage.ts';
import { useWords, Words } from '../../packages/ui/src/stories/words.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const EXAMPLE = 'mona@example.com';
const nothing = () => undefined;

/** Says what is wrong once it was sent, and as soon as it is corrected that it is right. */
export function SmallForm() {
  const t = useMessage();
  const ids = { name: useId(), email: useId(), phone: useId() };
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<{ text: string; country: PhoneCountry }>({
    text: '',
    country: DEFAULT_PHONE_COUNTRY,
  });
  const [isSent, setSent] = useState(false);
  const reading = readPhone(phone.text, phone.country);
  const problems = {
    name: name.trim() === '' ? t('web.login.nameMissing') : null,
    email: isPlainEmail(email) ? null : t('web.login.emailWrong', { example: EXAMPLE }),
    phone: reading.ok ? null : reading.error,
  };
  const send = () => {
    setSent(true);
    const wrong = (['name', 'email', 'phone'] as const).find((each) => problems[each] !== null);
    if (wrong) focusField(ids[wrong]);
  };
  return (
    <S.Column>
      <TextField
        id={ids.name}
        name="name"
        label={t('web.login.name')}
        value={name}
        onValueChange={setName}
        error={isSent && problems.name}
      />
      <TextField
        id={ids.email}
        name="email"
        type="email"
        label={t('web.login.email')}
        value={email}
        onValueChange={setEmail}
        error={isSent && problems.email}
      />
      <PhoneField
        id={ids.phone}
        name="phone"
        label={t('web.cart.phone')}
        value={phone}
        onValueChange={setPhone}
        problem={isSent ? problems.phone : null}
      />
      <Button kind="primary" onPress={send}>
        {t('web.login.create')}
      </Button>
    </S.Column>
  );
}

function Email({ error }: { error: string }) {
  const t = useMessage();
  return (
    <TextField
      name="email"
      type="email"
      label={t('web.login.email')}
      value="mona@"
      onValueChange={nothing}
      error={error}
    />
  );
}

export const HelpfulError = () => (
  <Email error={useMessage()('web.login.emailWrong', { example: EXAMPLE })} />
);

export const EmptyError = () => <Email error={useWords({ en: 'Invalid input.', ar: 'إدخال غير صالح.' })} />;

export function MarkedOptional() {
  const t = useMessage();
  return (
    <S.Column>
      <TextField name="name" label={t('web.login.name')} value="" onValueChange={nothing} />
      <TextField
        name="landmark"
        label={t('web.addressFields.landmark')}
        value=""
        onValueChange={nothing}
        isOptional
      />
    </S.Column>
  );
}

export function MarkedRequired() {
  const t = useMessage();
  return (
    <S.Column>
      <TextField name="name" label={t('web.login.name')} value="" onValueChange={nothing} isRequired />
      <TextField name="landmark" label={t('web.addressFields.landmark')} value="" onValueChange={nothing} />
    </S.Column>
  );
}

export const GreyedOut = () => (
  <Button kind="primary" disabled isFullWidth>
    {useMessage()('web.login.create')}
  </Button>
);

export function SaysWhatIsMissing() {
  const t = useMessage();
  return (
    <S.Column>
      <TextField
        name="name"
        label={t('web.login.name')}
        value=""
        onValueChange={nothing}
        error={t('web.login.nameMissing')}
      />
      <Button kind="primary" isFullWidth>
        {t('web.login.create')}
      </Button>
    </S.Column>
  );
}

/** The server did not answer, and nothing is lost. */
export function NotSent() {
  const t = useMessage();
  return (
    <S.Column>
      <ErrorState message={t('web.login.unreachable')} onRetry={nothing} />
      <TextField
        name="name"
        label={t('web.login.name')}
        value={useWords({ en: 'Mona Kabbara', ar: 'منى كبارة' })}
        onValueChange={nothing}
      />
    </S.Column>
  );
}

export const Code = () => (
  <ErrorState
    message={useWords({ en: 'Error 503: request failed.', ar: 'خطأ 503: فشل الطلب.' })}
    onRetry={nothing}
  />
);

export const Hint = () => (
  <TextField
    name="landmark"
    label={useMessage()('web.addressFields.landmark')}
    hint={<Words en="A pharmacy, a mosque, the colour of the door." ar="صيدلية، جامع، لون الباب." />}
    value=""
    onValueChange={nothing}
    isOptional
  />
);

export const PlaceholderOnly = () => (
  <TextField
    name="landmark"
    label={useMessage()('web.addressFields.landmark')}
    placeholder={useWords({ en: 'Say how to find the door', ar: 'اشرح كيف نجد الباب' })}
    value=""
    onValueChange={nothing}
    isOptional
  />
);
