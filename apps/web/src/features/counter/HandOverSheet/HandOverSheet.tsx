import { bagCount, codeEnd, type CounterHandover } from '@zawadeh/domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { checkIcon, clockIcon, Icon, LocalizedText, Ltr, useBeirutTime, useLanguage } from '@zawadeh/ui';
import { MainAction, OtherAction } from '../mainAction.ts';
import { unknownBag } from '../unknownBag.bilingual.ts';
import { useCustomerName } from '../useCustomerName.ts';
import { WorkBar } from '../WorkBar/WorkBar.tsx';
import { WorkActions } from '../workPage.ts';
import * as S from './HandOverSheet.styles.ts';

export interface HandOverSheetProps {
  /** The bags, the first name and the code. */
  handover: CounterHandover;
  /** Whether the confirmation is being sent. */
  isBusy?: boolean;
  /** Not called while busy. */
  onConfirm: () => void;
  /** Back, and "Not this one". */
  onLeave: () => void;
}

/**
 * What to give to whom, in letters that are read at arm's length, and the one button that confirms it.
 *
 * More lines than fit scroll; the buttons stay in sight.
 *
 * @use as a whole page at the counter, after a ticket was scanned, a code typed or a row pressed.
 * @avoid to ask again: one press confirms, and a {@link HandOverResult} can undo it.
 * @keyboard Tab: back, the bags, confirm, "Not this one"
 * @keyboard Arrows: scroll the bags
 * @arabic The heading says one and two bags in words, so a digit stands beside it. Plural forms: سلّم كيساً،
 *   سلّم كيسين، سلّم 3 أكياس، سلّم 11 كيساً.
 */
export function HandOverSheet({ handover, isBusy = false, onConfirm, onLeave }: HandOverSheetProps) {
  const intl = useIntl();
  const titleId = useId();
  const { time } = useBeirutTime();
  const { locale } = useLanguage();
  const name = useCustomerName(handover);
  const { orderCode, bags, state, dueEnd } = handover;
  const count = bagCount(handover);
  return (
    <S.Root>
      <WorkBar onLeave={onLeave} title={<bdi>{name}</bdi>}>
        <Ltr>
          <S.CodeStart>{orderCode.slice(0, -codeEnd(orderCode).length)}</S.CodeStart>
          {codeEnd(orderCode)}
        </Ltr>
      </WorkBar>
      {/* A keyboard scrolls it only if it takes the focus. */}
      <S.Room tabIndex={0} role="group" aria-labelledby={titleId}>
        <S.Bag>
          <S.Head>
            <S.Title id={titleId}>{intl.formatMessage({ id: 'web.handOverSheet.title' }, { count })}</S.Title>
            {/* Arabic says one and two in words. */}
            {locale === 'ar' && <S.Number aria-hidden="true">{count}</S.Number>}
          </S.Head>
          <S.Lines>
            {bags.map(({ title, quantity }, index) => (
              <S.Line key={String(index)}>
                <S.Quantity>{quantity}</S.Quantity>{' '}
                <span>
                  <LocalizedText text={title ?? unknownBag} />
                </span>
              </S.Line>
            ))}
          </S.Lines>
          {state === 'missed' ? (
            <S.Due>
              <Icon of={clockIcon} /> {intl.formatMessage({ id: 'web.handOverSheet.missed' })}
            </S.Due>
          ) : (
            <S.Due>
              <Icon of={checkIcon} />{' '}
              {intl.formatMessage({ id: 'web.handOverSheet.paidUntil' }, { time: time(dueEnd) })}
            </S.Due>
          )}
        </S.Bag>
      </S.Room>
      <WorkActions>
        <MainAction
          type="button"
          data-kind="primary"
          data-size="largest"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onConfirm}
        >
          <Icon of={checkIcon} /> {intl.formatMessage({ id: 'web.handOverSheet.confirm' }, { count })}
        </MainAction>
        <OtherAction type="button" data-kind="quiet" onClick={onLeave}>
          {intl.formatMessage({ id: 'web.handOverSheet.notThis' })}
        </OtherAction>
      </WorkActions>
    </S.Root>
  );
}
