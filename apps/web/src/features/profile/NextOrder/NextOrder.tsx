import type { ReactNode } from 'react';
import { clockIcon, Icon, Ltr, mopedIcon, PaymentBadge, Surface, Text } from '@zawadeh/ui';
import * as S from './NextOrder.styles.ts';

export interface NextOrderProps {
  /** What the card is: a heading, in small letters. */
  title: string;
  /** The whole order code. */
  code: string;
  /** A shop to collect from, or the door that a delivery is brought to. */
  kind?: 'shop' | 'door';
  /** The shop, or the shops of a delivery. */
  name: ReactNode;
  /** When it is ready, or comes. */
  due: ReactNode;
  /** The button that leads to the ticket. */
  action: ReactNode;
}

/**
 * The paid order that is collected or brought next, as a stub on kraft paper: where, until when, and the way
 * to its ticket.
 *
 * @use once, at the top of the profile.
 * @avoid for orders in a list (an {@link OrderCard}), or in place of the ticket (a {@link TicketStub}): it
 *   has no code to read.
 * @arabic The kind stands at the inline start, the code at the end, each in its own order.
 */
export function NextOrder({ title, code, kind = 'shop', name, due, action }: NextOrderProps) {
  return (
    <Surface look="kraft" hasPinkedEdge as="section">
      <S.Row>
        <div>
          <S.Head>
            <S.Title>
              <Text look="bodySmall" as="h2" tone="muted">
                {title}
              </Text>
              <PaymentBadge status="paid" isPaidWord />
            </S.Title>
            <Text look="bodySmall" tone="muted">
              <Ltr>{code}</Ltr>
            </Text>
          </S.Head>
          <Text look="h2" as="p">
            {name}
          </Text>
          <S.Due>
            <Icon of={kind === 'door' ? mopedIcon : clockIcon} size="small" />
            <p>{due}</p>
          </S.Due>
        </div>
        {action}
      </S.Row>
    </Surface>
  );
}
