import type { Instant } from '@zawadeh/domain';
import { ConfirmDialog, HandedOver } from '@zawadeh/ui';
import type { ComponentProps } from 'react';
import { correctedNow } from '../../lib/clock.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { collectedAt } from './handedOver.bilingual.ts';

interface ConfirmReceivedProps {
  isAsked: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  /** What the buyer has just confirmed. */
  given: (Pick<ComponentProps<typeof HandedOver>, 'store' | 'bags' | 'code'> & { at: Instant }) | null;
  onDone: () => void;
}

/** The question before the buyer confirms, and the card for the shop after it. */
export function ConfirmReceived({ isAsked, onKeep, onConfirm, given, onDone }: ConfirmReceivedProps) {
  const t = useMessage();
  return (
    <>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('web.ticket.ask')}
        keepLabel={t('web.ticket.notYet')}
        confirmLabel={t('web.ticket.yes')}
        kind="primary"
        onClose={onKeep}
        onConfirm={onConfirm}
      >
        {t('web.ticket.askText')}
      </ConfirmDialog>
      {given && (
        <HandedOver
          isOpen
          title={collectedAt(given.at)}
          clock={correctedNow}
          store={given.store}
          bags={given.bags}
          code={given.code}
          onDone={onDone}
        />
      )}
    </>
  );
}
