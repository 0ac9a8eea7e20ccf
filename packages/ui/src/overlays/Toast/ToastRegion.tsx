import { use, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { space } from '../../theme/index.ts';
import { useIsModalOpen } from '../modal/openModals.ts';
import { useExitTransition } from '../modal/useExitTransition.ts';
import { ToastCard } from './ToastCard.tsx';
import * as S from './Toast.styles.ts';
import type { Toast } from './toastStore.ts';
import { useHoverOrFocus } from './useHoverOrFocus.ts';
import { ToastsContext } from './useToasts.ts';

const noToast = () => null;

/** Where toasts are shown: once to a page, beside the header and after everything else. */
export function ToastRegion() {
  const toasts = use(ToastsContext);
  const current = useSyncExternalStore(toasts.subscribe, toasts.current, noToast);
  // Under a modal it could be neither pressed nor heard, so it waits, and is said afterwards.
  const isModalOpen = useIsModalOpen();
  const isHidden = useIsPageHidden();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { shown, isLeaving } = useExitTransition(isModalOpen ? null : current, region);
  const { isHoveredOrFocused, handlers } = useHoverOrFocus(shown?.id ?? null);

  const isPaused = isModalOpen || isHidden || isHoveredOrFocused;
  useEffect(() => {
    if (!isPaused) return;
    toasts.pause();
    return () => toasts.resume();
  }, [isPaused, toasts]);

  usePublishHeight(region, shown);

  const dismiss = () => shown && toasts.dismiss(shown.id);
  useEscape(dismiss, shown !== null && !isLeaving);

  return (
    <S.Region ref={setRegion} {...handlers}>
      <ToastCard toast={shown} isLeaving={isLeaving} onDismiss={dismiss} />
    </S.Region>
  );
}

/** What is moved to by keyboard does not come to stand under a toast. */
function usePublishHeight(region: HTMLElement | null, shown: Toast | null): void {
  useLayoutEffect(() => {
    if (!region || !shown) return;
    const page = document.documentElement.style;
    page.setProperty('--toast', `calc(${region.offsetHeight}px + ${space(1)})`);
    return () => void page.removeProperty('--toast');
  }, [region, shown]);
}

/** From anywhere on the page, unless the key meant something else there. */
function useEscape(act: () => void, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

/** Whether the page is in another tab, or the phone is locked. */
function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
