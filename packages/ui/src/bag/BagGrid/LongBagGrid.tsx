import { useRef } from 'react';
import { DrawnBags, type BagGridProps } from './BagGrid.tsx';
import { useShelfWindow } from './useShelfWindow.ts';

interface LongBagGridProps extends BagGridProps {
  /** Of several grids on a page each has its own, by which it finds its scroll position again. */
  name: string;
}

/** A shelf of thousands, of which only the bags near the screen are drawn; a download of its own. */
export function LongBagGrid({ name, ...props }: LongBagGridProps) {
  const shelf = useRef<HTMLUListElement>(null);
  return <DrawnBags {...props} shelf={shelf} shelfWindow={useShelfWindow(shelf, props.bags.length, name)} />;
}
