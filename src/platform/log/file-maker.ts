import type { Readable } from 'node:stream'
import type { Context } from '../../core/server/entity/context.ts'

/** What of a person's request is kept until its file is made. */
export type MakerParameters = Record<string, unknown>

/** A kind of file that is made beside the calls: a batch of PDFs, a pack of files (decision 0152). */
export interface FileMaker {
  /** Stands in each of its jobs. */
  name: string
  /**
   * Whether the person may have this file: asked when it is wanted, when it is made and each time it is
   * downloaded, with the rights of that moment.
   */
  may(context: Context, parameters: MakerParameters): Promise<boolean>
  /** Name in plain English without ending, for programs that read no Korean name. */
  plainName(parameters: MakerParameters): string
  /**
   * Makes the file, read only as fast as it is stored.
   * @param progress called with how many of its parts are done
   */
  make(context: Context, parameters: MakerParameters, progress: (done: number) => void): Promise<MadeFile>
}
export interface MadeFile {
  /** Ending of the name, and the type that browsers are told. */
  fileExt: string
  contentType: string
  content: Readable
  /** Parts that it will have. */
  count: number
}
