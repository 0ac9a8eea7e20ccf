import { formatPhone, readPhone, type Cart, type CustomerForm } from '@zawadeh/domain';
import {
  Alert,
  Button,
  ErrorSummary,
  Grid,
  Heading,
  Ltr,
  PhoneField,
  Surface,
  Text,
  TextField,
} from '@zawadeh/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { LONGEST_NAME_PART } from './checkoutForm.ts';
import * as S from './CartScreen.styles.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import type { ChangeForm } from './useCustomerForm.ts';
import {
  useCustomerProblems,
  type CustomerFieldProblem,
  type CustomerFieldProblems,
} from './useCustomerProblems.ts';

interface CustomerFieldsProps {
  id: string;
  cart: Cart;
  form: CustomerForm;
  onChange: ChangeForm;
  /** The checkout was opened while this form was incomplete. */
  wasIncomplete: boolean;
  /** Called when the form has no problem. */
  onSubmit: () => void;
}

/** Contact and delivery. Problems are shown once the form was sent, and go as they are corrected. */
export function CustomerFields({ id, cart, form, onChange, wasIncomplete, onSubmit }: CustomerFieldsProps) {
  const t = useMessage();
  const fieldIds = { phone: useId(), area: useId() };
  const details = useRef<HTMLDivElement>(null);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    if (isChanging && !details.current?.contains(document.activeElement))
      details.current?.querySelector('input')?.focus();
  }, [isChanging]);
  const changeDetails = (change: Partial<CustomerForm>) => {
    setChanging(true);
    onChange(change);
  };
  const phone = readPhone(form.phone, form.phoneCountry);
  const name = `${form.firstName} ${form.lastName}`.trim();
  const [timesSent, setTimesSent] = useState(0);
  // After the page's heading has taken the focus on arrival.
  useEffect(() => {
    if (!wasIncomplete) return;
    const timer = setTimeout(() => setTimesSent(1));
    return () => clearTimeout(timer);
  }, [wasIncomplete]);
  const found = useCustomerProblems(form);
  const isComplete = found.list.length === 0;
  const shown: CustomerFieldProblems = timesSent > 0 ? found : { list: [] };
  const messageAt = (wanted: CustomerFieldProblem['field']) =>
    shown.list.find(({ field }) => field === wanted)?.message;

  return (
    <S.Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onSubmit();
        else setTimesSent(timesSent + 1);
      }}
    >
      {wasIncomplete && !isComplete && <Alert kind="info">{t('web.cart.detailsFirst')}</Alert>}
      <ErrorSummary
        key={timesSent}
        title={shown.title}
        problems={shown.list.map(({ field, summary }) => ({
          fieldId: fieldIds[field],
          message: summary,
        }))}
      />
      <S.Part>
        <Heading level={2} look="h3">
          {t('web.cart.details')}
        </Heading>
        {!isChanging && phone.ok && name !== '' ? (
          <Surface padding="small">
            <S.Known>
              <div>
                <Text>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                </Text>
                <Text look="bodySmall" tone="muted">
                  <Ltr kind="phone">{formatPhone(phone.value.e164)}</Ltr>
                </Text>
              </div>
              <Button kind="quiet" size="compact" onPress={() => setChanging(true)}>
                {t('web.cart.change')}
              </Button>
            </S.Known>
          </Surface>
        ) : (
          <S.Part as="div" ref={details}>
            <S.Names>
              <Grid column="small" gap={3} isFilled>
                <TextField
                  label={t('web.cart.firstName')}
                  name="firstName"
                  value={form.firstName}
                  onValueChange={(firstName) => changeDetails({ firstName })}
                  autoComplete="given-name"
                  maxLength={LONGEST_NAME_PART}
                  isOptional
                />
                <TextField
                  label={t('web.cart.lastName')}
                  name="lastName"
                  value={form.lastName}
                  onValueChange={(lastName) => changeDetails({ lastName })}
                  autoComplete="family-name"
                  maxLength={LONGEST_NAME_PART}
                  isOptional
                />
              </Grid>
            </S.Names>
            <PhoneField
              id={fieldIds.phone}
              label={t('web.cart.phone')}
              name="phone"
              value={{ text: form.phone, country: form.phoneCountry }}
              onValueChange={({ text, country }) => changeDetails({ phone: text, phoneCountry: country })}
              error={messageAt('phone')}
            />
          </S.Part>
        )}
      </S.Part>
      <DeliveryFields
        cart={cart}
        form={form}
        onChange={onChange}
        areaId={fieldIds.area}
        areaProblem={messageAt('area')}
      />
    </S.Form>
  );
}
