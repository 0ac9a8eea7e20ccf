import { bagCount, codeEnd, type CounterHandover, type HandoverHow, type Instant } from '@zawadeh/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  checkIcon,
  handStopIcon,
  Icon,
  keyboardIcon,
  Ltr,
  scanIcon,
  undoIcon,
  useBeirutTime,
  whatsappIcon,
} from '@zawadeh/ui';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { MainAction, OtherAction } from '../mainAction.ts';
import { useCustomerName } from '../useCustomerName.ts';
import { Band, WorkActions } from '../workPage.ts';
import { messages } from './HandOverResult.messages.ts';
import * as S from './HandOverResult.styles.ts';

interface Done {
  kind: 'done';
  handover: CounterHandover;
  at: Instant;
  /** How long it can still be undone; the page counts down, and closes at 0. */
  undoSeconds: number;
  onUndo: () => void;
  /** The next ticket; without it one goes back to the list. */
  onScan?: () => void;
  onLeave?: () => void;
}

interface Already {
  kind: 'already';
  /** With when and how it was done. */
  handover: CounterHandover;
  /** The name of the other phone that did it; null for this one. */
  phone: string | null;
  /** A chat with Zawadeh; null where none is set. */
  askHref: string | null;
  onLeave: () => void;
}

interface Retry {
  /** The code as it was read or typed. */
  code: string | null;
  onScan: () => void;
  onType: () => void;
  onLeave: () => void;
  /** A chat with Zawadeh; null where none is set. */
  askHref: string | null;
}

interface Refused extends Retry {
  /** A ticket names its shop; a typed code does not, so `unknown` says both. */
  kind: 'unknown' | 'otherShop' | 'notATicket';
}

/** For another reason, in the page's own words. */
interface RefusedBecause extends Retry {
  kind: 'refused';
  title: string;
  why: string;
}

export type HandOverResultProps = Done | Already | Refused | RefusedBecause;

/**
 * The result of a confirmation, a scanned ticket or a typed code: green means "go on", red means "give
 * nothing".
 *
 * Undo counts down for ten seconds; the page counts, and closes the result at 0. "Already handed over" stays
 * until the staff leave it.
 *
 * @use as a whole page at the counter.
 * @avoid for errors that can be corrected in a form (an {@link Alert}), or to ask before something is done (a
 *   {@link HandOverSheet}).
 * @keyboard Tab: goes to the next step, or to Undo
 * @keyboard Enter, Space: press it
 * @reader Done is announced politely, the others at once; the seconds of Undo are not announced. Sign,
 *   heading and first sentence repeat the colour.
 * @arabic The arrow of Undo is mirrored; hand and check mark are not. The code is left to right.
 */
export function HandOverResult(props: HandOverResultProps) {
  if (props.kind === 'done') return <DoneResult {...props} />;
  if (props.kind === 'already') return <AlreadyResult {...props} />;
  if (props.kind === 'refused') return <RefusedResult {...props} />;
  return <KnownRefusal {...props} />;
}

function DoneResult({ handover, at, undoSeconds, onUndo, onScan, onLeave }: Done) {
  const intl = useIntl();
  const { time } = useBeirutTime();
  const words = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and a status that comes with its text is not read aloud everywhere.
  useEffect(() => words.current?.focus(), []);
  return (
    <S.Root>
      <S.Field data-tone="go">
        <S.Words ref={words} role="status" tabIndex={-1}>
          <S.Sign>
            <Icon of={checkIcon} />
          </S.Sign>
          <S.Title>{intl.formatMessage({ id: messages.done }, { count: bagCount(handover) })}</S.Title>
          <Facts handover={handover}>{time(at)}</Facts>
        </S.Words>
        {undoSeconds > 0 && (
          <S.Undo type="button" data-kind="secondary" onClick={onUndo}>
            <Icon of={undoIcon} /> {intl.formatMessage({ id: messages.undo })}{' '}
            <S.Seconds aria-hidden="true">({undoSeconds})</S.Seconds>
          </S.Undo>
        )}
      </S.Field>
      <Band />
      <WorkActions>
        {onScan ? (
          <MainAction type="button" data-kind="primary" onClick={onScan}>
            <Icon of={scanIcon} /> {intl.formatMessage({ id: messages.next })}
          </MainAction>
        ) : (
          <MainAction type="button" data-kind="primary" onClick={onLeave}>
            {intl.formatMessage({ id: messages.back })}
          </MainAction>
        )}
      </WorkActions>
    </S.Root>
  );
}

function AlreadyResult({ handover, phone, askHref, onLeave }: Already) {
  const intl = useIntl();
  const { time } = useBeirutTime();
  const bags = intl.formatMessage({ id: messages.bags }, { count: bagCount(handover) });
  const { doneAt, how } = handover;
  return (
    <S.Root>
      <S.Field data-tone="stop" role="alert">
        <StopSign />
        <S.Title>{intl.formatMessage({ id: messages.already })}</S.Title>
        {doneAt !== null && (
          <S.Subtitle>{intl.formatMessage({ id: messages.alreadyAt }, { time: time(doneAt) })}</S.Subtitle>
        )}
        <Facts handover={handover}>{bags}</Facts>
        {how !== null && (
          <p>
            {phone === null || WITHOUT_PHONE.has(how)
              ? intl.formatMessage({ id: HOW[how] })
              : intl.formatMessage({ id: messages.elsewhere }, { phone })}
          </p>
        )}
      </S.Field>
      <WorkActions>
        <p>{intl.formatMessage({ id: messages.giveNothing })}</p>
        <MainAction type="button" data-kind="primary" onClick={onLeave}>
          {intl.formatMessage({ id: messages.back })}
        </MainAction>
        {askHref !== null && <Ask href={askHref} />}
      </WorkActions>
    </S.Root>
  );
}

function Ask({ href }: { href: string }) {
  const intl = useIntl();
  return (
    <OtherAction as="a" href={href} data-kind="quiet">
      <Icon of={whatsappIcon} /> {intl.formatMessage({ id: messages.ask })}
    </OtherAction>
  );
}

function KnownRefusal({ kind, ...retry }: Refused) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: messages[kind] });
  return <RefusedResult {...retry} title={title} why={intl.formatMessage({ id: WHY[kind] })} />;
}

function RefusedResult({ title, why, code, onScan, onType, onLeave, askHref }: Omit<RefusedBecause, 'kind'>) {
  const intl = useIntl();
  return (
    <S.Root>
      <S.Field data-tone="stop" role="alert">
        <StopSign />
        <S.Title>{title}</S.Title>
        {code !== null && (
          <S.Subtitle>
            <Ltr>{code}</Ltr>
          </S.Subtitle>
        )}
        <p>{why}</p>
      </S.Field>
      <WorkActions>
        <MainAction type="button" data-kind="primary" onClick={onScan}>
          <Icon of={scanIcon} /> {intl.formatMessage({ id: messages.scanAgain })}
        </MainAction>
        <OtherAction type="button" data-kind="quiet" onClick={onType}>
          <Icon of={keyboardIcon} /> {intl.formatMessage({ id: messages.typeCode })}
        </OtherAction>
        <S.Ways>
          <OtherAction type="button" data-kind="quiet" onClick={onLeave}>
            {intl.formatMessage({ id: messages.back })}
          </OtherAction>
          {askHref !== null && <Ask href={askHref} />}
        </S.Ways>
      </WorkActions>
    </S.Root>
  );
}

const HOW: Record<HandoverHow, MessageId> = {
  scan: messages.scan,
  code: messages.code,
  list: messages.list,
  buyer: messages.buyer,
  admin: messages.admin,
};

/** Confirmed by a person who needs no phone of the shop. */
const WITHOUT_PHONE: ReadonlySet<HandoverHow> = new Set(['buyer', 'admin']);

const WHY: Record<Refused['kind'], MessageId> = {
  unknown: messages.unknownWhy,
  otherShop: messages.otherShopWhy,
  notATicket: messages.notATicketWhy,
};

function StopSign() {
  return (
    <S.Sign>
      <Icon of={handStopIcon} />
    </S.Sign>
  );
}

/** Who, which order, and one thing more. */
function Facts({ handover, children }: { handover: CounterHandover; children: ReactNode }) {
  const name = useCustomerName(handover);
  return (
    <p>
      <bdi>{name}</bdi> · <Ltr>{codeEnd(handover.orderCode)}</Ltr> · <bdi>{children}</bdi>
    </p>
  );
}
