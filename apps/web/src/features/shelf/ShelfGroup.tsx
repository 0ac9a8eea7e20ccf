import type { Bag, Instant, ShelfGroup as Group } from '@zawadeh/domain';
import { BagGrid, Button, Text } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { groupMessages } from './shelf.messages.ts';
import * as S from './ShelfGroup.styles.ts';

/** How many bags of a group are shown before a press on its button, so that a phone begins with little. */
export const FEWEST_SHOWN = 24;
/** How many bags of all groups the server draws: its page has to fit into the first packets of a connection. */
export const MOST_IN_PAGE = 15;

/** So many bags of a group are all drawn, so that the browser's find and print cover them. */
const MOST_DRAWN = 200;
const useLongGrid = deferredPart(() => import('./longGrid.ts'));

interface ShelfGroupProps {
  group: Group;
  bags: readonly Bag[];
  now: Instant;
  isFirst: boolean;
  /** Whether the group has bags that are not on the list. */
  isPart: boolean;
  /** How many of them are shown. */
  most: number;
  onOpen: () => void;
  kmOf: ((bag: Bag) => string | undefined) | undefined;
}

/** The bags that can be had at about the same time, below their heading. */
export function ShelfGroup({ group, bags, now, isFirst, isPart, most, onOpen, kmOf }: ShelfGroupProps) {
  const t = useMessage();
  const root = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const long = useLongGrid(bags.length > MOST_DRAWN);
  const shown = bags.slice(0, long ? most : Math.min(most, MOST_DRAWN));
  const more = bags.length - shown.length;
  useEffect(() => {
    if (more > 0 || !wasPressed.current) return;
    wasPressed.current = false;
    // The press takes the button away: its focus goes to the first of the other bags.
    const next = root.current?.querySelectorAll('article')[FEWEST_SHOWN];
    next?.querySelector('a')?.focus({ preventScroll: true });
  }, [more]);
  if (most === 0) return null;
  const grid = { bags: shown, now, isBelow: !isFirst, hrefOf: (bag: Bag) => paths.bag(bag.id), kmOf };
  return (
    <S.Root ref={root}>
      <S.Head>
        <Text look="h2">{t(groupMessages[group])}</Text>
        {!isPart && (
          <Text as="span" look="bodySmall" tone="muted">
            {t('web.ourBags.count', { count: bags.length })}
          </Text>
        )}
      </S.Head>
      {long && shown.length > MOST_DRAWN ? (
        <long.LongBagGrid {...grid} name={group} />
      ) : (
        <BagGrid {...grid} />
      )}
      {more > 0 && (
        <Button
          isFullWidth
          onPress={() => {
            wasPressed.current = true;
            onOpen();
          }}
        >
          {t('web.ourBags.more', { count: more })}
        </Button>
      )}
    </S.Root>
  );
}
