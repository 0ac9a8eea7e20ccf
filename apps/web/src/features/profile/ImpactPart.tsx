import {
  CO2E_GRAMS_PER_BAG,
  CO2E_SOURCE_YEAR,
  co2eKilograms,
  formatBags,
  type Impact,
} from '@zawadeh/domain';
import { Button, ErrorState, Price, shareIcon, Text, VisuallyHidden } from '@zawadeh/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Figures } from './Figures/Figures.tsx';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { impactAtom, keepImpactFresh, refreshImpact } from './impact.ts';
import { messages } from './ImpactPart.messages.ts';
import * as S from './ProfileScreen.styles.ts';
import type { DeferredPartProps } from './useWholePage.ts';

const usePictureDialog = deferredPart(() => import('./impactPicture/PictureDialog.tsx'));

/** What the user's bags were good for; nothing where there are none. */
export function ImpactPart({ userId, onKnown }: DeferredPartProps) {
  const t = useMessage();
  const store = useStore();
  const state = useAtomValue(impactAtom);
  useEffect(() => keepImpactFresh(store, userId), [store, userId]);
  const { impact, error } = state.userId === userId ? state : { impact: null, error: null };
  const isKnown = impact !== null || error !== null;
  useEffect(() => {
    if (isKnown) onKnown('impact');
  }, [isKnown, onKnown]);
  // Without a connection the orders below say so, and the figures come by themselves.
  const trouble = impact === null && error !== 'offline' ? error : null;
  if (trouble) {
    return (
      <S.Impact>
        <VisuallyHidden as="h2">{t(messages.title)}</VisuallyHidden>
        <ErrorState message={t(messages.failed)} onRetry={() => void refreshImpact(store, userId)} />
      </S.Impact>
    );
  }
  if (!impact || impact.bags === 0) return null;
  return <Shown impact={impact} />;
}

function Shown({ impact }: { impact: Impact }) {
  const t = useMessage();
  const intl = useIntl();
  const [isSharing, setSharing] = useState(false);
  const picture = usePictureDialog(isSharing);
  const { bags, saved } = impact;
  const drawn = (id: (typeof messages)[keyof typeof messages], values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, { ...values, sub, small });
  const figures = [
    {
      id: 'bags',
      value: t(messages.bagCount, { count: bags, shown: formatBags(bags) }),
      label: t(messages.bags, { count: bags }),
    },
    ...(saved > 0 ? [{ id: 'saved', value: <Price cents={saved} />, label: t(messages.saved) }] : []),
    {
      id: 'co2e',
      value: drawn(messages.kilograms, { kilograms: co2eKilograms(bags) }),
      label: drawn(messages.co2e),
    },
  ];
  const perBag = { kilograms: String(CO2E_GRAMS_PER_BAG / 1_000), year: String(CO2E_SOURCE_YEAR) };
  return (
    <S.Impact>
      <VisuallyHidden as="h2">{t(messages.title)}</VisuallyHidden>
      <Figures figures={figures} />
      <S.Source>
        <Text look="caption" tone="muted">
          {drawn(messages.source, perBag)}
        </Text>
        <Button
          kind="quiet"
          size="compact"
          icon={shareIcon}
          isBusy={isSharing && !picture}
          onPress={() => setSharing(true)}
        >
          {t(messages.share)}
        </Button>
      </S.Source>
      {/* At the end of the page, where it does not take the colours of the green field. */}
      {picture &&
        createPortal(
          <picture.PictureDialog impact={impact} isOpen={isSharing} onClose={() => setSharing(false)} />,
          document.body,
        )}
    </S.Impact>
  );
}

const sub = (inside: ReactNode) => <sub key="sub">{inside}</sub>;
const small = (inside: ReactNode) => <small key="small">{inside}</small>;
