import { SORTS } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { ChipField } from '../../controls/Chip/ChipField.tsx';
import { Chip } from '../../controls/Chip/Chip.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { currentLocationIcon } from '../../foundations/Icon/bagIcons.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import type { UiMessageId } from '../../locales/messageId.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { FilterFields, type Filters } from './FilterFields.tsx';
import { sortMessages } from './FilterSheet.messages.ts';
import * as S from './FilterSheet.styles.ts';
import { WithIcon } from './WithIcon.tsx';

export interface FilterPanelProps extends Filters {
  /** Called by the close button and by the button that shows the bags. */
  onClose: () => void;
  /** The reader's position; while it is not known, the nearest cannot come first. */
  position: 'unknown' | 'asking' | 'refused' | 'known';
  /** How many bags fit the choices. */
  count: number;
}

/** The content of the sheet. */
export function FilterPanel({ onClose, position, count, ...fields }: FilterPanelProps) {
  const intl = useIntl();
  const { choices, onChoicesChange } = fields;
  const t = (id: UiMessageId) => intl.formatMessage({ id });
  return (
    <>
      <S.Head>
        <S.Title>{t('ui.filterSheet.title')}</S.Title>
        <ClearFilters choices={choices} onChoicesChange={onChoicesChange} />
        <S.Close>
          <IconButton label={t('ui.filterSheet.close')} onPress={onClose}>
            <Icon of={closeIcon} />
          </IconButton>
        </S.Close>
      </S.Head>
      <S.Choices>
        <FilterFields look="sheet" {...fields} />
        <ChipField isHeading label={t('ui.filterSheet.sort')}>
          {SORTS.map((sort) => (
            <Chip
              key={sort}
              selected={choices.sort === sort}
              onPress={() => onChoicesChange({ ...choices, sort })}
            >
              {sort === 'nearest' ? (
                <WithIcon of={currentLocationIcon}>{t(sortMessages[sort])}</WithIcon>
              ) : (
                t(sortMessages[sort])
              )}
            </Chip>
          ))}
        </ChipField>
      </S.Choices>
      <S.Foot>
        <S.Note role="status">
          {position === 'asking' && choices.sort === 'nearest' && t('ui.filterSheet.asking')}
          {position === 'refused' && t('ui.filterSheet.noPosition')}
        </S.Note>
        <Button kind="primary" isFullWidth disabled={count === 0} onPress={onClose}>
          {count === 0
            ? t('ui.filterSheet.none')
            : intl.formatMessage({ id: 'ui.filterSheet.show' }, { count })}
        </Button>
        <VisuallyHidden role="status">
          {count === 0
            ? t('ui.filterSheet.none')
            : intl.formatMessage({ id: 'ui.filterSheet.count' }, { count })}
        </VisuallyHidden>
      </S.Foot>
    </>
  );
}
