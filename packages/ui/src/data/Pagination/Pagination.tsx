import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { formatAtLeast, formatCount } from '../grouped.ts';
import * as S from './Pagination.styles.ts';
import { chevronEndIcon } from '../../foundations/Icon/frameIcons.ts';
import { chevronDownIcon } from '../../foundations/Icon/formIcons.ts';
import { chevronStartIcon } from '../../foundations/Icon/adminIcons.ts';

export interface PaginationProps {
  /** From 1. A page beyond the last counts as the last. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** There may be more pages, which cannot be turned to. */
  isCapped?: boolean;
  /** Called with a page from 1 to the last. */
  onPageChange: (page: number) => void;
  /** The number of rows on a page; `onPageSizeChange` makes it selectable. */
  pageSize?: number;
  /** The numbers of rows to choose from. */
  pageSizes?: readonly number[];
  /** Without it the number of rows cannot be chosen. */
  onPageSizeChange?: (pageSize: number) => void;
  /** The accessible name, where a screen has several. */
  label?: string;
}

const PAGE_SIZES: readonly number[] = [25, 50, 100];

/**
 * Turns the pages of a list: back, forward, the current page, and how many rows a page holds.
 *
 * @use under a list that the server sends in pages.
 * @avoid under a {@link DataTable} that has all its rows: it draws thousands by itself, and admins can search
 *   them.
 * @part {button} Back
 * @part {[role=status]} Page
 * @part {button:last-of-type} Forward
 * @part {label} Rows on a page
 * @keyboard Tab: goes to back, forward and the number of rows
 * @keyboard Enter, Space: turn the page
 * @keyboard Up, Down: choose the number of rows
 * @reader "Page 2 of 9" is announced when it changes. At an end a button is dimmed and keeps the focus.
 * @arabic Previous is at the inline start, and the arrows are mirrored.
 */
export function Pagination({
  page,
  pageCount,
  isCapped = false,
  onPageChange,
  label,
  ...size
}: PaginationProps) {
  const intl = useIntl();
  const pages = Math.max(1, pageCount);
  const current = Math.min(Math.max(1, page), pages);
  return (
    <S.Root aria-label={label ?? intl.formatMessage({ id: 'ui.pagination.label' })}>
      <PageSize {...size} />
      <S.Steps>
        <Step
          label={intl.formatMessage({ id: 'ui.pagination.previous' })}
          icon={chevronStartIcon}
          isPossible={current > 1}
          onPress={() => onPageChange(current - 1)}
        />
        <S.Words role="status">
          {intl.formatMessage(
            { id: 'ui.pagination.page' },
            { page: formatCount(current), pages: isCapped ? formatAtLeast(pages) : formatCount(pages) },
          )}
        </S.Words>
        <Step
          label={intl.formatMessage({ id: 'ui.pagination.next' })}
          icon={chevronEndIcon}
          isPossible={current < pages}
          onPress={() => onPageChange(current + 1)}
        />
      </S.Steps>
    </S.Root>
  );
}

interface StepProps {
  label: string;
  icon: IconDrawing;
  isPossible: boolean;
  onPress: () => void;
}

/** Stays focusable at the first and last page: `disabled` would drop the keyboard focus there. */
function Step({ label, icon, isPossible, onPress }: StepProps) {
  return (
    <S.Step
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
    >
      <Icon of={icon} />
    </S.Step>
  );
}

type PageSizeProps = Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSizeChange'>;

function PageSize({ pageSize, pageSizes = PAGE_SIZES, onPageSizeChange }: PageSizeProps) {
  const intl = useIntl();
  if (pageSize === undefined || onPageSizeChange === undefined) return null;
  const offered = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <S.Size>
      {intl.formatMessage({ id: 'ui.pagination.pageSize' })}
      <S.Choice>
        <S.Select value={pageSize} onChange={(event) => onPageSizeChange(Number(event.target.value))}>
          {offered.map((size) => (
            <option key={size} value={size}>
              {formatCount(size)}
            </option>
          ))}
        </S.Select>
        <Icon of={chevronDownIcon} size="small" />
      </S.Choice>
    </S.Size>
  );
}
