/** Focuses a field by its id, for a form that was sent with a problem. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}
