import { readAddressLine, type AddressParts } from '@zawadeh/domain';
import { space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

interface AddressLinesProps {
  /** As the order has it: one line, with English labels. */
  address: string | null;
  labels: Record<keyof AddressParts, MessageId>;
}

const PARTS = ['street', 'building', 'floor', 'apartment', 'landmark'] as const;

/** The parts of an order's address, labelled in the language of the page. */
export function AddressLines({ address, labels }: AddressLinesProps) {
  const t = useMessage();
  const parts = readAddressLine(address);
  const given = PARTS.filter((part) => parts[part] !== '');
  if (given.length === 0) return null;
  return (
    <List role="list">
      {given.map((part) => (
        <li key={part}>
          {t(labels[part])}: <bdi>{parts[part]}</bdi>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  font: ${type('bodySmall')};
`;
