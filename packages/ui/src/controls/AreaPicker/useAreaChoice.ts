import { DELIVERY_AREAS, findArea, foldForSearch, searchAreas, type DeliveryArea } from '@zawadeh/domain';
import { useState, type KeyboardEvent } from 'react';

interface AreaChoice {
  /** The chosen area. */
  area: DeliveryArea | null;
  /** The edited text; null while the field shows the chosen area. */
  typed: string | null;
  areas: readonly DeliveryArea[];
  isOpen: boolean;
  /** The row that the arrow keys have reached. */
  active: DeliveryArea | null;
  open: () => void;
  close: () => void;
  changeTyped: (text: string) => void;
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
  const [active, setActive] = useState<DeliveryArea | null>(null);
  const areas = typed === null ? DELIVERY_AREAS : searchAreas(typed);

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const discardTyped = () => {
    setTyped(null);
    close();
  };
  const choose = (one: DeliveryArea) => {
    discardTyped();
    if (one.id !== value) onValueChange(one.id);
  };
  const moveActive = (step: 1 | -1) => {
    setIsOpen(true);
    const at = areas.findIndex((one) => one === (active ?? area));
    const isReopening = !isOpen && at >= 0;
    const from = at < 0 && step < 0 ? areas.length : at;
    setActive(areas.at(isReopening ? at : (from + step) % areas.length) ?? null);
  };
  const chooseByEnter = () => {
    const match = active ?? (typed === null ? null : onlyMatch(typed));
    if (match) choose(match);
    else if (typed === null) close();
    else setIsOpen(true);
  };

  /** Returns whether the list handled the key; otherwise it is for the field, the form or the page. */
  const handleKey = ({ key, altKey }: KeyboardEvent): boolean => {
    switch (key) {
      case 'ArrowDown':
        if (altKey) setIsOpen(true);
        else moveActive(1);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else moveActive(-1);
        return true;
      case 'Enter':
        if (!isOpen && typed === null) return false;
        chooseByEnter();
        return true;
      case 'Escape':
        if (!isOpen && typed === null) return false;
        if (isOpen) close();
        else discardTyped();
        return true;
      case 'Tab':
        if (active) choose(active);
        return false;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        setActive(null);
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
    changeTyped: (text) => {
      setTyped(text);
      setIsOpen(true);
      setActive(null);
      if (text === '' && value !== null) onValueChange(null);
    },
    leave: () => {
      const match = typed === null ? null : areaNamed(typed);
      if (match) choose(match);
      else discardTyped();
    },
    onKeyDown: (event) => {
      if (!event.nativeEvent.isComposing && handleKey(event)) event.preventDefault();
    },
  };
}

/** An area whose full name was typed, in either language, counts as chosen. */
function areaNamed(typed: string): DeliveryArea | null {
  const isTyped = (name: string) => foldForSearch(name) === foldForSearch(typed);
  return searchAreas(typed).find(({ name }) => isTyped(name.en) || isTyped(name.ar)) ?? null;
}

function onlyMatch(typed: string): DeliveryArea | null {
  const [first, second] = searchAreas(typed);
  return first && !second ? first : areaNamed(typed);
}
