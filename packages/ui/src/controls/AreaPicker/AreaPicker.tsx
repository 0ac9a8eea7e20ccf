import { DELIVERY_AREAS, findArea, searchAreas } from '@zawadeh/domain';
import { ComboBox } from 'react-aria-components/ComboBox';
import { useIntl } from 'react-intl';
import { Price } from '../../foundations/Price/Price.tsx';
import { AriaScope } from '../../provider/AriaScope.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { AreaEntry } from './AreaEntry.tsx';
import { messages } from './AreaPicker.messages.ts';
import * as S from './AreaPicker.styles.ts';
import { OtherName } from './OtherName.tsx';

export interface AreaPickerProps extends Omit<FieldWords, 'label'> {
  label: string;
  /** The area's id; null until there is one. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  disabled?: boolean;
}

/** Where the bag goes, and what it costs: the fourteen areas, found by either of their names. */
export function AreaPicker({ value, onValueChange, disabled, ...field }: AreaPickerProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const area = findArea(value);
  return (
    <AriaScope>
      <Field {...field}>
        {(wiring) => (
          <ComboBox
            id={wiring.id}
            aria-label={field.label}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={wiring['aria-invalid'] ?? false}
            isRequired={wiring['aria-required'] ?? false}
            isDisabled={disabled ?? false}
            validationBehavior="aria"
            defaultFilter={(name, typed) => searchAreas(typed).some((found) => found.name[locale] === name)}
            allowsEmptyCollection
            value={area?.id ?? null}
            onChange={(id) => onValueChange(id === null ? null : String(id))}
          >
            <AreaEntry area={area} />
            <S.Panel offset={8}>
              <S.List
                renderEmptyState={() => (
                  <S.Nothing>{intl.formatMessage({ id: messages.nothingFound })}</S.Nothing>
                )}
              >
                {DELIVERY_AREAS.map((one) => (
                  <S.Row key={one.id} id={one.id} textValue={one.name[locale]}>
                    <S.Names>
                      {one.name[locale]} <OtherName area={one} />
                    </S.Names>
                    <Price cents={one.fee} />
                  </S.Row>
                ))}
              </S.List>
            </S.Panel>
          </ComboBox>
        )}
      </Field>
    </AriaScope>
  );
}
