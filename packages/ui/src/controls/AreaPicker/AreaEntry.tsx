import type { DeliveryArea } from '@zawadeh/domain';
import { use } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { chevronDownIcon, pinIcon } from '../../foundations/Icon/icons.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import { messages } from './AreaPicker.messages.ts';
import * as S from './AreaPicker.styles.ts';
import { OtherName } from './OtherName.tsx';

/** The field itself. What is chosen shows its other name and its fee, until somebody types over it. */
export function AreaEntry({ area }: { area: DeliveryArea | null }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const state = use(ComboBoxStateContext);
  const typed = state?.inputValue ?? '';
  const isSettled = area !== null && typed === area.name[locale];
  return (
    <S.Box as={Group}>
      <S.Pin>
        <Icon of={pinIcon} />
      </S.Pin>
      <S.Entry>
        <S.Input
          as={Input}
          dir={typed === '' || isSettled ? undefined : 'auto'}
          placeholder={intl.formatMessage({ id: messages.placeholder })}
          autoComplete="off"
          enterKeyHint="done"
          onClick={() => state?.open(null, 'manual')}
        />
        {isSettled && (
          <S.Over aria-hidden="true">
            <S.Held>{typed}</S.Held>
            <OtherName area={area} />
          </S.Over>
        )}
      </S.Entry>
      {isSettled && (
        <S.Fee>
          <Price cents={area.fee} />
        </S.Fee>
      )}
      <S.Open>
        <Icon of={chevronDownIcon} size="small" />
      </S.Open>
    </S.Box>
  );
}
