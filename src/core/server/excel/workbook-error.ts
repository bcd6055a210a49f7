/**
 * A workbook that cannot be read or written; the message is Korean, meant for the user, and says what to do.
 */
export class WorkbookError extends Error {
  override name = 'WorkbookError'
}
