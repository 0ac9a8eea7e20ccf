import { Button, EmptyState, ErrorState, Text } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { bagsAtom, beginWithBags, keepBagsFresh, refreshBags } from '../../state/bags.ts';
import { useAtomValue, useStore } from '../../state/store.ts';
import { useTroubleWords } from '../OurBags/useTroubleWords.ts';
import { BagDetails } from './BagDetails.tsx';
import { messages } from './BagScreen.messages.ts';
import * as S from './BagScreen.styles.ts';
import { BagSkeleton } from './BagSkeleton.tsx';
import { bagIdIn } from './bagIdIn.ts';

export const begin = beginWithBags;
export { about } from './about.ts';

export function Screen() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const store = useStore();
  const id = bagIdIn(useLocation().pathname);
  const state = useAtomValue(bagsAtom);
  const { bags, isPart } = state;
  const trouble = useTroubleWords(state);
  const bag = bags?.find((each) => each.id === id);
  useEffect(() => keepBagsFresh(store), [store]);

  if (bags && !bag && !isPart) return <Gone />;
  const alert = trouble && <ErrorState message={trouble} onRetry={() => void refreshBags(store)} />;
  if (!bag && alert) {
    return (
      <S.Instead>
        <Text look="h1">{say(messages.heading)}</Text>
        {alert}
      </S.Instead>
    );
  }
  return (
    <S.Root>
      {alert && <S.Trouble>{alert}</S.Trouble>}
      {bag ? <BagDetails key={bag.id} bag={bag} /> : <BagSkeleton />}
    </S.Root>
  );
}

function Gone() {
  const intl = useIntl();
  return (
    <S.Instead>
      <EmptyState
        level="h1"
        picture="empty-bags"
        title={intl.formatMessage({ id: messages.gone })}
        sentence={intl.formatMessage({ id: messages.goneSentence })}
        action={
          <Button kind="primary" href="/our-bags">
            {intl.formatMessage({ id: messages.toShelf })}
          </Button>
        }
      />
    </S.Instead>
  );
}
