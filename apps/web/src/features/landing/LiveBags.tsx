import { availabilityOf, type Bag, type Instant } from '@zawadeh/domain';
import { BagGrid, Heading, Price, useLanguage } from '@zawadeh/ui';
import { paths } from '../../lib/paths.ts';
import { liveTexts } from './liveBags.bilingual.ts';
import * as S from './LiveBags.styles.ts';

const MOST_SHOWN = 4;

/** Some bags that can be had now, one of each category first. Drawn on the server alone, like the rescued ones. */
export function LiveBags({ bags, now }: { bags: readonly Bag[]; now: Instant }) {
  const { locale } = useLanguage();
  const live = bags.filter((bag) => availabilityOf(bag, now).state === 'available');
  if (live.length === 0) return null;
  const firstOfEach = new Map(live.toReversed().map((bag) => [bag.category, bag]));
  const shown = new Set([...live.filter((bag) => firstOfEach.get(bag.category) === bag), ...live]);
  return (
    <S.Root>
      <Heading>
        {liveTexts[locale](live.length)}
        <Price cents={Math.min(...live.map(({ salePrice }) => salePrice))} />
      </Heading>
      <BagGrid
        bags={Array.from(shown).slice(0, MOST_SHOWN)}
        now={now}
        isBelow
        hrefOf={(bag) => paths.bag(bag.id)}
      />
    </S.Root>
  );
}
