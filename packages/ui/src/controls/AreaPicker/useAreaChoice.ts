import { DELIVERY_AREAS, findArea, foldForSearch, searchAreas, type DeliveryArea } from '@zawadeh/domain';
import { useState, type KeyboardEvent } from 'react';

interface AreaChoice {
  /** What is chosen. */
  area: DeliveryArea | null;
  /** Null while what is chosen stands in the field. */
  typed: string | null;
  areas: readonly DeliveryArea[];
  isOpen: boolean;
  /** The row that the arrow keys have gone to. */
  active: DeliveryArea | null;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  choose: (area: DeliveryArea) => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The behaviour of an editable combobox with a list (WAI-ARIA Authoring Practices), apart from how it looks. */
export function useAreaChoice(
  value: string | null,
  onValueChange: (value: string | null) => void,
): AreaChoice {
  const area = findArea(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, walkTo] = useState<DeliveryArea | null>(null);
  const areas = typed === null ? DELIVERY_AREAS : searchAreas(typed);

  const close = () => {
    setIsOpen(false);
    walkTo(null);
  };
  const settle = () => {
    setTyped(null);
    close();
  };
  const choose = (one: DeliveryArea) => {
    settle();
    if (one.id !== value) onValueChange(one.id);
  };
  const walk = (step: 1 | -1) => {
    setIsOpen(true);
    const at = areas.findIndex((one) => one === (active ?? area));
    const isAlreadyThere = !isOpen && at >= 0;
    const from = at < 0 && step < 0 ? areas.length : at;
    walkTo(areas.at(isAlreadyThere ? at : (from + step) % areas.length) ?? null);
  };
  const enter = () => {
    const meant = active ?? (typed === null ? null : onlyOne(typed));
    if (meant) choose(meant);
    else if (typed === null) close();
    else setIsOpen(true);
  };

  /** Says whether the key was for the list and not for the field, the form or the page. */
  const press = ({ key, altKey }: KeyboardEvent): boolean => {
    switch (key) {
      case 'ArrowDown':
        if (altKey) setIsOpen(true);
        else walk(1);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else walk(-1);
        return true;
      case 'Enter':
        if (!isOpen && typed === null) return false;
        enter();
        return true;
      case 'Escape':
        if (!isOpen && typed === null) return false;
        if (isOpen) close();
        else settle();
        return true;
      case 'Tab':
        if (active) choose(active);
        return false;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        walkTo(null);
        return false;
      default:
        return false;
    }
  };

  return {
    area,
    typed,
    areas,
    isOpen,
    active,
    open: () => setIsOpen(true),
    close,
    choose,
    type: (text) => {
      setTyped(text);
      setIsOpen(true);
      walkTo(null);
      if (text === '' && value !== null) onValueChange(null);
    },
    leave: () => {
      const meant = typed === null ? null : named(typed);
      if (meant) choose(meant);
      else settle();
    },
    onKeyDown: (event) => {
      if (!event.nativeEvent.isComposing && press(event)) event.preventDefault();
    },
  };
}

/** Typed in full, in either language: nobody need choose it as well. */
function named(typed: string): DeliveryArea | null {
  const isTyped = (name: string) => foldForSearch(name) === foldForSearch(typed);
  return searchAreas(typed).find(({ name }) => isTyped(name.en) || isTyped(name.ar)) ?? null;
}

function onlyOne(typed: string): DeliveryArea | null {
  const [first, second] = searchAreas(typed);
  return first && !second ? first : named(typed);
}
