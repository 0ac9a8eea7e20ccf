/** To a field by its id, as when a form was sent with something wrong in it. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus();
}
