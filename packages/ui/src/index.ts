export { UiProvider, scopeAttributes, type UiProviderProps } from './provider/UiProvider.tsx';
export { useLanguage, type LinkComponent } from './provider/contexts.ts';
export type { Language, Messages } from './provider/language.ts';
export { useBeirut } from './provider/useBeirut.ts';
export { breakpoint, color, from, rem, size, space, type ThemeChoice } from './theme/index.ts';
export { fontsToPreload } from './theme/fonts/preload.ts';
export { Text, type TextProps } from './foundations/Text/Text.tsx';
export { Icon, type IconProps } from './foundations/Icon/Icon.tsx';
export { Phrase, type PhraseProps } from './foundations/Phrase/Phrase.tsx';
export { Price, type PriceProps } from './foundations/Price/Price.tsx';
export { Skeleton } from './foundations/Skeleton/Skeleton.ts';
export { BrandMark, type BrandMarkProps } from './foundations/BrandMark/BrandMark.tsx';
export { VisuallyHidden } from './foundations/VisuallyHidden/VisuallyHidden.ts';
export { Button, type ButtonProps } from './controls/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './controls/IconButton/IconButton.tsx';
export { Chip, ChipGroup, type ChipGroupProps, type ChipProps } from './controls/Chip/Chip.tsx';
export { SearchField, type SearchFieldProps } from './controls/SearchField/SearchField.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './controls/LanguageSwitch/LanguageSwitch.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './controls/ThemeSwitch/ThemeSwitch.tsx';
export { Header, type HeaderProps } from './navigation/Header/Header.tsx';
export { EmptyState, type EmptyStateProps } from './data/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './data/ErrorState/ErrorState.tsx';
export { PriceTag, type PriceTagProps } from './bag/PriceTag/PriceTag.tsx';
export {
  AvailabilityOverlay,
  type AvailabilityOverlayProps,
} from './bag/AvailabilityOverlay/AvailabilityOverlay.tsx';
export { BagPicture, type BagPictureProps } from './bag/BagPicture/BagPicture.tsx';
export { BagCard, type BagCardProps } from './bag/BagCard/BagCard.tsx';
export { BagGrid, BagGridSkeleton, type BagGridProps } from './bag/BagGrid/BagGrid.tsx';
