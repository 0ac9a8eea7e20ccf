import { findArea, type BagChoices } from '@zawadeh/domain';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import type { UiMessageId } from '../../locales/messageId.ts';
import { useLanguage } from '../../provider/contexts.ts';
import { dietMessages } from '../DietTags/DietTags.messages.ts';
import * as S from './ChosenFilters.styles.ts';
import { sortMessages, whenMessages } from './FilterSheet.messages.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';

interface ChosenFiltersProps extends Pick<FilterPanelProps, 'choices' | 'onChoicesChange' | 'position'> {
  /** How many bags fit; undefined until it is known. */
  count: number | undefined;
  /** How many there are without filters; undefined where it is not known. */
  all: number | undefined;
}

/**
 * What was chosen in the filters, above the bags: how many fit, and a chip for each choice, which a press
 * removes.
 *
 * @use above a shelf with filters. Without a choice it takes no room.
 * @avoid for the categories, which are all in sight: {@link Chip}s.
 * @reader Each chip is named after what a press does: "Remove Mina".
 */
export function ChosenFilters({ choices, onChoicesChange, position, count, all }: ChosenFiltersProps) {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const t = (id: UiMessageId) => formatMessage({ id });
  const { when, area, favourites, diet, sort } = choices;
  const chips: { label: string; without: Partial<BagChoices> }[] = [];
  if (when !== 'any') chips.push({ label: t(whenMessages[when]), without: { when: 'any' } });
  if (area !== null) chips.push({ label: findArea(area)?.name[locale] ?? area, without: { area: null } });
  for (const each of diet)
    chips.push({ label: t(dietMessages[each]), without: { diet: diet.filter((other) => other !== each) } });
  if (favourites) chips.push({ label: t('ui.filterSheet.myFavourites'), without: { favourites: false } });
  if (sort !== 'best') chips.push({ label: t(sortMessages[sort]), without: { sort: 'best' } });
  return (
    <S.Root ref={root} tabIndex={-1}>
      {chips.length > 0 && count !== undefined && (
        <S.Count>
          {all === undefined
            ? formatMessage({ id: 'ui.filterSheet.count' }, { count })
            : formatMessage({ id: 'ui.filterSheet.found' }, { count, all })}
        </S.Count>
      )}
      {chips.map(({ label, without }) => (
        <S.Chosen
          key={label}
          type="button"
          onClick={() => {
            onChoicesChange({ ...choices, ...without });
            // The chip goes with the press, and would take the focus with it.
            root.current?.focus({ preventScroll: true });
          }}
        >
          <span aria-hidden="true">{label}</span>
          <VisuallyHidden>{formatMessage({ id: 'ui.filterSheet.remove' }, { choice: label })}</VisuallyHidden>
          <Icon of={closeIcon} size="small" />
        </S.Chosen>
      ))}
      {position === 'refused' && <S.Note>{t('ui.filterSheet.noPosition')}</S.Note>}
    </S.Root>
  );
}
