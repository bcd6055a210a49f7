import { defaultFileFilterText, defaultFileLimit, defaultFileMegabytes } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import type { FileGroup } from '../../shared/resource.ts'
import { said } from '../text/text.ts'

export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
  /** Content type as the browser sees it. */
  type: string
}
export interface CheckedFiles<F extends ChosenFile> {
  accepted: F[]
  /** Each message once, in the order of the checks. */
  messages: string[]
}
export const limitOf = (group: FileGroup): number => group.limit ?? defaultFileLimit
export const megabytesOf = (group: FileGroup): number => group.maxMegabytes ?? defaultFileMegabytes
const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']

/**
 * Selects the chosen files that may be sent (specification section 5, admin R10). Too many: none. Wrong type
 * or too large: only the others. `present` counts uploaded and chosen files, `others` those in other groups
 * of the record.
 */
export function checkFiles<F extends ChosenFile>(
  files: readonly F[],
  group: FileGroup,
  present: number,
  others = 0,
): CheckedFiles<F> {
  const limit = limitOf(group)
  if (files.length + present + others > limit)
    return { accepted: [], messages: [said(messages.tooManyFiles(limit))] }
  const found = new Set<string>()
  const accepted = files.filter((file) => {
    const message = refusalOf(file, group)
    if (message) found.add(message)
    return message === undefined
  })
  return { accepted, messages: [...found] }
}
function refusalOf(file: ChosenFile, group: FileGroup): string | undefined {
  const extension = extensionOf(file.name)
  if (group.imageOnly && !(file.type.startsWith('image/') && imageExtensions.includes(extension)))
    return said(messages.imagesOnly)
  const allowed = group.extensions?.map((each) => each.toLowerCase())
  if (allowed && !allowed.includes('*') && !allowed.includes(extension)) return said(messages.wrongExtension)
  if (file.size > megabytesOf(group) * 1024 * 1024) return said(messages.fileSize(megabytesOf(group)))
  return undefined
}

export const extensionOf = (name: string): string =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
/** The accept list of a file input; undefined takes any. */
export function acceptOf(group: FileGroup): string | undefined {
  if (group.extensions && !group.extensions.includes('*'))
    return group.extensions.map((each) => `.${each}`).join(',')
  return group.imageOnly ? 'image/*' : undefined
}
/** The allowed files in words: the extensions, or the specification's default text. */
export const filterText = (group: FileGroup): string =>
  group.extensions?.join(', ') ?? (group.imageOnly ? imageExtensions.join(', ') : defaultFileFilterText)
