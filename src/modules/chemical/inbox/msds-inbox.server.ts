import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, conflict } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmMsds } from '../msds/msds.resource.ts'
import { draftOf } from '../msds/msds-draft.server.ts'
import { msdsBehaviour } from '../msds/msds.server.ts'
import { chmMsdsFile, type ChmMsdsFile } from './chm-msds-file.resource.ts'
import { recogniseFile, type KnownProduct } from './recognise.rule.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { inboxSentences } from './msds-inbox.texts.ts'

/** PDFs that were put in: recognised by their name and content, made a sheet by a person. */
export const msdsFileBehaviour = defineBehaviour(chmMsdsFile, {
  without: ['multi'],
  mayEdit: ({ state }) => (state === 'waiting' ? undefined : inboxSentences.editWaiting()),
  mayDelete: () => inboxSentences.noDelete(),
  mayAttach: ({ state }, _context, { act }) =>
    state === 'waiting' && act === 'add' ? undefined : inboxSentences.originalFixed(),
  transitions: {
    recognise: { effect: async ({ msdsFileNo }, context) => recognise(context, msdsFileNo) },
    file: {
      guards: {
        content: async ({ msdsFileNo }, context) =>
          (await contentOf(context, msdsFileNo)) ? undefined : inboxSentences.noPdf(),
      },
      effect: makeSheet,
    },
  },
})
const behaviour = msdsFileBehaviour

const contentOf = ({ sql }: Context, msdsFileNo: number) =>
  sql.maybe<{ sha256: string }>(
    `select "sha256" from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N' order by "fileNo" limit 1`,
    [chmMsdsFile.name, String(msdsFileNo)],
  )

/** Where the same content lies already: a sheet, or a file that was put in before. */
async function sameContent(
  { sql }: Context,
  msdsFileNo: number,
  sha256: string,
): Promise<string | undefined> {
  const known = await sql.maybe<{ place: string }>(
    `select coalesce(m."msdsCd", i."fileNm") as "place" from "attachFile" f
     left join "chmMsds" m on f."taskClassNm" = 'chmMsds' and m."msdsNo"::text = f."taskKey"
     left join "chmMsdsFile" i on f."taskClassNm" = 'chmMsdsFile' and i."msdsFileNo"::text = f."taskKey" and i."state" <> 'discarded'
     where f."sha256" = $1 and f."delYn" = 'N' and not (f."taskClassNm" = 'chmMsdsFile' and f."taskKey" = $2) and coalesce(m."msdsCd", i."fileNm") is not null
     order by f."fileNo" limit 1`,
    [sha256, String(msdsFileNo)],
  )
  return known?.place
}
async function sameRevision(
  { sql }: Context,
  prodNo: number,
  langCd: string,
  revYmd: string,
): Promise<string | undefined> {
  const known = await sql.maybe<{ msdsCd: string }>(
    `select "msdsCd" from "chmMsds" where "prodNo" = $1 and "langCd" = $2 and coalesce("revYmd", "writeYmd") = $3 and "state" <> 'discarded' limit 1`,
    [prodNo, langCd, revYmd],
  )
  return known?.msdsCd
}

/**
 * Proposes product, language and revision from the name, and says whether the content or the revision is
 * there already.
 */
export async function recognise(context: Context, msdsFileNo: number): Promise<void> {
  const { sql, today } = context
  const { fileNm, ...known } = await sql.one<
    { fileNm: string } & Pick<ChmMsdsFile, 'prodNo' | 'langCd' | 'revYmd'>
  >('select "fileNm", "prodNo", "langCd", "revYmd" from "chmMsdsFile" where "msdsFileNo" = $1', [msdsFileNo])
  const products = await sql.query<KnownProduct>(
    `select "prodNo", "prodCd", "prodNm" from "chmProduct" where "state" <> 'stopped'`,
  )
  const found = recogniseFile(fileNm, products, today)
  const content = await contentOf(context, msdsFileNo)
  const same = content && (await sameContent(context, msdsFileNo, content.sha256))
  const revision =
    found.prodNo !== null && found.revYmd !== null
      ? await sameRevision(context, found.prodNo, found.langCd, found.revYmd)
      : undefined
  const why = [
    found.why,
    ...(same ? [inboxSentences.sameFile({ file: same })] : []),
    ...(revision ? [inboxSentences.sameRevision({ sheet: revision })] : []),
  ].join(' · ')
  const recognised = {
    prodNo: known.prodNo ?? found.prodNo,
    langCd: known.langCd ?? found.langCd,
    revYmd: known.revYmd ?? found.revYmd,
    whyTxt: why.slice(0, 500),
  }
  await setColumns(context, chmMsdsFile, msdsFileNo, recognised, { trail: false })
  context.publish({ topic: chmMsdsFile.name, key: msdsFileNo })
  if (same || revision)
    await actingAs(context, asSystem('MSDS 중복 확인'), (own) =>
      runTransition(behaviour, own, msdsFileNo, 'markDuplicate'),
    )
}

/**
 * The sheet of a file: a draft of what the portal knows, with the PDF as its original; what was recognised
 * holds unless a person says otherwise.
 * @throws Refusal 400, 409
 */
async function makeSheet(row: ChmMsdsFile, context: Context, input: Record<string, unknown>): Promise<void> {
  const { sql, today } = context
  const said = (name: 'prodNo' | 'langCd' | 'revYmd'): string => {
    const value = input[name] ?? row[name]
    if (value === null || value === undefined)
      throw badField(name, messages.requiredField(chmMsdsFile.fields[name].label))
    return String(value)
  }
  const [prodNo, langCd, revYmd] = [Number(said('prodNo')), said('langCd'), said('revYmd')]
  if (revYmd > today) throw badField('revYmd', chemicalSentences.futureDay())
  const revision = await sameRevision(context, prodNo, langCd, revYmd)
  if (revision) throw conflict(inboxSentences.revisionThere({ sheet: revision }))
  const { sects, ghs } = await draftOf(context, prodNo)
  const msdsNo = await createRecord(msdsBehaviour, context, {
    prodNo,
    langCd,
    msdsSrcCd: 'SUPPLIER',
    writeYmd: revYmd,
    revYmd,
    recvYmd: today,
    emergencyTel: input['emergencyTel'],
    sects,
    ghs,
  })
  await sql.query(
    // By hand: the file goes over from one record to another, which no verb of attachments does.
    `update "attachFile" set "taskClassNm" = $3, "taskKey" = $4 where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N'`,
    [chmMsdsFile.name, String(row.msdsFileNo), chmMsds.name, String(msdsNo)],
  )
  const filed = { prodNo, langCd, revYmd, msdsNo: Number(msdsNo) }
  await setColumns(context, chmMsdsFile, row.msdsFileNo, filed, { trail: false, stamps: false })
  context.publish({ topic: chmMsds.name, key: msdsNo })
}

export async function msdsInboxRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.post(
    `${chmMsdsFile.path}/:key/received`,
    {
      config: { access: { menus: [...chmMsdsFile.menus], right: 'write' } },
      schema: { tags: [chmMsdsFile.title], summary: '올린 PDF 인식(제품·언어·개정일·중복)' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) =>
      writing(engine, request, async (context) => {
        const { msdsFileNo } = await loadRecord(chmMsdsFile, context, request.params.key)
        await recognise(context, msdsFileNo)
        return { data: await loadRecord(chmMsdsFile, context, msdsFileNo) }
      }),
  )
}
