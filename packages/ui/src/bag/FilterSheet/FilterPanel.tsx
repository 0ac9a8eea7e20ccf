import {
  countChoices,
  DELIVERY_AREAS,
  DIETS,
  NO_CHOICES,
  SORTS,
  WHENS,
  type BagChoices,
  type Diet,
  type Locale,
} from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { ChipField } from '../../controls/Chip/ChipField.tsx';
import { Chip, ChipGroup } from '../../controls/Chip/Chip.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { currentLocationIcon, heartIcon } from '../../foundations/Icon/bagIcons.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import type { UiMessageId } from '../../locales/messageId.ts';
import { useLanguage } from '../../provider/contexts.ts';
import { dietMessages } from '../DietTags/DietTags.messages.ts';
import { sortMessages, whenMessages } from './FilterSheet.messages.ts';
import * as S from './FilterSheet.styles.ts';

export interface FilterPanelProps {
  /** Called by the close button and by the button that shows the bags. */
  onClose: () => void;
  /** From `readChoices` of the domain, which reads the address of the page. */
  choices: BagChoices;
  /** Called by every press; a press on the nearest may ask for the position. */
  onChoicesChange: (choices: BagChoices) => void;
  /** The ids of the areas that have bags. */
  areas: readonly string[];
  /** Whether the reader has favourite shops. */
  hasFavourites: boolean;
  /** The reader's position; while it is not known, the nearest cannot come first. */
  position: 'unknown' | 'asking' | 'known';
  /** How many bags fit the choices. */
  count: number;
}

/** The content of the sheet. */
export function FilterPanel({
  choices,
  onChoicesChange,
  onClose,
  areas,
  hasFavourites,
  position,
  count,
}: FilterPanelProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const t = (id: UiMessageId) => intl.formatMessage({ id });
  const choose = (change: Partial<BagChoices>) => onChoicesChange({ ...choices, ...change });
  const isCleared = countChoices(choices) === 0;
  const isPositionMissing = choices.sort === 'nearest' && position !== 'known';

  return (
    <>
      <S.Head>
        <S.Title>{t('ui.filterSheet.title')}</S.Title>
        <S.Clear
          type="button"
          aria-disabled={isCleared || undefined}
          onClick={isCleared ? undefined : () => onChoicesChange(NO_CHOICES)}
        >
          {t('ui.filterSheet.clear')}
        </S.Clear>
        <S.Close>
          <IconButton label={t('ui.filterSheet.close')} onPress={onClose}>
            <Icon of={closeIcon} />
          </IconButton>
        </S.Close>
      </S.Head>
      <S.Choices>
        <Scrolling name={t('ui.filterSheet.when')}>
          {WHENS.map((when) => (
            <Chip key={when} selected={choices.when === when} onPress={() => choose({ when })}>
              {t(whenMessages[when])}
            </Chip>
          ))}
        </Scrolling>
        <Scrolling name={t('ui.filterSheet.area')}>
          {[null, ...offeredAreas(areas, choices.area)].map((area) => (
            <Chip key={area} selected={choices.area === area} onPress={() => choose({ area })}>
              {area === null ? t('ui.filterSheet.allAreas') : nameOfArea(area, locale)}
            </Chip>
          ))}
        </Scrolling>
        {(hasFavourites || choices.favourites) && (
          <ChipField isHeading label={t('ui.filterSheet.shops')}>
            <Chip selected={!choices.favourites} onPress={() => choose({ favourites: false })}>
              {t('ui.filterSheet.allShops')}
            </Chip>
            <Chip selected={choices.favourites} onPress={() => choose({ favourites: true })}>
              <WithIcon of={heartIcon}>{t('ui.filterSheet.myFavourites')}</WithIcon>
            </Chip>
          </ChipField>
        )}
        <ChipField isHeading label={t('ui.filterSheet.diet')}>
          {DIETS.map((diet) => (
            <Chip
              key={diet}
              selected={choices.diet.includes(diet)}
              onPress={() => choose({ diet: toggled(choices.diet, diet) })}
            >
              {t(dietMessages[diet])}
            </Chip>
          ))}
        </ChipField>
        <ChipField isHeading label={t('ui.filterSheet.sort')}>
          {SORTS.map((sort) => (
            <Chip key={sort} selected={choices.sort === sort} onPress={() => choose({ sort })}>
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
          {isPositionMissing &&
            t(position === 'asking' ? 'ui.filterSheet.asking' : 'ui.filterSheet.noPosition')}
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

interface GroupProps {
  name: string;
  children: ReactNode;
}

function Scrolling({ name, children }: GroupProps) {
  return (
    <div>
      <S.Name>{name}</S.Name>
      <ChipGroup label={name}>{children}</ChipGroup>
    </div>
  );
}

function WithIcon({ of, children }: { of: IconDrawing; children: ReactNode }) {
  return (
    <S.WithIcon>
      <Icon of={of} size="small" />
      {children}
    </S.WithIcon>
  );
}

/** With the chosen one, so that an address which names an area without bags shows what it chose. */
const offeredAreas = (areas: readonly string[], chosen: string | null): string[] =>
  DELIVERY_AREAS.flatMap(({ id }) => (areas.includes(id) || id === chosen ? id : []));

const nameOfArea = (id: string, locale: Locale) =>
  DELIVERY_AREAS.find((area) => area.id === id)?.name[locale];

const toggled = (diets: readonly Diet[], diet: Diet): Diet[] =>
  DIETS.filter((each) => diets.includes(each) !== (each === diet));
