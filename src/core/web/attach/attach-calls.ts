import { queryOptions } from '@tanstack/react-query'
import { api, type RequestOptions } from '../api.ts'
import type { PictureMarks } from '../../shared/picture-marks.ts'
import { randomHex } from '../random.ts'

/**
 * Which files belong together (specification section 3): resource, record, and the flag of the group
 * (attach-check, flagOf).
 */
export interface AttachGroup {
  taskClassNm: string
  taskKey?: string | number | null
  taskFlag: string
  tempTaskKey?: string | null
}
export interface AttachedFile {
  fileNo: number
  fileOrgNm: string
  /** Bytes. */
  fileSize: number
  fileExt: string
  contentType: string
  fileDownPath: string
  /** Base64 of a small WebP of a picture. */
  pictureData?: string | null
  pictureExplan?: string | null
  createDt: string
  /** When the camera took a picture; null where the file does not say. */
  takenDt?: string | null
  /** Where the camera took a picture, degrees of WGS 84; null where the file does not say. */
  takenLat?: number | null
  takenLon?: number | null
  /** What somebody laid over the picture; the picture itself stays as it is. */
  marks?: PictureMarks | null
  /** Why the file can neither be removed nor described again; absent where it can. */
  keptReason?: string
}
/** A file that is chosen and not yet saved. */
export interface PendingFile {
  file: File
  explanation: string
  id: string
  /** Object address of the picture, until it is saved or dropped. */
  address: string
  /** Why the server did not take it. */
  refusal?: string
}

type FileToSend = Pick<PendingFile, 'file' | 'explanation'> & Partial<PendingFile>

/** A group of files that were sent before their record. */
export interface SentAhead {
  tempTaskKey: string
  taskFlag: string
}
/** A file that a person has chosen for a record that waits for the network. */
export interface WaitingFile {
  /** Group of the record's files (attach-check, flagOf). */
  taskFlag: string
  file: File
  explanation: string
}

/** Cache key of a group's files; all parts that show them get the same change. */
export const attachKey = (group: AttachGroup) =>
  [
    'attachFile',
    group.taskClassNm,
    String(group.taskKey ?? ''),
    group.taskFlag,
    group.tempTaskKey ?? '',
  ] as const

const base = '/api/attachfile'
const paramsOf = ({ taskClassNm, taskKey, taskFlag, tempTaskKey }: AttachGroup) => ({
  taskClassNm,
  taskKey,
  taskFlag,
  tempTaskKey,
})

export const attachCalls = {
  list: (group: AttachGroup, signal?: AbortSignal) =>
    api.get<{ data: AttachedFile[] }>(`${base}/uploadfiles`, paramsOf(group), signal ? { signal } : {}),
  upload(
    group: AttachGroup,
    pending: readonly FileToSend[],
    options?: RequestOptions,
  ): Promise<{ data: AttachedFile[]; refused?: { fileOrgNm: string; message: string }[] }> {
    const form = new FormData()
    for (const [name, value] of Object.entries(paramsOf(group)))
      form.append(name, value === null || value === undefined ? '' : String(value))
    // Fields stand before files: the server reads a multipart body in one pass. One explanation per file, in
    // the same order.
    if (pending.some(({ explanation }) => explanation !== ''))
      for (const { explanation } of pending) form.append('pictureExplan', explanation)
    for (const { file } of pending) form.append('files', file, file.name)
    // The address names the group, so that a refusal need not wait for the files.
    const named = new URLSearchParams({ taskClassNm: group.taskClassNm, taskFlag: group.taskFlag })
    return api.upload(`${base}/upload?${named.toString()}`, form, options)
  },
  /** Pictures have their own address. */
  remove: (group: AttachGroup, fileNo: number) =>
    api.delete(group.taskFlag === 'image' ? `${base}/img/${fileNo}` : `${base}/${fileNo}`),
  describe: (fileNo: number, pictureExplan: string) =>
    api.put(`${base}/uploadfiles/${fileNo}`, { pictureExplan }),
  mark: (fileNo: number, marks: PictureMarks) => api.put(`${base}/uploadfiles/${fileNo}/marks`, { marks }),
  /** A short-lived address of the whole picture, for an <img> that cannot send the token. */
  address: async (fileNo: number) =>
    (await api.get<{ data: string }>(`${base}/link/${fileNo}`, { kind: 'down' })).data,
  /** An address for a <video>, which asks for parts of the file for some minutes. */
  playAddress: async (fileNo: number) =>
    (await api.get<{ data: string }>(`${base}/link/${fileNo}`, { kind: 'play' }, { quiet: true })).data,
  removeAll: (group: AttachGroup) => api.post(`${base}/deleteAll`, paramsOf(group)),
  /** The address of a zip of the group, or 'nofile'. */
  zip: (group: AttachGroup) => api.get<{ data: string }>(`${base}/zip`, paramsOf(group)),
  download: ({ fileNo, fileOrgNm, fileDownPath }: AttachedFile) =>
    api.download(fileDownPath || `/api/file/down/${fileNo}`, undefined, { name: fileOrgNm, quiet: true }),
  /** Hands the files of a temporary key over to the record that was saved meanwhile. */
  apply: (group: AttachGroup) => api.put(`${base}/img/apply`, paramsOf(group)),
}

/** The files of a group: loaded by the part that shows them, or ahead by its page, and again with its record. */
export const attachQuery = (group: AttachGroup) =>
  queryOptions({
    queryKey: attachKey(group),
    queryFn: ({ signal }) => attachCalls.list(group, signal),
    meta: { follows: [group.taskClassNm] },
  })

/**
 * A temporary key for files of a record that has no key yet. The specification makes it of a token and random
 * hex; the token is a random one, because the access token would end up in a table and in logs.
 */
export function newTempKey(): string {
  return `temp-${Date.now().toString(36)}-${randomHex()}`
}
