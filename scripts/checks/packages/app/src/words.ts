import { formatUsd, type Bag } from '@zawadeh/domain';
import { fontsToPreload, Icon, plusIcon, Skeleton, type Language, type Messages } from '@zawadeh/ui';
import { arabic } from '@zawadeh/ui/arabic';
import { english } from '@zawadeh/ui/english';
import shelf from '@zawadeh/ui/words/shelf/en.json';

// The compiler proves that none of the types is `any`: each line with an error has to have one.
export const messages: Messages = shelf;
export const title = (bag: Bag) => formatUsd(bag.salePrice);
export const parts = { arabic, english, fontsToPreload, Icon, plusIcon, Skeleton };
// @ts-expect-error -- no such direction
export const wrong: Language = { ...arabic, dir: 'up' };
// @ts-expect-error -- no such message
export const missing = shelf['ui.noSuchMessage'];
