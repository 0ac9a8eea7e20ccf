import type { Cart, CustomerForm } from '@zawadeh/domain';
import { Alert, ErrorSummary, Grid, Heading, PhoneField, TextField } from '@zawadeh/ui';
import { useEffect, useId, useState } from 'react';
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
        <S.Names>
          <Grid column="small" gap={3} isFilled>
            <TextField
              label={t('web.cart.firstName')}
              name="firstName"
              value={form.firstName}
              onValueChange={(firstName) => onChange({ firstName })}
              autoComplete="given-name"
              maxLength={LONGEST_NAME_PART}
              isOptional
            />
            <TextField
              label={t('web.cart.lastName')}
              name="lastName"
              value={form.lastName}
              onValueChange={(lastName) => onChange({ lastName })}
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
          onValueChange={({ text, country }) => onChange({ phone: text, phoneCountry: country })}
          error={messageAt('phone')}
        />
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
