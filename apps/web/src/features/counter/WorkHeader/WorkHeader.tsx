import type { Instant } from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BrandMark, DateTime, Icon, type IconDrawing, LinkContext, VisuallyHidden } from '@zawadeh/ui';
import { Band } from '../workPage.ts';
import * as S from './WorkHeader.styles.ts';

interface WorkSection {
  id: string;
  label: string;
  count: number;
  href: string;
  /** Shown instead of the label. */
  icon?: IconDrawing;
}

export interface WorkHeaderProps {
  /** The name of the shop, or what the page is about. */
  title: ReactNode;
  /** `p` where the page below has a heading of its own. */
  titleAs?: 'h1' | 'p';
  /** Whether changes arrive by themselves. */
  isLive?: boolean;
  /** Whether the server cannot be reached, where no note says so in more words. */
  isOffline?: boolean;
  /** The server's time, so that a wrong clock of the phone shows. */
  clock: Instant;
  /** IconButtons, at the end. */
  actions?: ReactNode;
  /** Beside the time. */
  showsDay?: boolean;
  /** The accessible name of the sections. */
  label?: string;
  /** Without any, the list has one section. */
  sections?: readonly WorkSection[];
  /** The id of the section that is shown. */
  current?: string;
  /** An OfflineQueueNote: while it says something, it stands in place of the band. */
  note?: ReactNode;
}

/**
 * The green top of the list at a counter or of a courier: the shop, whether the list is live, the time, and
 * the sections.
 *
 * The server's time beside the clock of the phone shows that one of them is wrong.
 *
 * @use once, above the list. Green on top means work.
 * @avoid on customers' pages (a {@link Header}), or above a page that is left by going back (a {@link
 *   WorkBar}).
 * @keyboard Tab: goes to the actions, then to the sections
 * @keyboard Enter: opens the section
 * @reader The current section has `aria-current`; a section with an icon is named by its label.
 * @arabic Shop and sections begin at the inline start, the actions are at the end.
 */
export function WorkHeader({
  title,
  titleAs,
  isLive = false,
  isOffline = false,
  clock,
  showsDay = false,
  actions,
  label = '',
  sections = [],
  current,
  note,
}: WorkHeaderProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  return (
    <header>
      <S.Root>
        <S.Top>
          <BrandMark kind="mark" />
          <S.Shop>
            <S.Title as={titleAs}>{title}</S.Title>
            <S.Clock>
              {(isLive || isOffline) && (
                <>
                  <S.Dot data-hollow={isOffline || undefined} />{' '}
                  {intl.formatMessage({ id: isOffline ? 'web.workHeader.offline' : 'web.workHeader.live' })}
                  {' · '}
                </>
              )}
              <DateTime at={clock} as={showsDay ? 'dayTime' : 'time'} />
            </S.Clock>
          </S.Shop>
          <S.Actions>{actions}</S.Actions>
        </S.Top>
        {sections.length > 0 && (
          <S.Nav aria-label={label}>
            <S.Sections>
              {sections.map(({ id, label: name, count, href, icon }) => (
                <li key={id}>
                  <S.Section as={Link} href={href} aria-current={id === current ? 'page' : undefined}>
                    {icon ? <Icon of={icon} /> : <span>{name}</span>}
                    {icon && <VisuallyHidden>{name}</VisuallyHidden>} <S.Count>{count}</S.Count>
                  </S.Section>
                </li>
              ))}
            </S.Sections>
          </S.Nav>
        )}
      </S.Root>
      <S.BandOrNote>
        <Band />
        {note}
      </S.BandOrNote>
    </header>
  );
}
