import { flagOf } from '../../core/shared/file-flag.ts'
import type { PictureMarks } from '../../core/shared/picture-marks.ts'
import { usualExtension } from '../../core/shared/file-name.ts'
import { defaultFileLimit, defaultFileMegabytes } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource, FileGroup } from '../../core/shared/resource.ts'
import type { Sentence, Said } from '../../core/shared/sentence.ts'

/**
 * Which files are meant (specification section 3): those of one record, or those that wait under a temporary
 * key for a record not saved yet.
 */
export interface AttachmentGroup {
  /** Name of the resource that the record belongs to. */
  taskClassNm: string
  /** Key of the record; absent while it does not exist. */
  taskKey?: string
  /**
   * '' for documents, 'image' for pictures (specification section 3); further groups go by their name in the
   * definition.
   */
  taskFlag: string
  /** Token and random hex; names files that are not applied to their record yet. */
  tempTaskKey?: string
}

/** One attached file as it is answered (specification section 3; admin section 2.2). */
export interface AttachedFile<M extends Said = string> {
  fileNo: number
  taskClassNm: string
  taskKey: string | null
  taskFlag: string
  fileOrgNm: string
  /** Bytes. */
  fileSize: number
  fileExt: string
  contentType: string
  fileDownPath: string
  pictureExplan: string | null
  /** Base64 of a WebP of 148 × 148; null unless it is a picture. */
  pictureData: string | null
  /** When the camera took it; null where the file does not say. */
  takenDt: string | null
  /** Where the camera took it, degrees of WGS 84; null where the file does not say. */
  takenLat: number | null
  takenLon: number | null
  /** What somebody laid over the picture; null where nobody did. */
  marks: PictureMarks | null
  sortOrder: number
  createUserId: string
  createUserNm: string | null
  createDt: string
  /** Why the file can neither be removed nor described again; absent where it can. */
  keptReason?: M
}

export interface UploadAnswer<M extends Said = string> {
  data: AttachedFile<M>[]
  /** Files that were left out, each with its reason; the others are saved. */
  refused: { fileOrgNm: string; message: M }[]
  /** The temporary key under which the files wait, when they have no record yet. */
  tempTaskKey?: string
}

export interface GroupRules {
  /** Name of the group in the definition. */
  name: string
  label: string
  limit: number
  imageOnly: boolean
  /** Signatures drawn by hand. */
  drawn: boolean
  megabytes: number
  /** Lower case, without dots; undefined: any (`*`). */
  extensions: readonly string[] | undefined
}
/** Signatures come as pictures of the pad. */
const signatureExtension = 'png'
export const bytesOf = (rules: GroupRules): number => rules.megabytes * 1024 * 1024

/**
 * The group of a definition behind a taskFlag: 'image' is the one for pictures only, '' the first other one,
 * any other flag its name. Signatures go by their name alone.
 */
function groupOf(
  groups: Record<string, FileGroup>,
  taskFlag: string,
): [name: string, group: FileGroup] | undefined {
  return Object.entries(groups).find(([name, { imageOnly, drawn }]) =>
    taskFlag === 'image' || taskFlag === ''
      ? !drawn && (imageOnly ?? false) === (taskFlag === 'image')
      : name === taskFlag,
  )
}

/**
 * Rules of one group of a resource with the specification's defaults; undefined when the resource has no such
 * group.
 */
export function rulesOf(resource: Pick<AnyResource, 'files'>, taskFlag: string): GroupRules | undefined {
  const found = groupOf(resource.files ?? {}, taskFlag)
  if (!found) return undefined
  const [name, group] = found
  const drawn = group.drawn ?? false
  const extensions = drawn
    ? [signatureExtension]
    : group.extensions?.map((extension) => extension.toLowerCase().replace(/^\./, ''))
  return {
    name,
    label: group.label,
    limit: group.limit ?? defaultFileLimit,
    imageOnly: drawn || (group.imageOnly ?? false),
    drawn,
    megabytes: group.maxMegabytes ?? defaultFileMegabytes,
    extensions: extensions?.includes('*') ? undefined : extensions,
  }
}

/** The flag under which files of a group are kept, also where its name is given in place of its flag. */
export function keptFlag(resource: Pick<AnyResource, 'files'>, taskFlag: string): string {
  const rules = rulesOf(resource, taskFlag)
  return rules ? flagOf(resource.files ?? {}, rules.name) : taskFlag
}

/**
 * The message when so many more files do not fit, for the browser before it sends and for the server.
 * @param present files already uploaded and files of the record's other groups (specification section 5,
 * admin R10)
 */
export const countRefusal = (rules: GroupRules, present: number, chosen: number): Sentence | undefined =>
  present + chosen > rules.limit ? messages.tooManyFiles(rules.limit) : undefined

/**
 * The message when the extension or the size (bytes) does not fit. The server looks at the content as well.
 */
export function fileRefusal(rules: GroupRules, extension: string, size: number): Sentence | undefined {
  if (
    rules.extensions &&
    !rules.extensions.some((allowed) => usualExtension(allowed) === usualExtension(extension))
  )
    return messages.wrongExtension
  return size > bytesOf(rules) ? messages.fileSize(rules.megabytes) : undefined
}
