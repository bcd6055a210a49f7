import type { Sentence } from '../../shared/sentence.ts'

/** A workbook that cannot be read or written; `said` tells the user what to do. */
export class WorkbookError extends Error {
  override name = 'WorkbookError'
  readonly said: Sentence
  constructor(said: Sentence, options?: ErrorOptions) {
    super(String(said), options)
    this.said = said
  }
}
