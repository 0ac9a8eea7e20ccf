/** Live examples for the page about mirroring, each in the language of its pane. */
import { BagPicture, type BagPictureProps } from '../bag/BagPicture/BagPicture.tsx';
import { Button } from '../controls/Button/Button.tsx';
import { SearchField } from '../controls/SearchField/SearchField.tsx';
import { ErrorState } from '../data/ErrorState/ErrorState.tsx';
import { Icon } from '../foundations/Icon/Icon.tsx';
import { everyIcon } from '../foundations/Icon/everyIcon.ts';
import { LocalizedText } from '../foundations/LocalizedText/LocalizedText.tsx';
import { Price } from '../foundations/Price/Price.tsx';
import { now } from './bags.ts';
import { useWords, Words } from './words.ts';
import { refreshIcon } from '../foundations/Icon/shelfIcons.ts';

const nothing = () => undefined;
const HOUR = 3_600_000;

export const LoadError = () => (
  <ErrorState
    message={useWords({
      en: 'The bags cannot be shown right now. Please try again in a moment.',
      ar: 'لا يمكن عرض الأكياس الآن. يرجى إعادة المحاولة بعد قليل.',
    })}
    onRetry={nothing}
  />
);

export const Search = ({ value = '' }: { value?: string }) => (
  <SearchField
    label={useWords({ en: 'Search the bags by name', ar: 'ابحث عن الأكياس بالاسم' })}
    placeholder={useWords({ en: 'Search for a bag...', ar: 'ابحث عن كيس…' })}
    value={value}
    onValueChange={nothing}
  />
);

export const Again = () => (
  <Button icon={refreshIcon}>
    <Words en="Try again" ar="إعادة المحاولة" />
  </Button>
);

const picture = (availability: BagPictureProps['availability']) => (
  <BagPicture category="Meals" picture={null} imageUrl={null} availability={availability} eager />
);

export const Written = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
    {picture({ state: 'available', lowStock: 2 })}
    {picture({ state: 'soldOut', restockAt: null })}
  </div>
);

export const Opening = () => picture({ state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' });

const all = Object.entries(everyIcon);
const still = all.filter(([, icon]) => !icon.mirrors);
const turning = all.filter(([, icon]) => icon.mirrors);

const Row = ({ of }: { of: typeof all }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {of.map(([name, icon]) => (
      <Icon key={name} of={icon} />
    ))}
  </div>
);

export const StillIcons = () => <Row of={still} />;
export const TurningIcons = () => <Row of={turning} />;

export const Sentence = () => (
  <p>
    <Words en="Pay " ar="ادفع " />
    <Price cents={1461} />
    <Words en=" with " ar=" عبر " />
    <bdi lang="en" dir="ltr">
      Whish Money
    </bdi>
    <Words en="." ar="." />
  </p>
);

export const Shops = () => (
  <ul style={{ display: 'grid', gap: 8 }}>
    <li>
      <LocalizedText text={{ en: 'Mina Corner (since 1974)', ar: null }} />
    </li>
    <li>
      <LocalizedText text={{ en: null, ar: 'مطبخ أم فادي (منذ 1974)' }} />
    </li>
  </ul>
);
