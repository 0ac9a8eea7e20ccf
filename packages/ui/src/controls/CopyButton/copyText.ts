/** Whether the text is in the clipboard now. ShareButton has its own, so that customers' pages load no file of the dashboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // There is no clipboard on a page that is not served securely.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
