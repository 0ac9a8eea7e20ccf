import type { Bag, Instant, ShelfGroup as Group } from '@zawadeh/domain';
import { BagGrid, Button, Text } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { groupMessages } from './shelf.messages.ts';
import * as S from './ShelfGroup.styles.ts';

/** How many bags of a group are shown before a press on its button, so that a phone begins with little. */
export const FEWEST_SHOWN = 24;

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
  const shown = bags.slice(0, most);
  const more = bags.length - shown.length;
  useEffect(() => {
    if (more > 0 || !wasPressed.current) return;
    wasPressed.current = false;
    // The press takes the button away: its focus goes to the first of the other bags.
    const next = root.current?.querySelectorAll('article')[FEWEST_SHOWN];
    next?.querySelector('a')?.focus({ preventScroll: true });
  }, [more]);
  if (most === 0) return null;
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
      <BagGrid
        bags={shown}
        now={now}
        name={group}
        isBelow={!isFirst}
        hrefOf={(bag) => paths.bag(bag.id)}
        kmOf={kmOf}
      />
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
