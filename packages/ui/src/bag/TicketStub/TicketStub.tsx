import type { Cents } from '@zawadeh/domain';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkCircleIcon } from '../../foundations/Icon/formIcons.ts';
import { cardIcon } from '../../foundations/Icon/frameIcons.ts';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { bagIcon, mopedIcon } from '../../foundations/Icon/orderIcons.ts';
import { alertIcon, clockIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { OrderCode } from '../OrderCode/OrderCode.tsx';
import * as S from './TicketStub.styles.ts';

export interface TicketBag {
  id: string;
  name: ReactNode;
  quantity: number;
}

export interface TicketStubProps {
  /** A shop to collect from, or the door that a delivery is brought to. */
  kind?: 'shop' | 'door';
  /** The shop, or the area of the door. */
  name: ReactNode;
  /** Below the name. */
  address?: ReactNode;
  /** A DirectionsLink of the size `compact`. */
  directions?: ReactNode;
  /** Day and hours, as a plain PickupWindow writes them. */
  hours?: ReactNode;
  /** Each kind with its number. */
  bags: readonly TicketBag[];
  /** What was paid for the whole order, and a line below the amount. */
  paid?: { cents: Cents; note?: ReactNode };
  /** How it went. Done folds the stub to three lines. */
  outcome?: { kind: 'done' | 'missed'; text: ReactNode };
  /** Below the torn line, as are `qr`, `note` and `action`. */
  code?: string | null;
  /** Large where the code is the only thing to show. */
  codeSize?: 'normal' | 'large';
  /** A QrCode, or its skeleton. */
  qr?: ReactNode;
  /** What to do with the code. */
  note?: ReactNode;
  /** A button, such as that of a buyer who confirms. */
  action?: ReactNode;
}

/**
 * The stub of a ticket: where to go and when, what to receive, and below the torn line what the counter asks
 * for.
 *
 * Without a code, `qr`, `note` and `action` there is no torn line. `TicketStubSkeleton` has the same shape.
 *
 * @use for each shop of an order, or once for the door of a delivery.
 * @avoid for orders in a list: those are {@link OrderCard}s.
 * @do Use the large code only where there is no {@link QrCode}.
 * @part {h2} Shop or door
 * @part {ul} Facts: hours, bags, what was paid
 * @part {svg[role=img], [role=img]} Code to scan
 * @reader The code is read whole; its last four characters are darker, because the counter asks for them.
 * @arabic Icons stand where reading starts; the code keeps its own order.
 */
export function TicketStub(props: TicketStubProps) {
  return (
    <Surface look="kraft" hasPinkedEdge as="section">
      {props.outcome?.kind === 'done' ? <Folded {...props} outcome={props.outcome} /> : <Open {...props} />}
    </Surface>
  );
}

type FoldedProps = Pick<TicketStubProps, 'name' | 'bags'> & Required<Pick<TicketStubProps, 'outcome'>>;

function Folded({ name, bags, outcome }: FoldedProps) {
  return (
    <S.Folded>
      <Icon of={checkCircleIcon} />
      <div>
        <S.FoldedName>{name}</S.FoldedName>
        <Text as="p" look="bodySmall" tone="muted">
          {bags.map((bag, place) => (
            <Fragment key={bag.id}>
              {place > 0 && ' · '}
              {bag.name} <S.Times>× {bag.quantity}</S.Times>
            </Fragment>
          ))}
        </Text>
        <S.Outcome>{outcome.text}</S.Outcome>
      </div>
    </S.Folded>
  );
}

function Open({
  kind = 'shop',
  name,
  address,
  directions,
  hours,
  bags,
  paid,
  outcome,
  ...torn
}: TicketStubProps) {
  const intl = useIntl();
  const hasRows = outcome || hours || bags.length > 0 || paid;
  return (
    <>
      <S.Head>
        <S.Place>
          {kind === 'door' && (
            <S.Quiet>
              <Icon of={mopedIcon} size="small" />
              {intl.formatMessage({ id: 'ui.ticketStub.door' })}
            </S.Quiet>
          )}
          <Text look="h2">{name}</Text>
          {address && <S.Quiet>{address}</S.Quiet>}
        </S.Place>
        {directions}
      </S.Head>
      {hasRows && (
        <S.Rows role="list">
          {outcome && (
            <Row icon={alertIcon} isStrong>
              {outcome.text}
            </Row>
          )}
          {hours && (
            <Row icon={clockIcon} isStrong>
              {hours}
            </Row>
          )}
          {bags.map((bag) => (
            <Row key={bag.id} icon={bagIcon}>
              {bag.name} <S.Times>× {bag.quantity}</S.Times>
            </Row>
          ))}
          {paid && (
            <Row icon={cardIcon} end={<Price cents={paid.cents} />} note={paid.note}>
              {intl.formatMessage({ id: 'ui.ticketStub.paid' })}
            </Row>
          )}
        </S.Rows>
      )}
      <Torn {...torn} />
    </>
  );
}

interface RowProps {
  icon: IconDrawing;
  isStrong?: boolean;
  end?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

function Row({ icon, isStrong, end, note, children }: RowProps) {
  return (
    <S.Row data-strong={isStrong}>
      <Icon of={icon} size="small" />
      <div>{children}</div>
      {end && <strong>{end}</strong>}
      {note && <S.RowNote>{note}</S.RowNote>}
    </S.Row>
  );
}

type TornProps = Pick<TicketStubProps, 'code' | 'codeSize' | 'qr' | 'note' | 'action'>;

function Torn({ code, codeSize, qr, note, action }: TornProps) {
  const intl = useIntl();
  if (!code && !qr && !note && !action) return null;
  return (
    <S.Torn>
      {code && (
        <S.Plate>
          <S.PlateName>{intl.formatMessage({ id: 'ui.ticketStub.code' })}</S.PlateName>
          <OrderCode code={code} size={codeSize} />
        </S.Plate>
      )}
      {qr && <S.Qr>{qr}</S.Qr>}
      {note && <S.Note>{note}</S.Note>}
      {action}
    </S.Torn>
  );
}
