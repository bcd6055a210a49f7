import { acts, audit, type Diff } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { Binds } from '../../core/server/database/database.ts'
import { notFound, refused } from '../../core/server/http/errors.ts'
import type { PictureMarks } from '../../core/shared/picture-marks.ts'
import { markRefusals } from './attachment-marks.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { resourceNamed } from '../../core/server/entity/registry.ts'
import { keptFlag, type AttachedFile, type AttachmentGroup } from './attachment-group.rule.ts'
import { digestOf, type FileAddress } from './attachment-rights.ts'

export interface StoredFile extends FileAddress {
  fileOrgNm: string
  fileSize: number
  contentType: string
  sha256: string
}
export interface NewFile {
  fileOrgNm: string
  fileSize: number
  fileExt: string
  contentType: string
  sha256: string
  preview: Buffer | null
  pictureExplan: string | null
  /** When the camera took it (EXIF); null where the file does not say. */
  takenDt: string | null
  /** Where the camera took it (EXIF), degrees of WGS 84; left out where the file does not say. */
  takenLat?: number | null
  takenLon?: number | null
  /** What somebody laid over it; left out of a new file. */
  marks?: PictureMarks | null
}

const addressColumns = `"fileNo", "taskClassNm", "taskKey", "taskFlag", "createUserId"`
const storedColumns = `${addressColumns}, "fileOrgNm", "fileSize", "contentType", "sha256"`

/**
 * Files of the record and those that wait under the caller's own temporary key; of one taskFlag, or of all.
 */
function groupWhere(
  context: Context,
  group: Omit<AttachmentGroup, 'taskFlag'>,
  taskFlag: string | undefined,
  binds: Binds,
): string {
  const places: string[] = []
  if (group.taskKey !== undefined) places.push(`f."taskKey" = ${binds.add(group.taskKey)}`)
  if (group.tempTaskKey !== undefined) {
    places.push(
      `(f."tempTaskKey" = ${binds.add(digestOf(group.tempTaskKey))} and f."createUserId" = ${binds.add(context.session.userId)})`,
    )
  }
  const flag = taskFlag === undefined ? '' : ` and f."taskFlag" = ${binds.add(taskFlag)}`
  return `f."delYn" = 'N' and f."taskClassNm" = ${binds.add(group.taskClassNm)} and (${places.join(' or ') || 'false'})${flag}`
}

export async function listFiles(context: Context, group: AttachmentGroup): Promise<AttachedFile<Sentence>[]> {
  const binds = new Binds()
  const where = groupWhere(context, group, group.taskFlag, binds)
  const rows = await context.sql.query<
    Omit<AttachedFile<Sentence>, 'pictureData'> & { preview: Buffer | null }
  >(
    `select ${addressColumns.replaceAll(/"\w+"/g, 'f.$&')}, f."fileOrgNm", f."fileSize", f."fileExt", f."contentType", f."fileDownPath", f."pictureExplan",
       f."preview", f."sortOrder", (select u."userNm" from "user" u where u."userId" = f."createUserId") as "createUserNm",
       to_json(f."createDt") #>> '{}' as "createDt", to_json(f."takenDt") #>> '{}' as "takenDt",
       f."takenLat", f."takenLon", f."marks"
     from "attachFile" f where ${where} order by f."taskKey" nulls last, f."sortOrder", f."fileNo"`,
    binds.values,
  )
  return rows.map(({ preview, ...row }) => ({ ...row, pictureData: preview?.toString('base64') ?? null }))
}

export async function storedFilesOf(context: Context, group: AttachmentGroup): Promise<StoredFile[]> {
  const binds = new Binds()
  const where = groupWhere(context, group, group.taskFlag, binds)
  return context.sql.query<StoredFile>(
    `select ${storedColumns} from "attachFile" f where ${where} order by "sortOrder", "fileNo"`,
    binds.values,
  )
}

/**
 * Files of the record and of the temporary key in all groups: the specification counts the other groups too.
 */
export async function countFiles(context: Context, group: AttachmentGroup): Promise<number> {
  const binds = new Binds()
  const where = groupWhere(context, group, undefined, binds)
  const { count } = await context.sql.one<{ count: number }>(
    `select count(*) as count from "attachFile" f where ${where}`,
    binds.values,
  )
  return count
}

/** @throws Refusal 404 */
export async function findFile(context: Context, fileNo: string, lock = false): Promise<StoredFile> {
  if (!/^\d{1,15}$/.test(fileNo)) throw notFound()
  const file = await context.sql.maybe<StoredFile>(
    `select ${storedColumns} from "attachFile" where "fileNo" = $1 and "delYn" = 'N'${lock ? ' for update' : ''}`,
    [Number(fileNo)],
  )
  if (!file) throw notFound()
  return file
}
export async function findPreview(context: Context, fileNo: number): Promise<Buffer | null> {
  const { preview } = await context.sql.one<{ preview: Buffer | null }>(
    `select "preview" from "attachFile" where "fileNo" = $1`,
    [fileNo],
  )
  return preview
}

/**
 * One writer at a time for a group, so that two uploads together cannot pass the limit. Ends with the
 * transaction.
 */
export async function lockGroup(
  context: Context,
  { taskClassNm, taskKey, tempTaskKey }: AttachmentGroup,
): Promise<void> {
  const names = [taskKey, tempTaskKey && digestOf(tempTaskKey)]
    .filter((name) => name !== undefined)
    .toSorted()
  for (const name of names)
    await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `attachFile ${taskClassNm} ${name}`,
    ])
}
/**
 * Keeps a content from being swept (shared) or from getting a new reference (exclusive) until the transaction
 * ends.
 */
export async function lockContent(
  context: Context,
  sha256: string,
  how: 'shared' | 'exclusive',
): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await context.sql.query(`select ${lock}(hashtextextended($1, 0))`, [`content ${sha256}`])
}

/** Rows of received files at the end of their group. */
export async function insertFiles(
  context: Context,
  given: AttachmentGroup,
  files: NewFile[],
): Promise<number[]> {
  const resource = resourceNamed(given.taskClassNm)
  const group = resource ? { ...given, taskFlag: keptFlag(resource, given.taskFlag) } : given
  const { session, now, sql } = context
  const temporary = group.tempTaskKey === undefined ? null : digestOf(group.tempTaskKey)
  const taskKey = temporary === null ? (group.taskKey ?? null) : null
  const { last } = await sql.one<{ last: number }>(
    `select coalesce(max("sortOrder"), 0) as last from "attachFile"
     where "taskClassNm" = $1 and "taskFlag" = $2 and "delYn" = 'N' and ("taskKey" = $3 or "tempTaskKey" = $4)`,
    [group.taskClassNm, group.taskFlag, taskKey, temporary],
  )
  const numbers: number[] = []
  for (const [index, file] of files.entries()) {
    const { fileNo } = await sql.one<{ fileNo: number }>(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "tempTaskKey", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256",
         "preview", "pictureExplan", "sortOrder", "createUserId", "createDt", "updateUserId", "updateDt", "takenDt", "takenLat", "takenLon", "marks")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $13, $14, $15, $16, $17, $18) returning "fileNo"`,
      [
        group.taskClassNm,
        taskKey,
        group.taskFlag,
        temporary,
        file.fileOrgNm,
        file.fileSize,
        file.fileExt,
        file.contentType,
        file.sha256,
        file.preview,
        file.pictureExplan,
        last + index + 1,
        session.userId,
        now,
        file.takenDt,
        file.takenLat ?? null,
        file.takenLon ?? null,
        file.marks ?? null,
      ],
    )
    await audit(context, acts.create, 'attachFile', fileNo, traceOf({ ...group, ...file }, 'new'))
    numbers.push(fileNo)
  }
  // The record's files may decide which acts are allowed.
  if (taskKey !== null) context.publish({ topic: group.taskClassNm, key: taskKey })
  return numbers
}

/** Deleted files keep their row: who had sent what stays provable; the content goes with the next sweep. */
export async function markDeleted(context: Context, files: StoredFile[]): Promise<void> {
  await context.sql.query(
    `update "attachFile" set "delYn" = 'Y', "updateUserId" = $2, "updateDt" = $3 where "fileNo" = any($1::bigint[])`,
    [files.map(({ fileNo }) => fileNo), context.session.userId, context.now],
  )
  for (const file of files) await audit(context, acts.delete, 'attachFile', file.fileNo, traceOf(file, 'old'))
  for (const { taskClassNm, taskKey } of files)
    if (taskKey !== null) context.publish({ topic: taskClassNm, key: taskKey })
}

export async function describeFile(
  context: Context,
  file: StoredFile,
  pictureExplan: string | null,
): Promise<void> {
  const before = await context.sql.one<{ pictureExplan: string | null }>(
    `select "pictureExplan" from "attachFile" where "fileNo" = $1`,
    [file.fileNo],
  )
  await context.sql.query(
    `update "attachFile" set "pictureExplan" = $2, "updateUserId" = $3, "updateDt" = $4 where "fileNo" = $1`,
    [file.fileNo, pictureExplan, context.session.userId, context.now],
  )
  await audit(context, acts.update, 'attachFile', file.fileNo, {
    pictureExplan: [before.pictureExplan, pictureExplan],
  })
}

/** Lays marks over a picture, or takes them away. @throws Refusal 422 (no picture) */
export async function markPicture(
  context: Context,
  { fileNo }: StoredFile,
  marks: PictureMarks | null,
): Promise<void> {
  const before = await context.sql.one<{ marks: PictureMarks | null; isPicture: boolean }>(
    `select "marks", "preview" is not null as "isPicture" from "attachFile" where "fileNo" = $1`,
    [fileNo],
  )
  if (!before.isPicture) throw refused([{ guard: 'picture', message: markRefusals.noPicture() }])
  await context.sql.query(
    `update "attachFile" set "marks" = $2, "updateUserId" = $3, "updateDt" = $4 where "fileNo" = $1`,
    [fileNo, marks, context.session.userId, context.now],
  )
  await audit(context, acts.update, 'attachFile', fileNo, { marks: [before.marks, marks] })
}

const traced = ['taskClassNm', 'taskKey', 'taskFlag', 'fileOrgNm', 'fileSize', 'sha256'] as const
function traceOf(file: Partial<Record<(typeof traced)[number], unknown>>, side: 'old' | 'new'): Diff {
  const pairs = traced.map((name) => [name, file[name] ?? null] as const)
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, side === 'new' ? [null, value] : [value, null]]),
  )
}
