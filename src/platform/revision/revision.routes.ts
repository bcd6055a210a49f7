import { inlinePdf } from '../../core/server/pdf/sheet.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Binds, quoted } from '../../core/server/database/database.ts'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { insideOf, maskedColumns } from '../../core/server/entity/columns.ts'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { badField, notFound, Refusal } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { Snapshot, SnapshotFile } from '../approval/approval-answers.rule.ts'
import { diffSnapshots } from '../approval/snapshot-diff.rule.ts'
import { rulesOf } from '../attachment/attachment-group.rule.ts'
import { sendFile } from '../attachment/attachment-send.ts'
import {
  isIntact,
  type HashProof,
  type RevisionComparison,
  type RevisionContent,
  type RevisionFile,
  type RevisionProof,
  type RevisionRow,
} from './revision.rule.ts'
import { hashOf } from './revision.server.ts'
import { revisionSays } from './revision.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string; revisionNo: string } }>
type FileKeyed = FastifyRequest<{ Params: { key: string; revisionNo: string; fileNo: string } }>
type Asked = FastifyRequest<{ Params: { key: string }; Querystring: { from?: unknown; to?: unknown } }>

/**
 * The revisions of the records of an entity, for whoever may read the record: list, comparison of two, the
 * paper of that moment, and the hashes reckoned again. A revision of the series is seen where its own record is.
 */
export function mountRevisions(
  app: FastifyInstance,
  engine: Engine,
  resource: AnyResource,
  store: FileStore,
): void {
  const path = `${resource.path as string}/:key/revisions`
  const menus = resource.menus as string[]
  const summary = (what: string) => ({ tags: [resource.title], summary: `${resource.title} ${what}` })
  const list = async (
    request: Keyed | Asked | FileKeyed,
  ): Promise<{ context: Context; rows: RevisionRow[] }> => {
    const context = reading(engine, request.session)
    const row: Record<string, unknown> = await loadRecord(resource, context, request.params.key)
    const found = await revisionsOf(resource, context, String(row[resource.key]))
    const rows = hidesPaper(resource, context) ? found.map((each) => ({ ...each, pdfSha256: null })) : found
    if (!hidesFiles(resource, context)) return { context, rows }
    const counted = rows.map(async (each) => ({
      ...each,
      fileCnt: (await filesOf(resource, context, await contentOf(context, each))).length,
    }))
    return { context, rows: await Promise.all(counted) }
  }
  const chosen = (rows: readonly RevisionRow[], revisionNo: unknown): RevisionRow => {
    const row = rows.find((each) => String(each.revisionNo) === String(revisionNo))
    if (!row) throw notFound()
    return row
  }
  app.get(
    path,
    { config: { access: { menus, right: 'read' } }, schema: summary('동결본') },
    async (request: Keyed): Promise<{ data: RevisionRow[] }> => ({ data: (await list(request)).rows }),
  )
  app.get(
    `${path}/compare`,
    { config: { access: { menus, right: 'read' } }, schema: summary('동결본 비교') },
    async (request: Asked): Promise<{ data: RevisionComparison }> => {
      const { context, rows } = await list(request)
      const [from, to] = (['from', 'to'] as const).map((name) => {
        if (!/^\d{1,18}$/.test(String(request.query[name]))) throw badField(name, revisionSays.whichTwo())
        return chosen(rows, request.query[name])
      }) as [RevisionRow, RevisionRow]
      const [before, after] = [
        await seenSet(resource, context, await contentOf(context, from)),
        await seenSet(resource, context, await contentOf(context, to)),
      ]
      return { data: { from, to, set: after, diff: diffSnapshots(before, after) } }
    },
  )
  app.get(
    `${path}/:revisionNo/pdf`,
    { config: { access: { menus, right: 'print' } }, schema: summary('동결본 PDF') },
    async (request: Keyed, reply: FastifyReply) => {
      const { context, rows } = await list(request)
      const row = chosen(rows, request.params.revisionNo)
      if (hidesPaper(resource, context)) throw notFound()
      const { pdf } = await context.sql.one<{ pdf: Buffer | null }>(
        'select "pdf" from "revision" where "revisionNo" = $1',
        [row.revisionNo],
      )
      if (!pdf) throw notFound()
      await audit(context, acts.print, resource.name, row.taskKey, { revisionNo: [null, row.revisionNo] })
      return reply.type('application/pdf').header('content-disposition', inlinePdf(row.revisionNm)).send(pdf)
    },
  )
  app.get(
    `${path}/:revisionNo/files`,
    { config: { access: { menus, right: 'read' } }, schema: summary('동결본의 파일') },
    async (request: Keyed): Promise<{ data: RevisionFile[] }> => {
      const { context, rows } = await list(request)
      const content = await contentOf(context, chosen(rows, request.params.revisionNo))
      const files = await filesOf(resource, context, content)
      return { data: files.map(({ fileNo, fileOrgNm, fileSize }) => ({ fileNo, fileOrgNm, fileSize })) }
    },
  )
  app.get(
    `${path}/:revisionNo/files/:fileNo`,
    { config: { access: { menus, right: 'read' } }, schema: summary('동결본의 파일 내려받기') },
    async (request: FileKeyed, reply: FastifyReply) => {
      const { context, rows } = await list(request)
      const row = chosen(rows, request.params.revisionNo)
      const files = await filesOf(resource, context, await contentOf(context, row))
      const file = files.find(({ fileNo }) => String(fileNo) === request.params.fileNo)
      if (file?.contentType === undefined) throw notFound()
      if (!(await store.stat(file.sha256))) throw new Refusal(500, 'DOWNLOAD_FAILED', messages.downloadFailed)
      await audit(context, acts.download, resource.name, row.taskKey, {
        revisionNo: [null, row.revisionNo],
        fileNo: [null, file.fileNo],
      })
      return sendFile(request, reply, store, { ...file, contentType: file.contentType })
    },
  )
  app.get(
    `${path}/:revisionNo/verify`,
    { config: { access: { menus, right: 'read' } }, schema: summary('동결본 해시 확인') },
    async (request: Keyed): Promise<{ data: RevisionProof }> => {
      const { context, rows } = await list(request)
      const row = chosen(rows, request.params.revisionNo)
      const hashes = await proofOf(context, row, store)
      const seen = await filesOf(resource, context, await contentOf(context, row))
      const isSeen = ({ what, kept }: HashProof) =>
        what === 'pdf'
          ? !hidesPaper(resource, context)
          : what !== 'file' || seen.some(({ sha256 }) => sha256 === kept)
      return { data: { intact: isIntact(hashes), hashes: hashes.filter(isSeen) } }
    },
  )
}

/** Those of the record's series whose own record the caller may read, newest first. */
function revisionsOf(resource: AnyResource, context: Context, taskKey: string): Promise<RevisionRow[]> {
  const binds = new Binds()
  const [name, key] = [binds.add(resource.name), binds.add(taskKey)]
  const scope = scopeWhere(resource, context.session, 't', binds, 'below')
  return context.sql.query<RevisionRow>(
    `select r."revisionNo", r."taskKey", r."rev", r."revisionNm", r."createDt", r."sha256", r."pdfSha256",
       cardinality(r."fileSha256s") as "fileCnt",
       coalesce(u."userNm", r."createUserId") as "createUserNm"
     from "revision" r left join "user" u on u."userId" = r."createUserId"
     where r."taskClassNm" = ${name}
       and r."seriesKey" in (select o."seriesKey" from "revision" o where o."taskClassNm" = ${name} and o."taskKey" = ${key})
       and exists (select from ${quoted(resource.name)} t where t.${quoted(resource.key)}::text = r."taskKey" and ${scope})
     order by r."revisionNo" desc`,
    binds.values,
  )
}
const textOf = async ({ sql }: Context, { revisionNo }: RevisionRow): Promise<string> =>
  (
    await sql.one<{ content: string }>('select "content" from "revision" where "revisionNo" = $1', [
      revisionNo,
    ])
  ).content
const contentOf = async (context: Context, row: RevisionRow): Promise<RevisionContent> =>
  JSON.parse(await textOf(context, row)) as RevisionContent

/** The frozen record as this reader sees the record itself. */
async function seenSet(resource: AnyResource, context: Context, content: RevisionContent): Promise<Snapshot> {
  const { session } = context
  const masked = maskedColumns(resource, session)
  const inside = session.vendorCd === null ? [] : insideOf(resource).lines
  const { set } = content
  return {
    ...set,
    fields: set.fields.filter(({ name }) => !masked.includes(name)),
    lines: set.lines.filter(({ name }) => !inside.includes(name)),
    files: await filesOf(resource, context, content),
  }
}

/** A company does not see every group of the files of this entity. */
const hidesFiles = ({ files }: AnyResource, { session }: Context): boolean =>
  session.vendorCd !== null && Object.values(files ?? {}).some((group) => group?.ownOnly === true)

/**
 * The paper was drawn for the plant, with everything on it. A company gets it only where it sees the whole record:
 * nothing can be taken out of a paper afterwards.
 */
const hidesPaper = (resource: AnyResource, context: Context): boolean => {
  const { columns, lines } = insideOf(resource)
  return (
    hidesFiles(resource, context) || (context.session.vendorCd !== null && columns.length + lines.length > 0)
  )
}

/**
 * The files of a revision, also those that the record has given up since: their rows and contents stay. What a company
 * does not see on the record it does not see here, neither in a comparison nor among the hashes; nor a file
 * whose group nobody knows any more.
 */
async function filesOf(
  resource: AnyResource,
  context: Context,
  { set }: RevisionContent,
): Promise<(SnapshotFile & { contentType: string | undefined })[]> {
  const known = await context.sql.query<{ fileNo: number; taskFlag: string; contentType: string }>(
    'select "fileNo", "taskFlag", "contentType" from "attachFile" where "fileNo" = any($1::bigint[])',
    [set.files.map(({ fileNo }) => fileNo)],
  )
  const hides = hidesFiles(resource, context)
  return set.files.flatMap((file) => {
    const of = known.find(({ fileNo }) => fileNo === file.fileNo)
    const group = of && rulesOf(resource, of.taskFlag)
    if (hides && (group === undefined || resource.files?.[group.name]?.ownOnly)) return []
    return [{ ...file, contentType: of?.contentType }]
  })
}

/** Everything that the revision says of itself, reckoned again from the bytes that are stored now. */
async function proofOf(context: Context, row: RevisionRow, store: FileStore): Promise<HashProof[]> {
  const text = await textOf(context, row)
  const { pdfSha256, set } = JSON.parse(text) as RevisionContent
  const proofs: HashProof[] = [
    { what: 'content', name: row.revisionNm, kept: row.sha256, found: hashOf(text) },
  ]
  if (pdfSha256 !== null) {
    const { pdf } = await context.sql.one<{ pdf: Buffer | null }>(
      'select "pdf" from "revision" where "revisionNo" = $1',
      [row.revisionNo],
    )
    proofs.push({ what: 'pdf', name: `${row.revisionNm}.pdf`, kept: pdfSha256, found: pdf && hashOf(pdf) })
  }
  for (const { fileOrgNm, sha256 } of set.files) {
    const isThere = await store.stat(sha256)
    const found = isThere ? await hashOfStream(store.get(sha256)) : null
    proofs.push({ what: 'file', name: fileOrgNm, kept: sha256, found })
  }
  return proofs
}
async function hashOfStream(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
