/** Keys of an answer panel. */

/** The key that is meant for the panel; empty with a modifier, in a form field or dialog, and for Enter on a control. */
export function panelKey(event: KeyboardEvent): string {
  const element = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || element.closest('input, select, textarea, dialog')) return '';
  return event.key === 'Enter' && element.closest('button, a, [role=gridcell], summary') ? '' : event.key;
}

/** The letter on a key, in every keyboard layout. */
export const letterOf = (event: KeyboardEvent): string => (event.code.startsWith('Key') ? event.code.slice(3) : '');
