/** Where the side stands in the sheet, under the question. */
export const IN_SHEET = '(max-width: 959px)';
/** Where the tray is a tab of its own. */
export const PHONE = '(max-width: 719px)';
