import type { CustomerForm } from '@zawadeh/domain';
import { ErrorSummary, Grid, Heading, PhoneField, TextField } from '@zawadeh/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { LONGEST_NAME_PART } from '../../state/checkoutForm.ts';
import { messages } from './CartScreen.messages.ts';
import * as S from './CartScreen.styles.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import type { ChangeForm } from './useCustomerForm.ts';
import { useProblems, type Problems } from './useProblems.ts';

interface CustomerFieldsProps {
  id: string;
  form: CustomerForm;
  onChange: ChangeForm;
  /** With nothing wrong in it. */
  onSend: () => void;
}

/** Who it is for and how they get it. What is wrong is said once the form was sent, and goes as it is put right. */
export function CustomerFields({ id, form, onChange, onSend }: CustomerFieldsProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const fieldIds = { phone: useId(), area: useId() };
  const [timesSent, setTimesSent] = useState(0);
  const found = useProblems(form);
  const problems: Problems = timesSent > 0 ? found : {};
  const isRight = Object.keys(found).length === 0;

  return (
    <S.Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onSend();
        else setTimesSent(timesSent + 1);
      }}
    >
      <ErrorSummary
        key={timesSent}
        problems={(['phone', 'area'] as const).flatMap((field) => {
          const message = problems[field];
          return message === undefined
            ? []
            : [
                {
                  fieldId: fieldIds[field],
                  message: intl.formatMessage(
                    { id: messages.problem },
                    { field: say(messages[field]), message },
                  ),
                },
              ];
        })}
      />
      <S.Part>
        <Heading level={2} look="h3">
          {say(messages.details)}
        </Heading>
        <S.Names>
          <Grid column="small" gap={3} isFilled>
            <TextField
              label={say(messages.firstName)}
              name="firstName"
              value={form.firstName}
              onValueChange={(firstName) => onChange({ firstName })}
              autoComplete="given-name"
              maxLength={LONGEST_NAME_PART}
              isOptional
            />
            <TextField
              label={say(messages.lastName)}
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
          label={say(messages.phone)}
          name="phone"
          value={{ text: form.phone, country: form.phoneCountry }}
          onValueChange={({ text, country }) => onChange({ phone: text, phoneCountry: country })}
          error={problems.phone}
        />
      </S.Part>
      <DeliveryFields form={form} onChange={onChange} areaId={fieldIds.area} areaProblem={problems.area} />
    </S.Form>
  );
}
