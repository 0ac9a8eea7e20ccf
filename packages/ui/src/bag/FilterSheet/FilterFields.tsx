import { DELIVERY_AREAS, DIETS, WHENS, type BagChoices } from '@zawadeh/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChipField } from '../../controls/Chip/ChipField.tsx';
import { Chip, ChipGroup } from '../../controls/Chip/Chip.tsx';
import { heartIcon } from '../../foundations/Icon/bagIcons.ts';
import type { UiMessageId } from '../../locales/messageId.ts';
import { useLanguage } from '../../provider/contexts.ts';
import { dietMessages } from '../DietTags/DietTags.messages.ts';
import { FilterRows, type FilterOption } from './FilterRows.tsx';
import { whenMessages } from './FilterSheet.messages.ts';
import * as S from './FilterSheet.styles.ts';
import { WithIcon } from './WithIcon.tsx';

/** The choices, and what there is to choose from. */
export interface Filters {
  /** From `readChoices` of the domain, which reads the address of the page. */
  choices: BagChoices;
  /** Called by every press; a press on the nearest may ask for the position. */
  onChoicesChange: (choices: BagChoices) => void;
  /** The ids of the areas that have bags. */
  areas: readonly string[];
  /** Whether the reader has favourite shops. */
  hasFavourites: boolean;
}

export interface FilterFieldsProps extends Filters {
  /** How many bags fit certain choices; missing where it is not known. */
  countOf?: (choices: BagChoices) => number | undefined;
}

/** In the column, until the others are wanted. */
const FIRST_AREAS = 5;

/** When, area, diet and shops: chips in a sheet, rows with counts in a column. */
export function FilterFields({ look, ...props }: FilterFieldsProps & { look: 'sheet' | 'column' }) {
  const { choices, onChoicesChange, areas, hasFavourites, countOf } = props;
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const [hasAllAreas, setHasAllAreas] = useState(false);
  const t = (id: UiMessageId) => formatMessage({ id });
  const isColumn = look === 'column';
  const option = (label: string, isChosen: boolean, change: Partial<BagChoices>): FilterOption => {
    const next = { ...choices, ...change };
    return { label, isChosen, next, count: countOf?.(next) };
  };
  const ofAreas = offeredAreas(areas, choices.area).map(({ id, name }) =>
    option(name[locale], choices.area === id, { area: id }),
  );
  const most = ofAreas.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)).slice(0, FIRST_AREAS);
  const shownAreas =
    isColumn && !hasAllAreas ? ofAreas.filter((each) => each.isChosen || most.includes(each)) : ofAreas;
  const press = ({ next }: FilterOption) => onChoicesChange(next);
  const chip = (each: FilterOption) => (
    <Chip key={each.label} selected={each.isChosen} onPress={() => press(each)}>
      {each.icon ? <WithIcon of={each.icon}>{each.label}</WithIcon> : each.label}
    </Chip>
  );
  const one = (name: string, options: readonly FilterOption[]) =>
    isColumn ? (
      <div>
        <FilterRows name={name} options={options} onPress={press} />
      </div>
    ) : (
      <div>
        <S.Name>{name}</S.Name>
        <ChipGroup label={name}>{options.map(chip)}</ChipGroup>
      </div>
    );
  const many = (name: string, options: readonly FilterOption[]) =>
    isColumn ? (
      <div>
        <FilterRows name={name} options={options} onPress={press} isMany />
      </div>
    ) : (
      <ChipField isHeading label={name}>
        {options.map(chip)}
      </ChipField>
    );
  return (
    <>
      {one(
        t('ui.filterSheet.when'),
        WHENS.map((when) => option(t(whenMessages[when]), choices.when === when, { when })),
      )}
      <div>
        {one(t('ui.filterSheet.area'), [
          option(t('ui.filterSheet.allAreas'), choices.area === null, { area: null }),
          ...shownAreas,
        ])}
        {shownAreas.length < ofAreas.length && (
          <S.More type="button" onClick={() => setHasAllAreas(true)}>
            {formatMessage({ id: 'ui.filterSheet.moreAreas' }, { count: ofAreas.length })}
          </S.More>
        )}
      </div>
      {many(
        t('ui.filterSheet.diet'),
        DIETS.map((diet) => {
          const others = choices.diet.filter((each) => each !== diet);
          const isChosen = others.length < choices.diet.length;
          const added = DIETS.filter((each) => each === diet || others.includes(each));
          return {
            label: t(dietMessages[diet]),
            isChosen,
            next: { ...choices, diet: isChosen ? others : added },
            count: countOf?.({ ...choices, diet: added }),
          };
        }),
      )}
      {(hasFavourites || choices.favourites) &&
        many(t('ui.filterSheet.shops'), [
          {
            label: t('ui.filterSheet.myFavourites'),
            icon: heartIcon,
            isChosen: choices.favourites,
            next: { ...choices, favourites: !choices.favourites },
            count: countOf?.({ ...choices, favourites: true }),
          },
        ])}
    </>
  );
}

/** With the chosen one, so that an address which names an area without bags shows what it chose. */
const offeredAreas = (areas: readonly string[], chosen: string | null) =>
  DELIVERY_AREAS.filter(({ id }) => areas.includes(id) || id === chosen);
